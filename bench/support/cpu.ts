import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10

function times(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { own: field(14) + field(15), ended: field(16) + field(17) }
}

/** CPU milliseconds that a process has used so far. */
export const cpuOfProcess = (pid: number): number => times(pid).own * TICK_MS

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

/** CPU milliseconds of a process, its running children, and those that have ended. */
export function cpuOfFamily(pid: number): number {
  const { own, ended } = times(pid)
  const living = childrenOf(pid).reduce((sum, child) => sum + cpuOrZero(child), 0)
  return (own + ended) * TICK_MS + living
}

/** A child may end between being listed and being read. */
function cpuOrZero(pid: number): number {
  try {
    return cpuOfProcess(pid)
  } catch {
    return 0
  }
}

/** Resident memory in bytes. */
export function residentOf(pid: number): number {
  return kilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS') * 1024
}

/** Memory of a process and its children; shared memory is divided among them (proportional set size). */
export function memoryOfFamily(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + proportionalSize(one), 0)
}

function proportionalSize(pid: number): number {
  return kilobytes(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), 'Pss') * 1024
}

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
