import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { register } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { smtpServer } from '#platform/testing/smtp-server.ts'
import { exchange, gmail, ordinary, postfix } from '../testing/notifications.ts'
import { readRefused } from './refused-mail.repository.ts'
import { takeInNotification } from './take-in-notification.ts'

/* Mail that a relay takes, and returns later to the envelope sender, whose token shows to whom it was. */

const RETURN_PATH = 'bounces@portal.example.com'
const smtp = await smtpServer()
const app = await testApp({ config: { smtpUrl: smtp.url, mailReturnPath: RETURN_PATH } })
const { db, box } = app.deps
const { now } = app.clock

/** @returns the envelope sender of what was written to an address */
async function written(email: string): Promise<string> {
  const company = { companyName: 'Ada Ltd', companyCountry: 'GB', agreementVersion: AGREEMENT_VERSION }
  await app.post(register, { email, name: 'Ada', lang: 'en', ...company })
  await app.drain()
  const mail = smtp.received.findLast(({ to }) => to.join().includes(email))
  return /<(.+)>/.exec(mail?.from ?? '')?.[1] ?? ''
}
const takeIn = (message: Uint8Array) =>
  takeInNotification({ db, box, now }, { message, returnPath: RETURN_PATH })
const noted = async (domain: string) =>
  (await readRefused(db))
    .filter(({ shown }) => shown.endsWith(`@${domain}`))
    .map((one) => `${one.shown}: ${one.reply}`)

type Mail = { returnPath: string; to: string }
const elsewhere = (path: string) => path.replace('portal.example.com', 'other.example.com')
const returned = async (to: string) => postfix({ returnPath: await written(to), to })

test('each mail has an envelope sender of its own, which fits into an address and does not name the recipient', async () => {
  const [one, other] = [await written('one@kept.example'), await written('other@kept.example')]
  expect(one).toMatch(/^bounces\+[0-9a-z]+-[0-9a-f]{24}@portal\.example\.com$/)
  expect(one.indexOf('@')).toBeLessThanOrEqual(64)
  expect(other).not.toBe(one)
})

describe('what comes back', () => {
  test.each([
    ['of Postfix', 'postfix.example', postfix, 550],
    ['of Exchange Online, after forwarding', 'exchange.example', exchange, 550],
    ['of Gmail', 'gmail.example', gmail, 552],
    ['with line feeds alone', 'lines.example', (mail: Mail) => lineFeeds(exchange(mail)), 550],
    [
      'in capitals',
      'capitals.example',
      (mail: Mail) => postfix({ ...mail, returnPath: mail.returnPath.toUpperCase() }),
      550,
    ],
    [
      'without the reply',
      'silent.example',
      (mail: Mail) => postfix(mail, { status: '5.4.4', reply: 'Host not found' }),
      550,
    ],
    [
      'that a server put off until the relay gave up',
      'full.example',
      (mail: Mail) => postfix(mail, { status: '4.2.2', reply: '452 4.2.2 over quota' }),
      452,
    ],
    [
      'of a server that never answered',
      'dead.example',
      (mail: Mail) => postfix(mail, { status: '4.4.1', reply: 'connect to dead.example: timed out' }),
      421,
    ],
  ])('%s is noted', async (_name, domain, notification, reply) => {
    const to = `amelia.chen@${domain}`
    const message = notification({ returnPath: await written(to), to })
    expect(await takeIn(message)).toBe('NOTED')
    expect(await noted(domain)).toEqual([`a…n@${domain}: ${reply}`])
    expect(await takeIn(message), 'a second time').toBe('NOTED')
    expect(await noted(domain)).toHaveLength(1)
  })

  const forged = 'bounces+fw8-0123456789abcdef01234567@portal.example.com'
  test.each<[string, (mail: Mail) => Promise<Buffer> | Buffer]>([
    ['that is delayed', (mail) => postfix(mail, { action: 'delayed', status: '4.4.1', reply: '451 4.4.1' })],
    ['that was relayed', (mail) => postfix(mail, { action: 'relayed', status: '2.0.0', reply: '250 2.0.0' })],
    ['with a token that was made up', (mail) => postfix({ ...mail, returnPath: forged })],
    [
      'with the token of another address',
      async (mail) => postfix({ ...mail, returnPath: await written('mallory@own.example') }),
    ],
    ['to the bare address', (mail) => postfix({ ...mail, returnPath: RETURN_PATH })],
    ['to another domain', (mail) => postfix({ ...mail, returnPath: elsewhere(mail.returnPath) })],
    ['that is an answer of a person', ordinary],
    ['that is cut off', (mail) => upTo(postfix(mail), 'Action:')],
    ['that is too large', (mail) => Buffer.concat([postfix(mail), Buffer.alloc(1_000_000, 'x')])],
    ['that is noise', () => Buffer.from([0, 255, 13, 10, 254, 10, 10, 0])],
    ['that is nested without end', (mail) => Buffer.concat([Buffer.from(nested(400)), postfix(mail)])],
    [
      'with tokens and addresses without number',
      async (mail) => manyTo(postfix({ ...mail, returnPath: forged }), mail.to),
    ],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s is ignored', async (name, notification) => {
    const domain = `${name.replaceAll(' ', '-')}.example`
    const to = `amelia.chen@${domain}`
    expect(await takeIn(await notification({ returnPath: await written(to), to }))).toBe('IGNORED')
    expect(await noted(domain)).toEqual([])
  })

  test('later than two weeks afterwards proves nothing any more', async () => {
    const mail = { returnPath: await written('old@late.example'), to: 'old@late.example' }
    app.clock.advance(15 * 86_400_000)
    expect(await takeIn(postfix(mail))).toBe('IGNORED')
    app.clock.advance(-1 * 86_400_000)
    expect(await takeIn(postfix(mail))).toBe('NOTED')
    app.clock.advance(-14 * 86_400_000)
  })
})

test('administrators are told as of an address that refuses at once', async () => {
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'alerts.watch_mail', {}))
  await app.drain()
  const { data } = smtp.received.at(-1) ?? { data: '' }
  expect(data).toContain('@postfix.example: 550')
})

describe('the command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-bounced-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const run = (message: Buffer, env: Record<string, string>) =>
    new Promise<{ code: number | null; said: string }>((done) => {
      const settings = {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: app.config.databaseUrl,
        GREENLANE_ENCRYPTION_KEYS: app.config.encryptionKeys.join(','),
        GREENLANE_DATA_DIR: folder,
        MAIL_RETURN_PATH: RETURN_PATH,
        ...env,
      }
      const script = resolve(import.meta.dirname, '../../../scripts/mail-bounced.ts')
      const child = spawn(process.execPath, [script], { env: settings })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
      child.on('close', (code) => done({ code, said }))
      child.stdin.on('error', () => {})
      child.stdin.end(message)
    })

  test('notes what a mail server hands over, and ends with 0', async () => {
    // The command has no clock but the true one.
    app.clock.set(new Date())
    expect(await run(await returned('x.y.z@piped.example'), {})).toMatchObject({ code: 0 })
    expect(await noted('piped.example')).toEqual(['x…z@piped.example: 550'])
  })

  test('ends with 0 for any other mail, however large', async () => {
    const letter = ordinary({ returnPath: RETURN_PATH, to: 'a@b.example' })
    expect(await run(Buffer.concat([letter, Buffer.alloc(5_000_000, 'x\n')]), {})).toMatchObject({ code: 0 })
  })

  test('has the mail server try again when the database is away, and names no address', async () => {
    const message = await returned('secret.name@piped.example')
    const { code, said } = await run(message, { DATABASE_URL: 'postgres://greenlane@127.0.0.1:9/greenlane' })
    expect(code).toBe(75)
    expect(said).not.toContain('secret')
  })

  test('and when the setting is missing', async () => {
    expect(await run(Buffer.from('x'), { MAIL_RETURN_PATH: '' })).toMatchObject({ code: 75 })
  })
})

function nested(levels: number): string {
  return Array.from(
    { length: levels },
    (_, i) => `Content-Type: multipart/report; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  ).join('')
}

const upTo = (message: Buffer, text: string): Buffer => message.subarray(0, message.indexOf(text))

const lineFeeds = (message: Buffer): Buffer => Buffer.from(message.toString().replaceAll('\r\n', '\n'))

/** Each pair would have to be tried. */
function manyTo(message: Buffer, to: string): Buffer {
  const tokens = Array.from(
    { length: 1_300 },
    (_, i) => `bounces+fw8-${String(i).padStart(24, '0')}@portal.example.com`,
  )
  const addresses = Array.from({ length: 3_000 }, (_, i) => `${i}@${to.split('@')[1]}`)
  return Buffer.from(
    message
      .toString()
      .replace(/^To: bounces.*$/m, `To: ${tokens.join(',\r\n ')}`)
      .replace(`To: ${to}\r\nSubject`, `To: ${addresses.join(',\r\n ')}\r\nSubject`),
  )
}
