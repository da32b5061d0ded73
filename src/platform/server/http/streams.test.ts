import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createStreams, type Streams } from './streams.ts'

let streams: Streams
const server = createServer((request, response) => {
  const [audience = '', userId = '', sessionId = ''] = (request.url ?? '').slice(1).split('/')
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  streams.add({ audience, userId, sessionId }, response)
  last = response
}).listen(0)
let last: ServerResponse
const ended = new Set<string>()
const used: boolean[] = []

function begin(): void {
  ended.clear()
  used.length = 0
  streams = createStreams({
    beatMs: 30,
    stillOpen: async (listeners) =>
      new Set(listeners.map(({ sessionId }) => sessionId).filter((id) => !ended.has(id))),
    onUsed: (isUsed) => used.push(isUsed),
  })
}

async function open(path: string) {
  const { port } = server.address() as AddressInfo
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  get({ port, path, agent: false }, resolve).on('error', () => undefined)
  const message = await promise
  let text = ''
  let isOver = false
  message.on('error', () => undefined).on('close', () => (isOver = true))
  return {
    message,
    read: () => void message.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)),
    events: () => [...text.matchAll(/^event: (\w+)$/gm)].map(([, kind]) => kind),
    data: () => [...text.matchAll(/^data:\s?(.*)$/gm)].map(([, of]) => of),
    beats: () => text.split(':\n\n').length - 1,
    isOver: () => isOver,
  }
}
const until = async (isTrue: () => boolean) => {
  for (let tries = 0; tries < 150 && !isTrue(); tries++) await sleep(20)
  expect(isTrue()).toBe(true)
}

afterEach(async () => {
  streams.closeAll()
  await until(() => streams.count() === 0)
})

it('gathers hints of one moment, and beats', async () => {
  begin()
  const stream = await open('/c1/u1/s1')
  stream.read()
  for (let n = 0; n < 50; n++) streams.push({ audience: 'c1', kind: 'unread' })
  streams.push({ audience: 'c1', userId: 'u2', kind: 'cart' })
  await until(() => stream.events().includes('unread'))
  expect(stream.events()).toEqual(['open', 'unread'])
  await until(() => stream.beats() > 2)
  expect(used).toEqual([true])
})

it('ends with its session, and with it the use of the listener', async () => {
  begin()
  const [stays, goes] = await Promise.all([open('/c1/u1/s1'), open('/c1/u1/s2')])
  stays.read()
  goes.read()
  ended.add('s2')
  await until(() => goes.isOver())
  expect(stays.isOver()).toBe(false)
  ended.add('s1')
  await until(() => streams.count() === 0)
  expect(used).toEqual([true, false])
})

it('closes the oldest of a person who opens one too many', async () => {
  begin()
  const first = await open('/c1/u1/s1')
  first.read()
  for (let n = 0; n < 8; n++) (await open('/c1/u1/s1')).read()
  await until(() => first.isOver())
  expect(streams.count()).toBe(8)
})

it('cuts a client that never reads, and does not keep for it what it cannot send', async () => {
  begin()
  const stream = await open('/c1/u1/s1')
  stream.message.pause()
  const raw = last
  // What the systems on both sides hold is full at some point.
  for (let n = 0; n < 200 && raw.writableNeedDrain === false; n++) {
    raw.write(':'.repeat(200_000))
    await sleep(1)
  }
  expect(raw.writableNeedDrain).toBe(true)
  const held = raw.writableLength
  streams.push({ audience: 'c1', kind: 'unread' })
  await until(() => streams.count() === 0)
  expect(raw.writableLength).toBeLessThanOrEqual(held + 100)
  expect(raw.destroyed).toBe(true)
})

it('says what a hint is of, once each, and everything when there is too much to say', async () => {
  begin()
  const stream = await open('/staff/u1/s1')
  stream.read()
  for (const of of ['wo_1', 'wo_2', 'wo_1']) streams.push({ audience: 'staff', kind: 'order', of })
  await until(() => stream.events().length === 3)
  expect(stream.data()).toEqual(['', 'wo_1', 'wo_2'])
  for (let n = 0; n < 200; n++) streams.push({ audience: 'staff', kind: 'order', of: `wo_${n}` })
  await until(() => stream.events().length > 3)
  await sleep(150)
  expect(stream.events().length).toBeLessThan(60)
  expect(stream.events()).toContain('open')
  expect(stream.events().indexOf('open', 1)).toBeGreaterThan(0)
})
