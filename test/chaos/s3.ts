import S3rver from 's3rver'

/** `s3.ts <folder> <port>`: an S3 server with the bucket `zocalo` as a process that can be killed and started again. */
const [directory = '', port = ''] = process.argv.slice(2)
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'zocalo', configs: [] }],
})
await server.run()
