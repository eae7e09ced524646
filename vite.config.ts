import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serverCodeStaysHome()],
  environments: {
    ssr: { build: { rolldownOptions: { input: 'src/web/server.ts' } }, resolve: { noExternal: true } },
  },
})

/** Fails the build when code of the server would reach the site: nothing else notices. */
function serverCodeStaysHome(): Plugin {
  const room = /\/src\/(domain|http|config|main|product|admin)(\/|\.ts$)/
  return {
    name: 'server-code-stays-home',
    load(id) {
      if (room.test(id)) this.error(`${id} belongs to the server: the site knows the API by its URL only`)
    },
  }
}
