import { describe, expect, test } from 'vitest'
import { s3Store } from '../../src/domain/files/store/s3.ts'
import { startS3 } from './s3.ts'
import { type Asked, isSigned } from './s3Signature.ts'

/** Checks that requests to S3 are signed as AWS describes; s3rver itself accepts any signature. */

describe('the check of AWS’s example for GET Object', () => {
  const key = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const now = new Date('2013-05-24T00:05:00Z')
  const asked: Asked = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  const headers = (changed: Record<string, string>) => ({
    ...asked,
    headers: { ...asked.headers, ...changed },
  })

  test('accepts it', () => {
    expect(isSigned(asked, key, now)).toBe(true)
  })

  test.each<[string, Asked]>([
    ['method', { ...asked, method: 'PUT' }],
    ['path', { ...asked, url: '/test2.txt' }],
    ['query', { ...asked, url: '/test.txt?acl=' }],
    ['signed header', headers({ range: 'bytes=0-99' })],
    ['header that is not signed', headers({ 'x-amz-acl': 'public-read' })],
    ['time', headers({ 'x-amz-date': '20130524T000001Z' })],
  ])('refuses it with another %s', (_what, changed) => {
    expect(isSigned(changed, key, now)).toBe(false)
  })

  test('refuses it with another secret, and an hour later', () => {
    expect(isSigned(asked, { ...key, secretAccessKey: 'another' }, now)).toBe(false)
    expect(isSigned(asked, key, new Date('2013-05-24T01:00:00Z'))).toBe(false)
  })
})

test('a store with another secret refuses every call', async () => {
  const { target, close } = await startS3()
  const stranger = s3Store({ ...target, secretAccessKey: 'adivinada' })
  await expect(stranger.put('img/a', Buffer.from('a'))).rejects.toThrow('403')
  await expect(stranger.size('img/a')).rejects.toThrow('403')
  await expect(stranger.remove('img/a')).rejects.toThrow('403')
  await expect(stranger.check()).rejects.toThrow('403')
  await close()
})
