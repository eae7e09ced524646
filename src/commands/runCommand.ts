import { BadConfig } from '../config.ts'
import { BackupProblem } from '../domain/backup/problem.ts'
import { Refusal } from '../domain/index.ts'
import { blame, OPENING } from '../startFailure.ts'

/** Runs one of the product's commands; a failure is told in words, and is exit code 1. */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(explain(error, usage))
    process.exitCode = 1
  }
}

/** One sentence where a person can mend it, the usage beside a wrong argument. */
function explain(failure: unknown, usage: string): unknown {
  const error = blame(failure, OPENING)
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
    return `No existe ${error.path}`
  if (error instanceof Refusal && error.errors) return Object.values(error.errors).flat().join('\n')
  if (error instanceof BadConfig || error instanceof BackupProblem) return error.message
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isArgument ? `${error.message}\n${usage}` : error
}
