import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Target } from '../src/domain/files/s3.ts'

/** A real S3 server of its own on a free port, which checks signatures, with one empty bucket. */
export async function startS3(): Promise<{ target: S3Target; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'zocalo-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'zocalo', configs: [] }],
  })
  const { address, port }: AddressInfo = await server.run()
  return {
    target: {
      bucket: 'zocalo',
      endpoint: `http://${address}:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      const closed = once(server.httpServer, 'close')
      await server.close()
      await closed
      await rm(directory, { recursive: true, force: true })
    },
  }
}
