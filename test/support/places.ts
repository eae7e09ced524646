import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Config, readConfig } from '../../src/config.ts'
import { startS3 } from './s3.ts'
import { type DatabaseKind, freshDatabase } from './world.ts'

/** Empty places for a site's data: SQLite with files on disk, or PostgreSQL with files in S3. */
export interface TestPlace {
  readonly config: Config
  /** The same as environment variables, for a command. */
  readonly env: Record<string, string>
  /** The paths of the stored files, in order. */
  readonly paths: () => Promise<string[]>
  readonly close: () => Promise<void>
}

export async function emptyPlace(kind: DatabaseKind): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zocalo-place-'))
  const { target, drop } = await freshDatabase(kind, dataDir)
  const s3 = kind === 'postgres' ? await startS3() : null
  const config: Config = { ...readConfig({ DATA_DIR: dataDir }), database: target, s3: s3?.target ?? null }
  return {
    config,
    env: envOf(config),
    paths: () => (s3 ? s3.paths() : filesBelow(join(dataDir, 'files'))),
    close: async () => {
      await s3?.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The files below a folder, except incomplete ones. */
async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('.tmp'))
    .sort()
}

/** The environment variables that give another process a site's data. */
export function envOf({ dataDir, database, s3 }: Config): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    ...(s3 && {
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
  }
}
