import { createServer } from 'node:http'

/** Loaded before a server that runs with `--expose-gc`: tells at the socket HEAP_SOCKET how full its heap is after a collection. */
createServer((_request, response) => {
  globalThis.gc?.()
  response.end(String(process.memoryUsage().heapUsed))
})
  .listen(process.env.HEAP_SOCKET)
  .unref()
