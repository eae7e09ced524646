import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Takes the manual's pictures from a running product with the demo's data:
 * `npm exec -- node scripts/guideShots.ts http://localhost:3000 admin@example.com <contraseña>`
 */
const [base = 'http://localhost:3000', email = '', password = ''] = process.argv.slice(2)
const FOLDER = 'src/web/public/guias/shots'
const SIZE = { width: 1000, height: 640 }

const SHOTS: Record<string, (page: Page) => Promise<void>> = {
  buscar: async (page) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Buscar sucursales' }).pressSequentially('pan centro')
    await page.locator('#sucursales mark').first().waitFor()
    await page.getByRole('heading', { name: 'Sucursales' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.getElementById('sucursales')?.scrollIntoView())
  },
  ficha: async (page) => {
    await page.goto('/sucursales', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
    await page.getByRole('dialog').waitFor()
  },
  filtros: async (page) => {
    await page.goto('/sucursales?c%5Bacepta-tarjeta%5D=1', { waitUntil: 'networkidle' })
    await page.getByText(/^Filtros/).click()
    await page.evaluate(() => document.querySelector('search form')?.scrollIntoView())
  },
  zona: async (page) => {
    await page.goto('/sucursales', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Ver mapa' }).click()
    await page.locator('canvas').waitFor()
    await page.locator('.map-pin, .map-group').first().waitFor()
    await page.locator('canvas').scrollIntoViewIfNeeded()
  },
  producto: async (page) => {
    await page.goto('/categorias/panaderias-y-pastelerias')
    await page.getByRole('button', { name: 'Ver más' }).first().click()
    await page.getByRole('dialog').waitFor()
  },
  documentos: async (page) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Buscar documentos' }).pressSequentially('pan')
    await page.evaluate(() => document.getElementById('documentos')?.scrollIntoView())
  },
  cuenta: async (page) => {
    await page.goto('/register')
    await page.getByLabel('Nombre').fill('Dulcería El Trompo')
    await page.getByLabel('Correo electrónico').fill('hola@dulceria-el-trompo.example')
  },
}

const ADMIN_SHOTS: typeof SHOTS = {
  lista: async (page) => {
    await page.goto('/admin/empresa')
    await page.getByText('Panadería La Espiga', { exact: true }).waitFor()
  },
  propuestas: async (page) => {
    await page.goto('/admin/propuestas')
    await page.getByText('Tlapalería El Ñandú').first().waitFor()
  },
  papelera: async (page) => {
    await page.goto('/admin/papelera')
    await page.getByText('Canasta navideña pequeña').first().waitFor()
  },
  borradores: async (page) => {
    await page.goto('/admin/post?sort=-id')
    await page
      .getByText(/Se publica el/)
      .first()
      .waitFor()
  },
  historial: async (page) => {
    await page.goto('/admin/post?q=talleres')
    await page.getByRole('link', { name: 'Editar' }).first().click()
    await page.getByRole('link', { name: 'Historial' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Versión 2' }).getByRole('link').first().click()
    await page
      .getByRole('button', { name: /Restaurar/ })
      .first()
      .waitFor()
  },
  apartados: async (page) => {
    await page.goto('/admin/empresa/create')
    for (const heading of ['Horario', 'Teléfonos y redes'])
      await page.getByText(heading, { exact: true }).click()
    await page.getByLabel('Lunes', { exact: true }).fill('9-14, 16-19')
    await page.getByLabel('Sábado', { exact: true }).fill('10 a 2')
    await showFrom(page, page.getByText('Teléfonos y redes', { exact: true }))
  },
  datos: async (page) => {
    await openBranch(page)
    await page.getByRole('button', { name: 'Ver mapa' }).click()
    await page.locator('canvas').waitFor()
    await showFrom(page, page.getByLabel('Estado', { exact: true }))
  },
  semana: async (page) => {
    await openBranch(page)
    await showFrom(page, page.getByLabel('Sábado', { exact: true }))
  },
  caracteristica: async (page) => {
    await page.goto('/admin/caracteristica?q=precio')
    await page.getByRole('link', { name: 'Editar' }).first().click()
    await page.getByLabel('Opción 1').waitFor()
  },
  formulario: async (page) => {
    await page.goto('/admin/empresa/create')
    await page.getByLabel('Nombre').fill('Dulcería El Trompo')
    await page.getByLabel('Teléfono').fill('55 5555 0163')
  },
}

/** Without a graphics card, maps need the browser's own renderer. */
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
const context = await browser.newContext({
  baseURL: base,
  viewport: SIZE,
  locale: 'es-MX',
  reducedMotion: 'reduce',
})
await context.addCookies([{ name: 'zocalo-cookies', value: 'acepto', url: base }])
const page = await context.newPage()
for (const [name, arrange] of Object.entries(SHOTS)) await take(name, arrange)
await page.goto('/login')
await page.getByLabel('Correo electrónico').fill(email)
await page.getByLabel('Contraseña').fill(password)
await page.getByRole('button', { name: 'ENVIAR' }).click()
await page.waitForURL('**/admin')
for (const [name, arrange] of Object.entries(ADMIN_SHOTS)) await take(name, arrange)
await browser.close()

/** Opens all the data of a branch of the demo. */
async function openBranch(page: Page): Promise<void> {
  await page.goto(`/admin/empresa?q=${encodeURIComponent('Panadería La Espiga')}`)
  await page.getByRole('link', { name: 'Todos los datos de Panadería La Espiga' }).click()
  await page.getByLabel('Lunes', { exact: true }).waitFor()
}

/** Scrolls until something stands at the top, below the bar of the panel. */
async function showFrom(page: Page, locator: Locator): Promise<void> {
  const { y = 0 } = (await locator.first().boundingBox()) ?? {}
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), y - 90)
}

async function take(name: string, arrange: (page: Page) => Promise<void>): Promise<void> {
  await arrange(page)
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot()
  await sharp(png).webp({ quality: 80, smartSubsample: true }).toFile(`${FOLDER}/${name}.webp`)
}
