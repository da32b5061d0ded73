import type { PlatformConfig } from './config.ts'

const passed = new Map<string, number>()

/**
 * Names a step, so that a kill test can end the process there: `GREENLANE_CRASH_AT=order.create:committed:2` kills it
 * on the second pass. Does nothing outside demo mode.
 */
export function crashPoint(deps: { config: Pick<PlatformConfig, 'mode'> }, name: string): void {
  const wanted = process.env['GREENLANE_CRASH_AT']
  if (!wanted || deps.config.mode !== 'demo') return
  const [step, nth] = splitLast(wanted)
  if (step !== name) return
  const times = (passed.get(name) ?? 0) + 1
  passed.set(name, times)
  if (times === nth) process.kill(process.pid, 'SIGKILL')
}

function splitLast(wanted: string): [step: string, nth: number] {
  const match = /^(.+):(\d+)$/.exec(wanted)
  return match?.[1] ? [match[1], Number(match[2])] : [wanted, 1]
}
