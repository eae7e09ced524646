import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onePixel, photo } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'

describe.each(DATABASES)('records of administrators, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answered> => world.call(method, `/api/v1/admin/${path}`, { token: world.admin, body, headers })

  const producto = { name: 'Concha', title: 'Concha de vainilla', description: 'Pan dulce', price: 12.5 }

  test('a create returns the record as a read does, with its address', async () => {
    const created = await call('POST', 'producto', {
      ...producto,
      name: 'Pan de muerto',
      price: '35.10',
      order: '3',
      nada: 1,
    })
    expect(created.status).toBe(201)
    expect(created.headers.location).toBe(`/api/v1/admin/producto/${created.body.id}`)
    expect(created.body).toMatchObject({
      slug: 'pan-de-muerto',
      price: 35.1,
      order: 3,
      stock: null,
      visits: 0,
      categoria: null,
    })
    expect(created.body).not.toHaveProperty('nada')
    const read = await call('GET', `producto/${created.body.id}`)
    expect(read.body).toEqual(created.body)
    expect(read.headers.etag).toBe(created.headers.etag)
  })

  test('derived slugs get numbers; a typed slug that exists already is refused', async () => {
    const first = await call('POST', 'producto', { ...producto, name: 'Año nuevo & ñoño', slug: '' })
    const second = await call('POST', 'producto', { ...producto, name: 'Ano nuevo y nono' })
    const third = await call('POST', 'producto', { ...producto, name: 'AÑO NUEVO & ÑOÑO' })
    expect([first.body.slug, second.body.slug, third.body.slug]).toEqual([
      'anio-nuevo-y-nono',
      'ano-nuevo-y-nono',
      'anio-nuevo-y-nono-2',
    ])
    const typed = await call('POST', 'producto', { ...producto, slug: 'ano-nuevo-y-nono' })
    expect(typed.status).toBe(422)
    expect(typed.body.errors.slug).toHaveLength(1)
  })

  test('a name without letters gives a slug of noun and id; a post cannot have one of the blog’s own addresses', async () => {
    const emoji = await call('POST', 'post', { name: '🎉🎉', title: 'Fiesta', description: 'Con emoji' })
    expect(emoji.body.slug).toBe(`post-${emoji.body.id}`)
    const reserved = await call('POST', 'post', { name: 'Página', title: 'P', description: 'D' })
    expect(reserved.body.slug).toBe('pagina-2')
  })

  test('validation names every wrong field, in Spanish', async () => {
    const { status, body } = await call('POST', 'slide', {
      frase: '  ',
      link: 'javascript:alert(1)',
      posicion: 1.5,
    })
    expect(status).toBe(422)
    expect(body.message).toBe('Revisa los datos marcados.')
    expect(Object.keys(body.errors).sort()).toEqual(['frase', 'link', 'posicion', 'urlfoto'])
  })

  test.each([
    ['price with three decimals', 'producto', { ...producto, price: 1.005 }, 'price'],
    ['price below zero', 'producto', { ...producto, price: -1 }, 'price'],
    ['an unknown category', 'producto', { ...producto, categoria_id: 999_999 }, 'categoria_id'],
    ['a telephone of 6 digits', 'empresa', { nombre: 'Uno', telefono: '12 34 56' }, 'telefono'],
    ['a name of one letter', 'empresa', { nombre: 'U' }, 'nombre'],
    ['too long a description', 'categoria', { nombre: 'C', descripcion: 'x'.repeat(1001) }, 'descripcion'],
    [
      'an invalid PDF',
      'catalogo',
      { titulo: 'T', archivo: `data:application/pdf;base64,${Buffer.from('no').toString('base64')}` },
      'archivo',
    ],
    [
      'a picture that is text',
      'categoria',
      { nombre: 'C', urlfoto: 'data:image/png;base64,aG9sYQ==' },
      'urlfoto',
    ],
    [
      'SVG',
      'categoria',
      {
        nombre: 'C',
        urlfoto: `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
      },
      'urlfoto',
    ],
  ])('refuses %s', async (_, resource, body, field) => {
    const answer = await call('POST', resource, body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors[field]).toHaveLength(1)
  })

  test('an update keeps absent fields, and a stale If-Match changes nothing', async () => {
    const { body, headers } = await call('POST', 'producto', { ...producto, name: 'Bolillo', code: 'B-1' })
    const path = `producto/${body.id}`
    const updated = await call('PUT', path, { title: 'Bolillo de sal' }, { 'if-match': String(headers.etag) })
    expect(updated.body).toMatchObject({ title: 'Bolillo de sal', code: 'B-1', slug: 'bolillo' })
    const stale = await call('PUT', path, { title: 'Otro' }, { 'if-match': String(headers.etag) })
    expect(stale.status).toBe(412)
    expect((await call('GET', path)).body.title).toBe('Bolillo de sal')
    expect((await call('PUT', path, { title: 'Sin condición' })).status).toBe(200)
    expect((await call('DELETE', path, undefined, { 'if-match': '"v1"' })).status).toBe(412)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(404)
  })

  test('POST with _method=PUT updates, in the address or in the form; without it an item refuses POST', async () => {
    const { body } = await call('POST', 'slide', { frase: 'Hola', urlfoto: onePixel })
    const address = await world.call('POST', `/api/v1/admin/slide/${body.id}?_method=PUT`, {
      token: world.admin,
      form: { frase: 'Uno', posicion: '4' },
    })
    expect(address.body).toMatchObject({ frase: 'Uno', posicion: 4, imagen: body.imagen })
    const form = await world.call('POST', `/api/v1/admin/slide/${body.id}`, {
      token: world.admin,
      form: { _method: 'put', frase: 'Dos' },
    })
    expect(form.body.frase).toBe('Dos')
    const none = await call('POST', `slide/${body.id}`, { frase: 'Tres' })
    expect([none.status, none.headers.allow]).toEqual([405, 'GET, HEAD, PUT, DELETE'])
  })

  test('a picture is sent as data-URL or as a file, served as WebP, and kept when it is replaced', async () => {
    const picture = await photo(1000, 500)
    const created = await world.call('POST', '/api/v1/admin/categoria', {
      token: world.admin,
      form: { nombre: 'Flores', urlfoto: picture },
    })
    expect(created.body.urlfoto).toMatch(/^[0-9a-f]+-1000x500\.webp$/)
    const address = `/img/categoria/${created.body.urlfoto}`
    for (const width of ['', '?w=400', '?w=800'])
      expect((await world.call('GET', address + width)).headers['content-type']).toBe('image/webp')
    const kept = await call('PUT', `categoria/${created.body.id}`, {
      nombre: 'Flores',
      urlfoto: created.body.urlfoto,
    })
    expect(kept.body.urlfoto).toBe(created.body.urlfoto)
    const replaced = await call('PUT', `categoria/${created.body.id}`, { urlfoto: onePixel })
    expect(replaced.body.urlfoto).not.toBe(created.body.urlfoto)
    expect((await world.call('GET', address)).status).toBe(200)
    // A client that sends the whole record back names the picture that is to be taken away.
    const cleared = await call('PUT', `categoria/${created.body.id}`, {
      ...replaced.body,
      sin_imagen: 'true',
    })
    expect([cleared.status, cleared.body.urlfoto]).toEqual([200, null])
  })

  test('lists are paginated, counted, searched and in Spanish order', async () => {
    for (const nombre of ['Ñandú', 'Nube', 'Óptica', 'Zapato', 'opaco'])
      await call('POST', 'categoria', { nombre, orden: 9 })
    const list = await call('GET', 'categoria?sort=nombre&per_page=500')
    const names = list.body.map((one: { nombre: string }) => one.nombre)
    expect(
      names.filter((name: string) => ['Ñandú', 'Nube', 'Óptica', 'Zapato', 'opaco'].includes(name)),
    ).toEqual(['Nube', 'Ñandú', 'opaco', 'Óptica', 'Zapato'])
    const found = await call('GET', 'categoria?q=optica')
    expect(found.body).toHaveLength(1)
    const page = await call('GET', 'categoria?page=2&per_page=2')
    expect(page.headers['x-total-count']).toBe(String(names.length))
    expect(page.headers.link).toContain('rel="prev"')
    for (const query of ['page=0', 'per_page=501', 'sort=password', 'page=uno'])
      expect((await call('GET', `categoria?${query}`)).status).toBe(422)
  })

  test('deleting a category leaves its products without a category', async () => {
    const categoria = await call('POST', 'categoria', { nombre: 'Pasajera' })
    const { body } = await call('POST', 'producto', { ...producto, categoria_id: categoria.body.id })
    expect(body.categoria).toEqual({ id: categoria.body.id, nombre: 'Pasajera', slug: 'pasajera' })
    await call('DELETE', `categoria/${categoria.body.id}`)
    expect((await call('GET', `producto/${body.id}`)).body.categoria).toBeNull()
  })

  test('administrators change only order and state of a branch', async () => {
    const { body } = await call('POST', 'empresa', {
      nombre: 'Tlapalería Peña',
      publicado: true,
      visitas: 50,
    })
    expect(body).toMatchObject({ publicado: true, visitas: 0, slug: 'tlapaleria-pena' })
    const updated = await call('PUT', `empresa/${body.id}`, {
      nombre: 'Otra',
      orden: 7,
      publicado: false,
      email: 'a@b.mx',
    })
    expect(updated.body).toMatchObject({ nombre: 'Tlapalería Peña', orden: 7, publicado: false, email: null })
  })

  test('administrators cannot withdraw their own approval; withdrawing another’s ends that person’s sessions', async () => {
    const me = (await call('GET', 'user?q=admin@example.com')).body[0]
    expect(me).toMatchObject({ aprobado: true, roles: [{ id: 1, name: 'admin' }] })
    expect(JSON.stringify(me)).not.toMatch(/password|token/)
    expect((await call('PUT', `user/${me.id}`, { aprobado: false })).status).toBe(422)
    const other = (await call('GET', 'user?q=otra@example.com')).body[0]
    expect((await world.call('GET', '/api/v1/client/empresa', { token: world.otherCliente })).status).toBe(
      200,
    )
    await call('PUT', `user/${other.id}`, { aprobado: false })
    expect((await world.call('GET', '/api/v1/client/empresa', { token: world.otherCliente })).status).toBe(
      401,
    )
  })

  test('refusals follow the contract’s order', async () => {
    expect((await call('PUT', 'post/999999', [])).status).toBe(404)
    expect((await call('PUT', 'post/0', {})).status).toBe(404)
    expect((await call('PATCH', 'post/1', {})).status).toBe(405)
    expect((await call('POST', 'post', '[1]', { 'content-type': 'application/json' })).status).toBe(400)
    expect(
      (await call('POST', 'post', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415)
    const user = (await call('GET', 'user')).body[0]
    expect(
      (
        await world.call('PUT', `/api/v1/admin/user/${user.id}`, {
          token: world.admin,
          form: { aprobado: '1' },
        })
      ).status,
    ).toBe(415)
    expect((await call('PUT', `user/${user.id}`, { aprobado: true, x: 'y'.repeat(70_000) })).status).toBe(413)
  })
})
