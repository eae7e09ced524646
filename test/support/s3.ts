import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import S3rver from 's3rver'
import type { S3Target } from '../../src/domain/files/store/s3.ts'
import { isSigned } from './s3Signature.ts'

/** s3rver reads signatures but accepts any, so they are checked before. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Starts a real S3 server on a free port, with one empty bucket. */
export async function startS3(): Promise<{
  target: S3Target
  /** The paths in the bucket. */
  paths: () => Promise<string[]>
  /** Every request so far: `GET /zocalo/storage/a.pdf`. */
  asked: readonly string[]
  close: () => Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'zocalo-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'zocalo', configs: [] }],
  })
  const { address, port }: AddressInfo = await server.run()
  checkSignatures(server.httpServer)
  const asked: string[] = []
  server.httpServer.on('request', ({ method, url }) => asked.push(`${method} ${url}`))
  return {
    target: {
      bucket: 'zocalo',
      endpoint: `http://${address}:${port}`,
      region: 'us-east-1',
      ...KEY,
    },
    paths: async () => {
      const bucket = join(directory, 'zocalo')
      const entries = await readdir(bucket, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('._S3rver_object'))
        .map((entry) => relative(bucket, join(entry.parentPath, entry.name)).replace('._S3rver_object', ''))
        .sort()
    },
    asked,
    close: async () => {
      const closed = once(server.httpServer, 'close')
      await server.close()
      await closed
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function checkSignatures(server: Server): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { method = '', url = '', headers } = request
    if (isSigned({ method, url, headers }, KEY, new Date()))
      for (const listener of listeners) listener.call(server, request, response)
    else request.resume().once('end', () => response.writeHead(403).end())
  })
}
