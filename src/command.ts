import { blame, OPENING } from './blame.ts'
import { BadConfig } from './config.ts'
import { BackupProblem } from './domain/backup/problem.ts'

/** What a command says of its failure: one sentence where a person can mend it, the usage beside a wrong argument. */
export function explain(failure: unknown, usage: string): unknown {
  const error = blame(failure, OPENING)
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
    return `No existe ${error.path}`
  if (error instanceof BadConfig || error instanceof BackupProblem) return error.message
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isArgument ? `${error.message}\n${usage}` : error
}
