import { BadConfig } from '../config.ts'
import { BackupProblem } from '../domain/backup/problem.ts'
import { Refusal } from '../domain/index.ts'
import { OPENING, settingFault } from '../startFailure.ts'

/** Runs one of the product's commands. A failure prints a sentence and sets exit code 1. */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(explain(error, usage))
    process.exitCode = 1
  }
}

/** Returns a sentence for an error that a person can correct, with the usage for a wrong argument. */
function explain(failure: unknown, usage: string): unknown {
  const error = settingFault(failure, OPENING)
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
    return `No existe ${error.path}`
  if (error instanceof Refusal && error.errors) return Object.values(error.errors).flat().join('\n')
  if (error instanceof BadConfig || error instanceof BackupProblem) return error.message
  const isArgument =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isArgument ? `${error.message}\n${usage}` : error
}
