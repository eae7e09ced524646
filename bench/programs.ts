import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** One of this folder's programs, in a process of its own. */
export interface Program {
  /** The next line that it says. Throws when it ends without one. */
  readonly next: () => Promise<string>
  /** Ends its input, and gives the next line that it says. */
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
