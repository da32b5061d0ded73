import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findNode } from './node.mjs'
import { giveUp, project } from './project.mjs'
import { passSignals } from './run.mjs'

/**
 * Runs the server in place of this script: its output, its signals, its exit code. It also ends when this script or the
 * npm above it is killed (the channel closes), so that no orphaned server holds the port.
 */
export function serve({ nodeOptions = [], env = {} } = {}) {
  const server = spawn(findNode(), [...nodeOptions, 'src/main/server.ts', ...process.argv.slice(2)], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  passSignals(server)
  followNpm(() => server.kill('SIGTERM'))
  server.on('error', (error) =>
    giveUp(`The server could not be started: ${error.message}`, 'Run `npm ci` and try again.'),
  )
  server.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  )
}

/**
 * Under npm, a change among our ancestors means that npm was stopped or killed: the shell between us passes no signal
 * on. A script started by hand may well outlive its shell.
 */
function followNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const above = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === above) return
    clearInterval(timer)
    stop()
  }, 100)
}

/** Our parent and, where the system reports it, its parent: the shell, then npm. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(process.ppid)
  }
}
