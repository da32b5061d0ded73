import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { selfSigned } from '#platform/testing/self-signed.ts'
import { openDatabase } from './database.ts'
import { createLog } from './log.ts'

const ACCEPTS_TLS = 'S'
/** `AuthenticationOk` and `ReadyForQuery`. */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

const [server, first, renewed] = [selfSigned(), selfSigned('first'), selfSigned('renewed')]
const folder = await mkdtemp(join(tmpdir(), 'greenlane-proof-'))
const log = createLog({ level: 'silent' })
const place = (name: string) => join(folder, name)

/** As a PostgreSQL that lets in those with a certificate alone (`hostssl … cert`). Whose certificates it was shown. */
const shown: string[] = []
const inTls = createTlsServer({
  ...server,
  ca: [first.cert, renewed.cert],
  requestCert: true,
  rejectUnauthorized: true,
}).on('secureConnection', (proven) => {
  proven.on('error', () => {})
  proven.once('data', () => {
    shown.push(String(proven.getPeerCertificate().subject.CN))
    proven.write(LET_IN)
  })
})
const database = createServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', () => {
    socket.write(ACCEPTS_TLS)
    inTls.emit('connection', socket)
  })
})

database.listen(0, 'localhost')
await once(database, 'listening')
await writeFile(place('server.pem'), server.cert)

afterAll(async () => {
  database.close()
  await rm(folder, { recursive: true, force: true })
})

const replaceBy = ({ cert, key }: typeof first) =>
  Promise.all([writeFile(place('client.pem'), cert), writeFile(place('client.key'), key)])

test('a database is shown the certificate of this moment with each new connection, without a restart', async () => {
  const { port } = database.address() as AddressInfo
  const files = `sslrootcert=${place('server.pem')}&sslcert=${place('client.pem')}&sslkey=${place('client.key')}`
  const url = `postgres://greenlane@localhost:${port}/greenlane?sslmode=verify-full&${files}`
  await replaceBy(first)
  const { pool } = openDatabase({ url, log })
  const before = await pool.connect()
  await replaceBy(renewed)
  const after = await pool.connect()
  expect(shown).toEqual(['first', 'renewed'])
  for (const client of [before, after]) client.release(true)
  await pool.end()
})

test('who shows none, or that of a stranger, is not let in', async () => {
  const { port } = database.address() as AddressInfo
  const url = `postgres://greenlane@localhost:${port}/greenlane?sslmode=verify-full&sslrootcert=${place('server.pem')}`
  const stranger = `&sslcert=${place('client.pem')}&sslkey=${place('client.key')}`
  await replaceBy(selfSigned('stranger'))
  for (const address of [url, url + stranger]) {
    const { pool } = openDatabase({ url: address, log })
    await expect(pool.connect()).rejects.toThrow(
      /certificate|terminated|ECONNRESET|disconnected|hang up|alert/i,
    )
    await pool.end()
  }
  expect(shown).not.toContain('stranger')
})
