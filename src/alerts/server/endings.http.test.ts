import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { tlsProxy } from '#main/testing/tls-proxy.ts'
import { settableClock } from '#platform/server/clock.ts'
import { certificateEnd } from './read-certificate.ts'

/* The certificate is made for this test and holds for two days. */
const proxy = await tlsProxy('http://127.0.0.1:9')
/* In front of it a line that can be cut, as on a night when nobody answers from here. */
let isCut = false
const line = createServer((socket) => {
  socket.on('error', () => {})
  if (isCut) return void socket.destroy()
  const onward = connect(Number(new URL(proxy.url).port), 'localhost').on('error', () => socket.destroy())
  socket.pipe(onward).pipe(socket)
})
await new Promise<void>((done) => line.listen(0, 'localhost', done))
const publicUrl = `https://localhost:${(line.address() as AddressInfo).port}`
afterAll(async () => {
  line.close()
  await proxy.close()
})
const clock = settableClock(new Date())
const credentials = [{ name: 'Amazon client secret', last: '2099-05-23' }]
const app = await testApp({ clock, config: { credentials, publicUrl } })

async function told(): Promise<string[]> {
  const before = (await app.mails()).length
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'alerts.watch_endings', {}))
  await app.drain()
  const mails = await app.mails()
  return mails.slice(0, mails.length - before).map(({ subject }) => subject)
}

test('a certificate that ends soon is told to each administrator, once', async () => {
  expect(await told()).toEqual([expect.stringMatching(/: the TLS certificate expires on /)])
  const [mail] = await app.mails()
  expect(mail?.to).toBe(app.people.admin.email)
  expect(mail?.text).toContain(new URL(publicUrl).host)
  expect(await told()).toEqual([])
})

test('a day on which nobody answers does not make the certificate news again', async () => {
  isCut = true
  expect(await certificateEnd(publicUrl)).toBeUndefined()
  expect(await told()).toEqual([])
  isCut = false
  expect(await told()).toEqual([])
})

test('a credential that ends elsewhere is told 30 and 7 days before, once each', async () => {
  app.config.publicUrl = 'http://localhost:9'
  clock.set(new Date('2099-04-22T09:00:00Z'))
  expect(await told()).toEqual([])
  clock.set(new Date('2099-04-23T09:00:00Z'))
  expect(await told()).toEqual([expect.stringMatching(/: Amazon client secret expires on .*23 May 2099/)])
  clock.set(new Date('2099-05-10T09:00:00Z'))
  expect(await told()).toEqual([])
  clock.set(new Date('2099-05-17T09:00:00Z'))
  expect(await told()).toHaveLength(1)
  expect(await told()).toEqual([])
})

test.each(['http://localhost:9', 'https://localhost:9'])('%s has no certificate to read', async (url) => {
  expect(await certificateEnd(url)).toBeUndefined()
})
