import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  dataFolder,
  databasePid,
  demoPeople,
  signIn,
  startServer,
  type ServerProcess,
} from './testing/server-process.ts'

const START_MS = 90_000
/** Requests have 10 s, the embedded database ends within moments when it hears us. */
const STOP_MS = 16_000
const folder = await dataFolder()
let server: ServerProcess
let token: string

async function start(): Promise<void> {
  server = await startServer({ GREENLANE_DATA_DIR: folder, LOG_LEVEL: 'info' })
  await server.ready()
  const seller = (await demoPeople(folder)).find((person) => person.role === 'seller')
  if (!seller) throw new Error('no seller')
  token = await signIn(server, seller)
}

beforeAll(start, START_MS)

/** The database's main process and all its children. */
async function databasePids(): Promise<number[]> {
  const main = await databasePid(folder)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === main)
  return [main, ...children.map(Number)]
}

/** Of a process that is running: one that has ended may still be listed, as a zombie. */
function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : Number(parent)
  } catch {
    return undefined
  }
}

let paused: number[] = []
const resume = () => {
  for (const pid of paused.splice(0)) {
    try {
      process.kill(pid, 'SIGCONT')
    } catch {
      // Ended meanwhile.
    }
  }
}
async function pauseDatabase(): Promise<void> {
  paused = await databasePids()
  for (const pid of paused) process.kill(pid, 'SIGSTOP')
}

describe('a database that hangs (SIGSTOP)', () => {
  test(
    'is answered for within 30 s by every call and page, and by /ready; it is back within 5 s',
    async () => {
      await pauseDatabase()
      onTestFinished(resume)
      const began = Date.now()
      const calls = [
        server.call('/shoppingCart/count', { token }),
        server.call('/order/list', { token }),
        server.call('/user/login', { body: { email: 'a@x.example', password: 'something' } }),
        server.call('/shoppingCart/add', { token, body: { productId: 'prd_x' }, key: 'hangs-1' }),
        ...Array.from({ length: 30 }, () => server.call('/product/list', { body: {} })),
      ]
      const ready = await server.get('/ready')
      expect(Date.now() - began).toBeLessThan(6_000)
      expect(ready.status).toBe(502)
      expect(JSON.parse(ready.text)).toMatchObject({ code: 502, data: { database: 'not reachable' } })
      expect((await server.get('/health')).status).toBe(200)
      for (const answer of await Promise.all(calls)) expect(answer.body.code).toBe(502)
      const page = await server.get('/services?page=2')
      expect(page.text).toContain('<html')
      expect(Date.now() - began).toBeLessThan(60_000)
      resume()
      const back = Date.now()
      await expect
        .poll(async () => (await server.call('/shoppingCart/count', { token })).body.code, {
          timeout: 20_000,
          interval: 100,
        })
        .toBe(0)
      expect(Date.now() - back).toBeLessThan(5_000)
      expect((await server.get('/ready')).status).toBe(200)
      expect(server.output()).not.toContain('unexpected error')
    },
    START_MS,
  )

  test(
    'background jobs go on afterwards',
    async () => {
      const seller = (await demoPeople(folder)).find((person) => person.role === 'seller')
      const asked = await server.call('/user/forgotPassword', { body: { email: seller?.email } })
      expect(asked.body.code).toBe(0)
      await expect
        .poll(async () => (await server.get('/dev/mail.json')).text, { timeout: 30_000, interval: 200 })
        .toContain(seller?.email)
    },
    START_MS,
  )
})

describe('stopping', () => {
  test(
    'with a stalled request ends it after 10 s, does every step, and the database stops',
    async () => {
      const port = Number(new URL(server.url).port)
      const stalled = connect(port, 'localhost')
      stalled.on('error', () => {})
      stalled.write(
        'POST /server/portal/file/upload HTTP/1.1\r\nHost: x\r\n' +
          `token: ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n` +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      )
      const open = connect(port, 'localhost')
      let heard = ''
      open.on('data', (bytes: Buffer) => (heard += bytes.toString()))
      open.write('GET /health HTTP/1.1\r\nHost: x\r\n')
      await sleep(300)
      server.kill('SIGTERM')
      const began = Date.now()
      await sleep(300)
      open.write('\r\n')
      expect(await server.ended()).toEqual({ code: 0, signal: null })
      expect(Date.now() - began).toBeGreaterThan(9_000)
      expect(Date.now() - began).toBeLessThan(STOP_MS)
      expect(heard).toContain('503')
      expect(heard).toContain('wire.stopping')
      expect(server.output()).toContain('requests still open are cut')
      await expect(databasePid(folder)).rejects.toThrow(/ENOENT|ESRCH/)
    },
    START_MS,
  )

  test(
    'with a database that hangs stops both, and the next start works',
    async () => {
      await start()
      await pauseDatabase()
      onTestFinished(resume)
      const hanging = server.call('/shoppingCart/count', { token }).catch(() => undefined)
      await sleep(300)
      server.kill('SIGTERM')
      const began = Date.now()
      await server.ended()
      expect(Date.now() - began).toBeLessThan(50_000)
      await hanging
      await expect(databasePid(folder)).rejects.toThrow(/ENOENT|ESRCH/)
      for (const pid of paused) expect(parentOf(String(pid))).toBeUndefined()
      paused = []
      await start()
      expect((await server.call('/shoppingCart/count', { token })).body.code).toBe(0)
      server.kill('SIGTERM')
      await server.ended()
    },
    2 * START_MS,
  )
})
