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
                  test: /src\/(web\/(public\/(frame\/.+|ui\/(?!copyButton|dialog|html|modal|pageHead|pager|search\/similarText|shareButton|turnButton|useSnapping).+|buscar\/marked)|(?!entry|newKey|passwordShown|root)[^/]+)\.tsx?|contract\/(images|paths|texts\/site|values\/numbers)\.ts)$/,
                  minShareCount: 1,
                },
                {
                  // Lists of branches, and whether each is open; the other pages do without.
                  name: 'branches',
                  test: /src\/(web\/public\/(sucursales\/(link|listed|openBadge|over|useOpenState)|mapa\/showMap|ui\/(turnButton|useSnapping))\.tsx?|contract\/(texts\/hours|values\/(dates|holidays|hours|mexicanZones|offset|openState|stateText))\.ts)$/,
                  minShareCount: 2,
                },
                {
                  // A branch itself: on its page, and over a list.
                  name: 'branch',
                  test: /src\/web\/public\/(sucursales\/(attributes|contacts|detail|gallery|pictures|week)|mapa\/(directions|placeMap)|ui\/(copyButton|shareButton))\.tsx?$/,
                  minShareCount: 1,
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
