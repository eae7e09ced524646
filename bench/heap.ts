import { createServer } from 'node:http'

/**
 * Loaded before a server that runs with `--expose-gc`: reports the heap after a collection at the socket HEAP_SOCKET.
 */
createServer((_request, response) => {
  globalThis.gc?.()
  response.end(String(process.memoryUsage().heapUsed))
})
  .listen(process.env.HEAP_SOCKET)
  .unref()
