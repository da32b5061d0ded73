import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, killed } from './programs.ts'

const PATIENCE_MS = 300_000

/** One process of the product among several. */
export type ProductProcess = {
  port: number
  pid(): number
  start(): Promise<void>
  kill(): Promise<void>
  /** As an operator stops it: what is being worked on may end. @returns whether it ended cleanly */
  stop(): Promise<boolean>
  /** From now on it is started from another folder: another release. */
  moveTo(root: string): void
}

export function productProcess(options: {
  root: string
  port: number
  settings: Record<string, string>
  log: (line: string) => void
}): ProductProcess {
  const { port, settings, log } = options
  let { root } = options
  let child: ChildProcess | undefined
  return {
    port,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = spawn(process.execPath, ['src/main/server.ts'], {
        cwd: root,
        env: { ...process.env, LOG_LEVEL: 'error', ...settings, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      started.stderr.on('data', (part: Buffer) => log(part.toString().trim()))
      child = started
      const end = Date.now() + PATIENCE_MS
      while (!(await isReady(port))) {
        if (!isRunning(started)) throw new Error(`the process at ${port} ended before it was ready`)
        if (Date.now() > end) throw new Error(`the process at ${port} did not become ready`)
        await sleep(100)
      }
    },
    kill: () => killed(child, 'SIGKILL'),
    async stop() {
      await killed(child, 'SIGTERM')
      return child?.exitCode === 0
    },
    moveTo: (next) => {
      root = next
    },
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(4_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
