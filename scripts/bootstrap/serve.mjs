import { spawn } from 'node:child_process'
import { findNode } from './node.mjs'
import { giveUp, project } from './project.mjs'
import { passSignals } from './run.mjs'

/**
 * Runs the server in place of this script: its output, its signals, its exit code. It also ends when this script or
 * the npm above it is killed (it sees the channel close), so that no forgotten server keeps the port.
 */
export function serve({ nodeOptions = [], env = {} } = {}) {
  const server = spawn(findNode(), [...nodeOptions, 'src/main/server.ts', ...process.argv.slice(2)], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  passSignals(server)
  followParent(() => server.kill('SIGTERM'))
  server.on('error', (error) => giveUp(`The server could not be started: ${error.message}`, 'Run `npm ci` and try again.'))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}

/** Under npm, a new parent means that npm was killed. Started by hand, a script may well outlive its shell. */
function followParent(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
}
