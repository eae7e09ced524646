import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { emailCheck } from './contract/kinds/email.ts'
import type { DatabaseTarget } from './domain/db/connect.ts'
import type { S3Target } from './domain/files/store/s3.ts'

/** The product's settings, read once from the environment and checked. Only this file reads process.env. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Null: the address that the server listens on, known once it listens. */
  readonly publicUrl: string | null
  readonly dataDir: string
  readonly database: DatabaseTarget
  /** Null: files are in `dataDir`. */
  readonly s3: S3Target | null
  /** The city map: a path, or an http(s) address; null: a file in `dataDir`, which may be missing. */
  readonly map: string | null
  /** The folder of the nightly backups; null: there are none. */
  readonly backupDir: string | null
  readonly admin: { email: string; password: string | null }
  readonly demo: boolean
  /** Null: letters are written to the log. */
  readonly smtp: { url: string; from: string } | null
  readonly trustProxy: boolean | string[]
  /** How long the server serves after SIGTERM, no longer ready, before it stops accepting connections. */
  readonly drainSeconds: number
  readonly logLevel: LogLevel
  /** Null: only this machine may read metrics. */
  readonly metricsToken: string | null
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LEVELS)[number]

/** Says in one line which variable is wrong. */
export class BadConfig extends Error {}

type Env = Readonly<Record<string, string | undefined>>

const httpUrl = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must be an http or https address')
const origin = httpUrl
  .transform((text) => new URL(text))
  .refine(({ href, origin }) => href === `${origin}/`, 'must be an address without a path or a query')
  .transform((url) => url.origin)
const yesNo = z.enum(['yes', 'no'], 'must be yes or no')

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .default('3000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be at most 65535'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// address')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAPA_PMTILES: z
    .string()
    .refine(
      (text) => !/^https?:/.test(text) || URL.canParse(text),
      'must be a path, or an http or https address',
    )
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  ADMIN_EMAIL: z.string().refine(emailCheck.test, 'must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(200, 'must have at most 200 characters')
    .optional(),
  DEMO: yesNo.optional(),
  NODE_ENV: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
      'must be an smtp:// or smtps:// address',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => emailCheck.test(text.replace(/^.*<(.*)>$/, '$1')), 'must be an e-mail address')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text === 'no' || text.split(',').every(isTrusted),
      'must be no, loopback, or addresses and networks with commas',
    )
    .default('no'),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d+$/, 'must be a number of seconds')
    .default('0')
    .transform(Number)
    .refine((seconds) => seconds <= 300, 'must be at most 300'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(variables.shape)

/** Reads the settings of an environment; an empty variable counts as absent. Throws BadConfig. */
export function readConfig(env: Env = process.env): Config {
  const given = Object.fromEntries(SETTINGS.map((name) => [name, env[name]?.trim() || undefined]))
  const parsed = variables.safeParse(given)
  const problem = parsed.error?.issues[0]
  if (!parsed.success) throw new BadConfig(`${problem?.path[0]?.toString()}: ${problem?.message}`)
  const value = parsed.data
  const dataDir = resolve(value.DATA_DIR)
  return {
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL ?? null,
    dataDir,
    database: value.DATABASE_URL
      ? { kind: 'postgres', url: value.DATABASE_URL }
      : { kind: 'sqlite', path: join(dataDir, 'zocalo.sqlite') },
    s3: s3Of(value),
    map: value.MAPA_PMTILES ?? null,
    backupDir: value.BACKUP_DIR ? resolve(value.BACKUP_DIR) : null,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD ?? null },
    demo: (value.DEMO ?? (value.NODE_ENV === 'production' ? 'no' : 'yes')) === 'yes',
    smtp: value.SMTP_URL ? { url: value.SMTP_URL, from: value.MAIL_FROM ?? value.ADMIN_EMAIL } : null,
    trustProxy: value.TRUST_PROXY === 'no' ? false : value.TRUST_PROXY.split(',').map((part) => part.trim()),
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN ?? null,
  }
}

function s3Of(value: z.infer<typeof variables>): S3Target | null {
  const { S3_BUCKET: bucket, S3_REGION: region } = value
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  if (!bucket) {
    // Otherwise a forgotten or mistyped variable would silently put the files into `dataDir`.
    if (value.S3_ENDPOINT || accessKeyId || secretAccessKey)
      throw new BadConfig('S3_BUCKET: must be set when the other settings of S3 are')
    return null
  }
  if (!accessKeyId) throw new BadConfig('S3_ACCESS_KEY_ID: must be set when S3_BUCKET is')
  if (!secretAccessKey) throw new BadConfig('S3_SECRET_ACCESS_KEY: must be set when S3_BUCKET is')
  const endpoint = value.S3_ENDPOINT?.replace(/\/+$/, '') ?? `https://s3.${region}.amazonaws.com`
  return { bucket, endpoint, region, accessKeyId, secretAccessKey }
}

function isTrusted(part: string): boolean {
  const [address = '', bits, ...more] = part.trim().split('/')
  if (address === 'loopback') return bits === undefined
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === undefined) return longest > 0
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest && more.length === 0
}
