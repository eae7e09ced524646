import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import product from '../../vite.config.ts'

/** The product's own settings with another entry for the server. */
export default defineConfig((env) =>
  mergeConfig(product(env), {
    environments: {
      ssr: { build: { rolldownOptions: { input: fileURLToPath(new URL('site.tsx', import.meta.url)) } } },
    },
  }),
)
