import { AwsClient } from 'aws4fetch'

/** Makes the bucket of the product's own settings, unless it is there. Run inside the image (compose.cluster.yaml). */
const {
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION = 'us-east-1',
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
} = process.env
const client = new AwsClient({
  accessKeyId: S3_ACCESS_KEY_ID,
  secretAccessKey: S3_SECRET_ACCESS_KEY,
  region: S3_REGION,
  service: 's3',
})
const bucket = `${S3_ENDPOINT}/${S3_BUCKET}`
const known = await client.fetch(bucket, { method: 'HEAD' })
const answer = known.ok ? known : await client.fetch(bucket, { method: 'PUT' })
if (!answer.ok) throw new Error(`${bucket} could not be made: ${answer.status} ${await answer.text()}`)
