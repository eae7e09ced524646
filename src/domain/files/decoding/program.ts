import { Socket } from 'node:net'
import { lowerPriority } from '../../scheduling/processPriority.ts'
import { startGuard } from './guard.ts'
import type { Limits } from './limits.ts'
import { type Decoded, type DecodingOrder, type DecodingReply, type Task, Unreadable } from './orders.ts'
import { readParcels, sendParcel } from './parcels.ts'
import { tasks } from './tasks.ts'

/**
 * `program.ts <parent's process> <limits>`: decodes the files that arrive on its third pipe, one after another, until
 * the pipe ends. Any error but Unreadable ends the process, because a library in an unknown state cannot be used again.
 */
const [parent = '', given = ''] = process.argv.slice(2)
const limits: Limits = JSON.parse(given)
lowerPriority('soon')
// A signal for the server reaches its whole process group. The work in flight is finished for the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
const working = startGuard(limits, Number(parent))

const pipe = new Socket({ fd: 3 })
for await (const [json, bytes] of readParcels(pipe)) {
  if (!json || !bytes) break
  working(true)
  const { reply, made } = await answer(JSON.parse(json.toString()), bytes)
  working(false)
  sendParcel(pipe, [Buffer.from(JSON.stringify(reply)), ...made])
}

async function answer<T extends Task>(
  { task, given }: DecodingOrder<T>,
  bytes: Buffer,
): Promise<{ reply: DecodingReply<Decoded[T]>; made: readonly Buffer[] }> {
  try {
    const { found, made } = await tasks[task](bytes, given, limits)
    return { reply: { found, residentMb: process.memoryUsage.rss() / 2 ** 20 }, made }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { reply: { fault: error.fault, because: String(error.cause ?? '') }, made: [] }
  }
}
