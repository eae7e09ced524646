import { median } from './numbers.ts'

/** Results of a Chromium trace of key presses in a page. Times are of the page's main thread. */
export interface Keystrokes {
  /** Milliseconds of processor time from a key to the frame that shows it. */
  readonly slowest: number
  readonly median: number
  /** The same by the clock, which includes other work on the machine. */
  readonly medianByClock: number
  /** The longest single task of any kind, in processor time. */
  readonly longestTask: number
}

/** One event of a trace; times in microseconds, processor time in `tdur`. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

export function keystrokesOf(events: readonly TraceEvent[]): Keystrokes {
  // The page with the typing, if there are several.
  const main = events.find(isKey)
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const frames = own.filter(({ name }) => name === 'Layerize').sort((a, b) => a.ts - b.ts)
  const keys = own.filter(isKey)
  const costs = keys.flatMap((key) => {
    const frame = frames.find(({ ts }) => ts > key.ts)
    return frame ? [tasks.filter((task) => endOf(task) > key.ts && task.ts < endOf(frame))] : []
  })
  const processor = costs.map((cost) => sum(cost.map(({ tdur = 0 }) => tdur)))
  return {
    slowest: Math.max(...processor) / 1000,
    median: median(processor) / 1000,
    medianByClock: median(costs.map((cost) => sum(cost.map(({ dur = 0 }) => dur)))) / 1000,
    longestTask: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}

const isKey = ({ name, args }: TraceEvent): boolean =>
  name === 'EventDispatch' && args?.data?.type === 'keydown'
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
