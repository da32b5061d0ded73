import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { tlsProxy } from '#main/testing/tls-proxy.ts'
import { aReceiver } from '../../testing/receiver.ts'
import { isPublicAddress } from './public-address.ts'
import { postOnce, type PostOptions } from './post-once.ts'

const receiver = await aReceiver()
const inner = await aReceiver()
const HERE: PostOptions = {
  allowLocal: true,
  timeoutMs: 800,
  resolve: async () => [],
  isAllowed: isPublicAddress,
}
const OUTSIDE: PostOptions = { ...HERE, allowLocal: false }
const message = (url: string) => ({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"a":1}' })
const post = (options: PostOptions = HERE, url = receiver.url) => postOnce(message(url), options)

const resolving = (...addresses: string[]): PostOptions => ({ ...OUTSIDE, resolve: async () => addresses })
const silent: PostOptions['resolve'] = (_host, signal) =>
  new Promise((done) => {
    signal.addEventListener('abort', () => done([]))
  })

afterEach(() => {
  receiver.answersWith(200, 'thanks')
  receiver.received.length = 0
})

describe('a receiver', () => {
  it('gets the message as it is', async () => {
    expect(await post()).toEqual({ failure: null, status: 200, text: 'thanks' })
    expect(receiver.received).toMatchObject([
      { path: '/hooks', body: '{"a":1}', headers: { 'webhook-id': 'evt_1' } },
    ])
  })

  it.each([
    [204, null],
    [400, 'STATUS'],
    [404, 'STATUS'],
    [410, 'GONE'],
    [429, 'STATUS'],
    [500, 'STATUS'],
    [304, 'REDIRECT'],
  ])('that answers %i: %s', async (status, failure) => {
    receiver.answersWith(status)
    expect(await post()).toEqual({ failure, status, text: '' })
  })

  it('that redirects inward is not followed', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answers((answer) => answer.writeHead(status, { location: inner.url }).end())
      expect(await post()).toMatchObject({ failure: 'REDIRECT', status })
    }
    expect(inner.received).toEqual([])
  })

  it('that never ends its answer is left after 64 kB', async () => {
    let written = 0
    let ended: (() => void) | undefined
    const closed = new Promise<void>((done) => (ended = done))
    receiver.answers((answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write('x'.repeat(16_384))) written += 16_384
      }
      answer.on('drain', more).on('close', () => ended?.())
      more()
    })
    const answer = await post({ ...HERE, timeoutMs: 20_000 })
    expect(answer).toEqual({ failure: null, status: 200, text: 'x'.repeat(1024) })
    await closed
    // What the kernel had taken by then, far from everything.
    expect(written).toBeLessThan(32 * 1024 * 1024)
  })

  it('that says nothing, or drips headers without end, is left when its time is over', async () => {
    receiver.answers(() => {})
    const begun = Date.now()
    expect(await post()).toMatchObject({ failure: 'TIMEOUT', status: null })
    const dripping = createServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x-more: 1\r\n'), 50)
      socket.on('close', () => clearInterval(timer)).on('error', () => {})
    })
    await new Promise<void>((done) => {
      dripping.listen(0, '127.0.0.1', done)
    })
    const { port } = dripping.address() as AddressInfo
    expect(await post(HERE, `http://127.0.0.1:${port}/`)).toMatchObject({ failure: 'TIMEOUT' })
    dripping.close()
    expect(Date.now() - begun).toBeLessThan(4_000)
  })

  it('that drips its answer has said its status', async () => {
    receiver.answers((answer) => {
      answer.writeHead(500)
      const timer = setInterval(() => answer.write('.'), 50)
      answer.on('close', () => clearInterval(timer))
    })
    const answer = await post()
    expect(answer).toMatchObject({ failure: 'STATUS', status: 500 })
    expect(answer.text).toMatch(/^\.{3,20}$/)
  })

  it('is quoted without what a terminal obeys and the database refuses', async () => {
    receiver.answersWith(500, 'a\u0000b\u001b[31mc\nd\u009b')
    expect((await post()).text).toBe('ab[31mc\nd')
    receiver.answers((answer) => answer.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x41])))
    expect((await post()).text).toBe('\ufffd\ufffdA')
  })

  it('that cannot be reached, or speaks no TLS, is said to be so', async () => {
    expect(await post(HERE, 'http://127.0.0.1:9/')).toMatchObject({ failure: 'CONNECTION' })
    expect(await post(HERE, receiver.url.replace('http:', 'https:'))).toMatchObject({
      failure: 'CERTIFICATE',
    })
    expect(receiver.received).toEqual([])
  })
})

describe('a receiver behind TLS', () => {
  it('with a certificate that nobody trusts gets nothing', async () => {
    const proxy = await tlsProxy(new URL(receiver.url).origin)
    const named = proxy.url.replace('localhost', 'hooks.example.com')
    const here = { ...resolving('127.0.0.1', '::1'), timeoutMs: 8_000, isAllowed: () => true }
    expect(await proxy.ask('/hooks', { body: {} }), 'with its own certificate as the root').toMatchObject({
      status: 200,
    })
    receiver.received.length = 0
    expect(await post(here, named)).toMatchObject({ failure: 'CERTIFICATE', status: null })
    expect(receiver.received).toEqual([])
    await proxy.close()
  })
})

describe('a name', () => {
  const named = `https://hooks.example.com:${receiver.port}/`

  it.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fd00:ec2::254']],
    // One public address beside an inner one is no excuse.
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700:4700::1111', '10.0.0.1']],
  ])('that resolves to %j is refused', async (addresses) => {
    expect(await post(resolving(...addresses), named)).toMatchObject({ failure: 'ADDRESS_REFUSED' })
  })

  it('is resolved once, and the connection goes to what was checked', async () => {
    const asked: string[] = []
    const resolve: PostOptions['resolve'] = async (host) => [
      asked.push(host) === 1 ? '127.0.0.1' : '10.0.0.1',
    ]
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const { port } = server.address() as AddressInfo
    const checked: string[] = []
    const isAllowed = (address: string) => checked.push(address) > 0
    // No resolver in the world knows this name: only the checked address can lead there.
    const answer = await post({ ...OUTSIDE, resolve, isAllowed }, `https://rebinding.example.com:${port}/`)
    server.close()
    expect(answer.failure).toBe('CONNECTION')
    expect({ asked, checked, connections }).toEqual({
      asked: ['rebinding.example.com'],
      checked: ['127.0.0.1'],
      connections: 1,
    })
  })

  it('that has no address, or whose name server is silent, is said to be so', async () => {
    expect(await post(resolving(), named)).toMatchObject({ failure: 'NAME_UNKNOWN' })
    expect(await post({ ...OUTSIDE, resolve: silent }, named)).toMatchObject({ failure: 'TIMEOUT' })
  })

  it('of this machine is refused outside a developer’s machine', async () => {
    expect(await post(OUTSIDE)).toMatchObject({ failure: 'ADDRESS_REFUSED' })
    expect(await post(OUTSIDE, receiver.url.replace('http:', 'https:'))).toMatchObject({
      failure: 'ADDRESS_REFUSED',
    })
    expect(receiver.received).toEqual([])
  })
})
