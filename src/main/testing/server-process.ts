import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import type { Envelope } from '#platform/shared/call.ts'
import type { DemoPerson } from '../demo-people.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const children = new Set<ChildProcess>()
const folders = new Set<string>()
// Added here, once: a server is started, and a folder made, in hooks and tests, where a further hook comes too late.
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) {
    await killDatabase(folder).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
})

const base = '/server/portal'

type Answer<T = unknown> = { status: number; body: Envelope<T>; text: string }
type Ended = { code: number | null; signal: NodeJS.Signals | null }

export type ServerProcess = {
  url: string
  /** Its output so far, on both channels. */
  output(): string
  /** Resolves when it is ready, or throws with its output if it ended before. */
  ready(): Promise<void>
  ended(): Promise<Ended>
  running(): boolean
  kill(signal: NodeJS.Signals): void
  call<T = unknown>(
    path: string,
    options?: { body?: unknown; token?: string; key?: string },
  ): Promise<Answer<T>>
  get(path: string): Promise<{ status: number; text: string }>
}

/** A folder for servers' data, removed after the test file together with any server still running in it. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-process-'))
  folders.add(folder)
  return folder
}

/** Runs the product in a process of its own, as `npm start` does, with these settings and no others. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const child = runNode(['src/main/server.ts'], {
    PORT: String(port),
    LOG_LEVEL: 'info',
    // Two years of sales are told by a test of their own.
    GREENLANE_DEMO_HISTORY: 'short',
    ...env,
  })
  const url = `http://localhost:${port}`
  return {
    url,
    output: child.output,
    ended: child.ended,
    running: child.running,
    kill: (signal) => void child.process.kill(signal),
    ready: () => untilReady(url, child),
    call: (path, options = {}) => call(`${url}${base}${path}`, options),
    async get(path) {
      const response = await fetch(`${url}${path}`)
      return { status: response.status, text: await response.text() }
    },
  }
}

export type NodeProcess = {
  process: ChildProcess
  output(): string
  ended(): Promise<Ended>
  running(): boolean
}

/** A child process with its own environment. Killed after the test file if still running. */
export function runNode(args: readonly string[], env: Record<string, string>): NodeProcess {
  const inherited = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let heard = ''
  for (const channel of [child.stdout, child.stderr])
    channel.on('data', (part: Buffer) => (heard += part.toString()))
  const ended = new Promise<Ended>((done) => child.once('close', (code, signal) => done({ code, signal })))
  children.add(child)
  return {
    process: child,
    output: () => heard,
    ended: () => ended,
    running: () => child.exitCode === null && child.signalCode === null,
  }
}

async function untilReady(url: string, child: NodeProcess): Promise<void> {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    if (!child.running()) throw new Error(`the server ended before it was ready:\n${child.output()}`)
    const ready = await fetch(`${url}/ready`).then(
      (response) => response.status === 200,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error(`the server did not become ready:\n${child.output()}`)
}

async function call<T>(
  url: string,
  options: { body?: unknown; token?: string; key?: string },
): Promise<Answer<T>> {
  const response = await fetch(url, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token ? { token: options.token } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) as Envelope<T>, text }
}

export async function demoPeople(folder: string): Promise<DemoPerson[]> {
  return JSON.parse(await readFile(join(folder, 'demo-people.json'), 'utf8')) as DemoPerson[]
}

export async function signIn(server: ServerProcess, person: DemoPerson): Promise<string> {
  const { email, password } = person
  const { body } = await server.call<{ token: string }>('/user/login', { body: { email, password } })
  if (!body.data) throw new Error(`${email} cannot sign in: ${body.message}`)
  return body.data.token
}

/** kill -9 of the embedded database's main process. */
export async function killDatabase(folder: string): Promise<void> {
  process.kill(await databasePid(folder), 'SIGKILL')
}

/** The main process of the embedded database. Throws if none is running. */
export async function databasePid(folder: string): Promise<number> {
  const file = join(folder, 'postgres/cluster/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0])
  process.kill(pid, 0)
  return pid
}

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
