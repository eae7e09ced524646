import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardRooms } from './scripts/vite/guardRooms.ts'

export default defineConfig(({ command }) => ({
  plugins: [guardRooms(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A telephone fetches four files sooner than thirty: what most public pages share travels together.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/react-router\/|vite\/preload-helper/ },
                {
                  name: 'site',
                  test: /src\/(web\/(public\/((ui|frame)\/.+|buscar\/marked|sucursales\/(card|detail))|[^/]+)\.tsx?|contract\/(images|paths|spanish\/(fuzzy|marks|matching|spanish)|texts\/site|values\/numbers)\.ts)$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One bundle with all it needs starts in half the time; React's own checks are for `npm run dev`.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: { rolldownOptions: { input: './src/web/server.ts' } },
    },
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
}))
