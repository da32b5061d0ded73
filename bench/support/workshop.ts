import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const ROOT = resolve(import.meta.dirname, '../..')

/** A separate data folder in the temporary folder, removed when the work is done. */
export async function inDataFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  if (!existsSync(join(ROOT, 'build/client'))) throw new Error('There is no build yet: npm run build')
  const dataDir = await mkdtemp(join(tmpdir(), 'greenlane-bench-'))
  try {
    await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export type Running = { url: string; pid: number; readyAfterMs: number; stop(): Promise<void> }

/** Starts one of our scripts as a separate process, and waits until it answers. */
export async function startProcess(script: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await untilReady(`${url}/ready`, child)
  return {
    url,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - begun,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The product itself with this data folder. */
export const startProduct = (dataDir: string, env: Record<string, string> = {}): Promise<Running> =>
  startProcess('src/main/server.ts', {
    GREENLANE_DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // Nothing goes on behind what is measured.
    GREENLANE_DEMO_HISTORY: 'full',
    ...env,
  })

/** A first start tells the demo's whole story; nothing is measured by it. */
const READY_MS = 600_000

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(10)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended before it was ready')
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
  }
  child.kill('SIGKILL')
  throw new Error('it was not ready in time')
}

/** The main process of the embedded database in this data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  for await (const file of glob('postgres/**/postmaster.pid', { cwd: dataDir })) {
    return Number((await readFile(join(dataDir, file), 'utf8')).split('\n')[0])
  }
  throw new Error('the embedded database has no postmaster.pid')
}
