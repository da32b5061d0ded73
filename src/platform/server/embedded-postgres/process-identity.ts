import { readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'

/**
 * Identifies a running process beyond its id, since ids are reused. Undefined if no such process is running (a zombie
 * is not).
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxIdentity(pid)
  return isPidTaken(pid) ? String(pid) : undefined
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself contain blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' ? undefined : `${pid}:${startTime}`
  } catch {
    return undefined
  }
}

/** Whether process `pid` is the PostgreSQL server of this cluster and not another process that reuses its id. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!processIdentity(pid)) return false
  if (process.platform === 'linux') return isLinuxPostmaster(cluster, pid)
  if (process.platform === 'win32') return true // only the server's own answer can tell on Windows
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

/** Whether the system has a process with that id: a running one or a zombie. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
