import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

/** Builds the site's sources for a measurement, beside the product's own build. */
export default {
  appDirectory: '../../src/web',
  buildDirectory: join(tmpdir(), 'zocalo-bench-render'),
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
