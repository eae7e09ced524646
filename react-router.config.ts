import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/vite/precompress.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole map is one small cached file: no address is asked for before a click.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => precompress('build/client'),
} satisfies Config
