import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createWorld, type World } from './support/world.ts'

/** The delivered dashboard shows the metrics of /metrics, and the page for operators explains them. */

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

const METRIC = /\b(?:http|byte_cache|jobs|database|file_store|event_loop|process|nodejs)_[a-z_]+\b/g

describe('the dashboard', () => {
  let world: World
  let given: Set<string>
  let dashboard: Dashboard
  beforeAll(async () => {
    world = await createWorld('postgres')
    await world.call('GET', api.slides)
    const { body } = await world.call('GET', '/metrics', { ip: '127.0.0.1' })
    given = new Set([...String(body).matchAll(/^([a-z_]+)[ {]/gm)].map(([, name = '']) => name))
    dashboard = JSON.parse(await readFile(new URL('../deploy/grafana.json', import.meta.url), 'utf8'))
  })
  afterAll(() => world.close())

  test('shows every metric, and no others', () => {
    const named = new Set(
      dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(METRIC) ?? [])),
    )
    expect([...named].toSorted()).toEqual([...given].toSorted())
  })

  test('is explained: docs/monitoring.md has each metric', async () => {
    const page = await readFile(new URL('../docs/monitoring.md', import.meta.url), 'utf8')
    const explained = new Set(page.match(METRIC))
    const families = [...given].map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    expect(families.filter((name) => !explained.has(name))).toEqual([])
  })
})
