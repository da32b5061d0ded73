import { spawn } from 'node:child_process'
import { project } from './project.mjs'

/**
 * Runs a program to its end, in the project's folder. `show`: `all` passes its output on and captures it, `none` only
 * captures it. A program that cannot be started counts as code 127. It is stopped when this process is.
 */
export function run(command, args, { show = 'none', env = {} } = {}) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, {
      cwd: project,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command.endsWith('.cmd'),
    })
    const stop = passSignals(child)
    const keep = (target) => (chunk) => {
      output.push(chunk)
      if (show === 'all') target.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    const finish = (code, text) => {
      stop()
      resolve({ code, output: Buffer.concat(output).toString() + text })
    }
    child.on('error', (error) => finish(127, error.message))
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nended by ${signal}` : ''))
  })
}

/** Passes SIGINT and SIGTERM on. Returns a function that stops that. */
export function passSignals(child) {
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => {
    const handler = () => {
      // Ctrl+C in a terminal reaches every process of the group anyway.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
    }
    process.on(signal, handler)
    return [signal, handler]
  })
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}

/** The calling npm, on the host's Node: `npm ci` replaces the Node inside node_modules. */
export function npm(args, options) {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
  if (cli?.endsWith('.js')) return run(node, [cli, ...args], options)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}
