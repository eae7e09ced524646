import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** One of this folder's programs, in its own process. */
export interface Program {
  /** Returns the next line of output. Throws when it ends without one. */
  readonly next: () => Promise<string>
  /** Ends its input, and returns the next line of output. */
  readonly end: () => Promise<string>
}

export function startProgram(file: string, ...args: readonly (string | number)[]): Program {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, ...args.map(String)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${file} ended and said nothing`)
    return value
  }
  return {
    next,
    end: () => {
      child.stdin.end()
      return next()
    },
  }
}
