import { createServer as createHttp, type Server } from 'node:http'
import { createServer } from 'vite'
import type { RenderSite } from '../../src/http/routes/site.ts'

/** The site from its sources, for `npm run dev`: rendered anew each time, and reloaded in the browser by a change. */
export async function devSite(): Promise<{ render: RenderSite; serve: (server: Server) => void }> {
  // Vite listens for its socket on its own server, which only receives what the product's passes on.
  const upgrades = createHttp()
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: upgrades } },
  })
  return {
    render: async (request, services) => {
      const { default: render } = await vite.ssrLoadModule('/src/web/server.ts')
      return render(request, services)
    },
    /** Puts Vite's files before the product's own answers, and its socket on the same port. */
    serve: (server) => {
      const [answer] = server.listeners('request')
      server.removeAllListeners('request')
      server.on('request', (request, response) =>
        vite.middlewares(request, response, () => answer?.call(server, request, response)),
      )
      server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
    },
  }
}
