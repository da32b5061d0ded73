import { TOTP } from 'otpauth'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, demoPeople, startServer, type ServerProcess } from '#main/testing/server-process.ts'
import { addManyPeople } from '../testing/many-people.ts'
import { createTestDatabase, ensureTemplate } from '#platform/testing/postgres.ts'

/** More than three batches, a member each. */
const COMPANIES = 700

type Mail = { to: string; messageId?: string }
const mailsAt = async (server: ServerProcess) =>
  JSON.parse((await server.get('/dev/mail.json')).text) as Mail[]

type Announcement = { id: string; version: number; status: string; recipients: number }

async function adminOf(server: ServerProcess, folder: string): Promise<string> {
  const admin = (await demoPeople(folder)).find(({ role }) => role === 'admin')
  const { email, password, totpSecret = '' } = admin ?? { email: '', password: '' }
  const otp = new TOTP({ secret: totpSecret }).generate()
  const { body } = await server.call<{ token: string }>('/staff/login', { body: { email, password, otp } })
  return body.data?.token ?? ''
}

async function publishToMany(server: ServerProcess, token: string): Promise<string> {
  const text = { en: 'Closed on Monday', zh: '周一休息' }
  const audience = { kind: 'COUNTRY', country: 'SE' }
  const draft = { type: 'SYSTEM', title: text, body: text, link: null, byMail: true, audience }
  const made = await server.call<Announcement>('/staff/announcement/create', { token, body: { draft } })
  const { id = '', version } = made.body.data ?? {}
  // The server may be gone before it answers; what it committed is what counts.
  await server.call('/staff/announcement/publish', { token, body: { id, version } }).catch(() => undefined)
  return id
}

test('an announcement to 700 people, killed again and again, reaches each once, here and by mail', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const [{ url, drop }, folder] = [await createTestDatabase('empty'), await dataFolder()]
  onTestFinished(drop)
  const client = new Client({ connectionString: url })
  const env = { GREENLANE_DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'warn' }
  const start = async (crashAt?: string) => {
    const server = await startServer({ ...env, ...(crashAt && { GREENLANE_CRASH_AT: crashAt }) })
    await server.ready().catch((error: unknown) => {
      if (!crashAt) throw error
    })
    return server
  }
  const copies = async () =>
    (
      await client.query<{ copies: number; people: number }>(
        "select count(*)::int copies, count(distinct user_id)::int people from messages where company_id like 'co_many%'",
      )
    ).rows[0]

  const first = await start('announcement:batch:2')
  await client.connect()
  onTestFinished(() => client.end())
  await addManyPeople(client, COMPANIES)
  // The session outlives the process; the code of the second factor is good for one sign-in.
  const token = await adminOf(first, folder)
  const id = await publishToMany(first, token)
  expect(await first.ended()).toMatchObject({ signal: 'SIGKILL' })
  expect(await copies()).toEqual({ copies: 200, people: 200 })

  const second = await start('announcement:batch:1')
  expect(await second.ended()).toMatchObject({ signal: 'SIGKILL' })
  expect(await copies()).toEqual({ copies: 400, people: 400 })

  const last = await start()
  const read = async () =>
    (await last.call<Announcement>(`/staff/announcement/get?id=${id}`, { token })).body.data
  await expect
    .poll(read, { timeout: 60_000, interval: 200 })
    .toMatchObject({ status: 'SENT', recipients: COMPANIES })
  expect(await copies()).toEqual({ copies: COMPANIES, people: COMPANIES })
  const mailed = async () => {
    const mails = (await mailsAt(last)).filter(({ to }) => to.endsWith('@many.example'))
    return {
      people: new Set(mails.map(({ to }) => to)).size,
      mails: new Set(mails.map(({ messageId }) => messageId)).size,
    }
  }
  const eachOnce = { people: COMPANIES, mails: COMPANIES }
  await expect.poll(mailed, { timeout: 60_000, interval: 500 }).toEqual(eachOnce)
}, 240_000)
