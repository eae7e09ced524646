import { chromium } from '@playwright/test'
import type { Server } from './processes.ts'
import type { Row } from './table.ts'

/** Measures the bytes that a phone's browser loads for the first page before pictures, as sent. */
export async function firstVisit({ url }: Server): Promise<Row[]> {
  const sizes = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type in sizes)
        sizes[type as keyof typeof sizes] += Number(response.headers()['content-length'] ?? 0)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
  const { document, script, stylesheet, font } = sizes
  return [
    {
      what: 'First visit without pictures, brotli',
      measured: kilobytes(document + script + stylesheet + font),
      beside: `HTML ${kilobytes(document)}, scripts ${kilobytes(script)}, styles ${kilobytes(stylesheet)}, fonts ${kilobytes(font)}`,
      target: 'scripts ≤ 115 kB, styles ≤ 15 kB',
      met: script > 0 && script <= 115_000 && stylesheet <= 15_000,
    },
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
