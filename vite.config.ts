import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardRooms } from './scripts/vite/guardRooms.ts'

export default defineConfig(({ command }) => ({
  plugins: [guardRooms(), tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      // One bundle with all it needs starts in half the time.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { rolldownOptions: { input: './src/web/server.ts' } },
    },
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
}))
