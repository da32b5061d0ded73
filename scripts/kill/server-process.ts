import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = resolve(import.meta.dirname, '../..')

export type ServerProcess = {
  url: string
  /** Starts the server, optionally with a step at which it kills itself. Resolves when it is ready. */
  start(crashAt?: string): Promise<void>
  kill(): void
  /** kill -9 of the embedded database's main process. */
  killDatabase(): Promise<void>
  running(): boolean
  stop(): Promise<void>
  starts: number
}

/** The real server with its own data folder, to be killed. */
export function serverProcess(options: {
  dataDir: string
  port: number
  log: (line: string) => void
}): ServerProcess {
  const url = `http://localhost:${options.port}`
  let child: ChildProcess | undefined
  const self: ServerProcess = {
    url,
    starts: 0,
    running: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async start(crashAt) {
      self.starts++
      const env = {
        ...process.env,
        PORT: String(options.port),
        GREENLANE_DATA_DIR: options.dataDir,
        LOG_LEVEL: 'error',
        // Nothing here is done by the customer with two years of sales.
        GREENLANE_DEMO_HISTORY: 'short',
      }
      const started = spawn(process.execPath, ['src/main/server.ts'], {
        cwd: ROOT,
        env: { ...env, ...(crashAt ? { GREENLANE_CRASH_AT: crashAt } : {}) },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      started.stderr.on('data', (part: Buffer) => options.log(part.toString().trim()))
      child = started
      await untilReady(url, () => started.exitCode !== null || started.signalCode !== null)
    },
    kill: () => void child?.kill('SIGKILL'),
    async killDatabase() {
      for await (const file of glob('**/postmaster.pid', { cwd: options.dataDir })) {
        const pid = Number((await readFile(join(options.dataDir, file), 'utf8')).split('\n')[0])
        if (pid > 1) process.kill(pid, 'SIGKILL')
      }
    },
    async stop() {
      if (!self.running()) return
      const gone = new Promise((done) => child?.once('exit', done))
      child?.kill('SIGTERM')
      await gone
    },
  }
  return self
}

async function untilReady(url: string, ended: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (ended()) throw new Error('the server ended before it was ready')
    const ready = await fetch(`${url}/ready`).then(
      (response) => response.status === 200,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  throw new Error('the server did not become ready within a minute')
}
