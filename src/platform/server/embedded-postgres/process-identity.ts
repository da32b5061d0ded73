import { readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'

/**
 * A name for a living process that its number alone is not: numbers are handed out again.
 * Undefined when no such process lives (a zombie does not).
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxIdentity(pid)
  return isNumberTaken(pid) ? String(pid) : undefined
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' ? undefined : `${pid}:${startTime}`
  } catch {
    return undefined
  }
}

/** Whether process `pid` is the PostgreSQL server of this cluster and not a stranger that inherited its number. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!processIdentity(pid)) return false
  if (process.platform === 'linux') return isLinuxPostmaster(cluster, pid)
  if (process.platform === 'win32') return true // only the answer of the server itself tells there
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  return command.includes('postgres') && command.includes(cluster)
}

function isLinuxPostmaster(cluster: string, pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (path.basename(command[0] ?? '') !== 'postgres') return false
    return command.includes(cluster) || readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

/** Whether the system knows a process of that number: a living one, or a zombie that nobody has buried yet. */
export function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
