import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { buildHttpServer, type HttpServerOptions } from '#platform/server/http/http-server.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const { deps, wired } = product
const { seller } = product.people

async function listening(timeLimits: HttpServerOptions['timeLimits']) {
  const app = await buildHttpServer({
    ...wired.authenticators,
    db: deps.db,
    clock: deps.clock,
    liveness: deps.liveness,
    box: deps.box,
    log: deps.log,
    routes: wired.routes,
    product: 'portal',
    trustProxy: undefined,
    publicUrl: 'http://localhost',
    secure: false,
    ...(timeLimits && { timeLimits }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  return app
}

const app = await listening({ bodyMs: 400, headersMs: 400, requestMs: 1_500 })

type Talk = { socket: Socket; heard(): string; ended: Promise<void> }

function talkTo(server: { server: { address(): unknown } }): Talk {
  const { port } = server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
  socket.on('error', () => {})
  const ended = new Promise<void>((done) => socket.once('close', () => done()))
  afterAll(() => socket.destroy())
  return { socket, heard: () => text, ended }
}

/** Sends a beginning, then one byte again and again, until the connection is closed. */
async function drip(talk: Talk, beginning: string): Promise<number> {
  const began = Date.now()
  talk.socket.write(beginning)
  const timer = setInterval(() => talk.socket.write(' '), 50)
  await Promise.race([talk.ended, sleep(8_000)])
  clearInterval(timer)
  return Date.now() - began
}

const bodyOf = (heard: string) => JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4)) as object
const login = 'POST /server/portal/user/login HTTP/1.1\r\nHost: x\r\nlang: zh\r\n'

describe('a request that arrives too slowly is cut with the envelope', () => {
  test('in its body, in the language of the request', async () => {
    const talk = talkTo(app)
    const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"a'
    expect(await drip(talk, login + body)).toBeLessThan(3_000)
    expect(talk.heard()).toMatch(/^HTTP\/1\.1 408 /)
    expect(bodyOf(talk.heard())).toMatchObject({
      code: 400,
      error: 'wire.too_slow',
      message: expect.stringContaining('未能及时'),
    })
  })

  test('in its headers', async () => {
    const talk = talkTo(app)
    expect(await drip(talk, `${login}X-Long: a`)).toBeLessThan(5_000)
    expect(talk.heard()).toMatch(/^HTTP\/1\.1 408 /)
    expect(bodyOf(talk.heard())).toMatchObject({ code: 400, error: 'wire.too_slow' })
  })

  test('in an upload, which has longer', async () => {
    const talk = talkTo(app)
    const head = `POST /server/portal/file/upload HTTP/1.1\r\nHost: x\r\ntoken: ${seller.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`
    const part =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n' +
      'x'.repeat(9000)
    const took = await drip(talk, head + part)
    expect(took).toBeGreaterThan(1_000)
    expect(took).toBeLessThan(6_000)
    const { rows } = await product.database.pool.query('select id from stored_files')
    expect(rows).toEqual([])
  })

  test('but not one that has arrived and is being worked on', async () => {
    const talk = talkTo(app)
    const body = JSON.stringify({ email: 'nobody@x.example', password: 'hashed slowly' })
    talk.socket.write(
      `${login}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    await expect.poll(() => talk.heard(), { timeout: 3_000 }).toMatch(/^HTTP\/1\.1 \d+ /)
    expect(talk.heard()).not.toMatch(/HTTP\/1\.1 408/)
    await sleep(600)
    expect(talk.heard().match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

test('while the server stops, an open connection is answered with the envelope and closed', async () => {
  const stopping = await listening({})
  const [busy, idle] = [talkTo(stopping), talkTo(stopping)]
  busy.socket.write(`${login}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`)
  idle.socket.write('GET /server/portal/site/config HTTP/1.1\r\nHost: x\r\n')
  await sleep(100)
  const closed = stopping.close()
  await sleep(100)
  idle.socket.write('lang: zh\r\n\r\n')
  await idle.ended
  expect(idle.heard()).toMatch(/^HTTP\/1\.1 503 /)
  expect(idle.heard().toLowerCase()).toContain('connection: close')
  expect(bodyOf(idle.heard())).toMatchObject({
    code: 502,
    error: 'wire.stopping',
    message: expect.stringContaining('正在重启'),
  })
  busy.socket.destroy()
  await closed
})
