import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  dataFolder,
  demoPeople,
  signIn,
  startServer,
  type ServerProcess,
} from '#main/testing/server-process.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { createLog } from '#platform/server/log.ts'
import { totpCode } from '#platform/server/totp.ts'
import { createTestDatabase, ensureTemplate } from '#platform/testing/postgres.ts'
import { DEVICE, insertBritish } from '../../testing/hmrc.builders.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

/* Killed before a return leaves, and after HMRC has it: it is there once, and the declaration says so. */

await ensureTemplate(async () => {}, 'empty')
const { url } = await createTestDatabase('empty')
const folder = await dataFolder()
const env = { GREENLANE_DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'warn' }

async function start(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ ...env, ...more })
  await server.ready()
  return server
}

async function person(role: string) {
  const found = (await demoPeople(folder)).find((one) => one.role === role)
  if (!found) throw new Error(`no ${role}`)
  return found
}

/** Each code of the authenticator is used once, so that a session is kept over the kills. */
async function staffToken(server: ServerProcess, role: string): Promise<string> {
  const { email, password, totpSecret = '' } = await person(role)
  const otp = totpCode(totpSecret, new Date())
  const { body } = await server.call<{ token: string }>('/staff/login', { body: { email, password, otp } })
  if (!body.data) throw new Error(body.message)
  return body.data.token
}

async function connect(server: ServerProcess): Promise<void> {
  const token = await staffToken(server, 'admin')
  const { body } = await server.call<{ consentUrl: string }>('/staff/hmrc/state', { token })
  const asked = new URL(body.data?.consentUrl ?? '')
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', 'consent')
  const answer = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    body: pressed,
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? '').searchParams
  const sent = { state: back.get('state'), code: back.get('code') }
  const { body: connected } = await server.call('/staff/hmrc/callback', { token, body: sent })
  expect(connected.code).toBe(0)
}

const database = openDatabase({ url, log: createLog({ level: 'silent' }), max: 2 })
const books = { deps: { db: database.db }, clock: settableClock(new Date()) }

async function atHmrc(vrn: string): Promise<number> {
  const text = await readFile(join(folder, 'local-hmrc.ndjson'), 'utf8').catch(() => '')
  return text.split('\n').filter((line) => line.includes(`"vrn":"${vrn}"`)).length
}

/** As if the return had been sent a while ago, and the job that asks were due. */
async function passTime(): Promise<void> {
  await database.pool.query(`update hmrc_submissions set sent_at = sent_at - interval '10 minutes'`)
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
}

async function statusOf({ id }: DeclarationRow): Promise<{ declaration: string; submissions: string[] }> {
  const found = await database.pool.query<{ status: string }>(
    'select status from declarations where id = $1',
    [id],
  )
  const { rows } = await database.pool.query<{ status: string }>(
    'select status from hmrc_submissions where declaration_id = $1 order by sent_at',
    [id],
  )
  return { declaration: found.rows[0]?.status ?? '', submissions: rows.map(({ status }) => status) }
}

async function untilSettled(row: DeclarationRow): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { submissions } = await statusOf(row)
    if (submissions.every((status) => status !== 'SENDING' && status !== 'UNCLEAR')) return
    await sleep(100)
  }
}

test('killed around a submission', async () => {
  // The second passes the step once with the return of the first.
  const [before, after] = ['hmrc.submit:claimed:1', 'hmrc.submit:answered:2']
  let server = await start({ GREENLANE_CRASH_AT: before })
  await connect(server)
  const token = await staffToken(server, 'agent')
  const seller = await signIn(server, await person('seller'))
  const company = await server.call<{ id: string }>('/company/info', { token: seller })
  const companyId = company.body.data?.id ?? ''
  const submit = ({ id, revision }: DeclarationRow) =>
    server.call('/staff/declarations/submitToHmrc', {
      token,
      body: { companyId, id, revision, approved: true, device: DEVICE },
    })
  async function dies(row: DeclarationRow): Promise<void> {
    await expect(submit(row)).rejects.toThrow(/fetch failed|terminated/)
    expect(await server.ended()).toMatchObject({ signal: 'SIGKILL' })
    expect((await statusOf(row)).declaration).toBe('CONFIRMED')
    expect((await statusOf(row)).submissions).toEqual(['SENDING'])
    await passTime()
  }

  const unsent = await insertBritish(books, { companyId, vrn: '140000001' })
  await dies(unsent)
  expect(await atHmrc('140000001')).toBe(0)
  server = await start({ GREENLANE_CRASH_AT: after })
  await untilSettled(unsent)
  expect(await statusOf(unsent)).toEqual({ declaration: 'CONFIRMED', submissions: ['NOT_TAKEN'] })
  expect((await submit(unsent)).body.code).toBe(0)
  expect(await atHmrc('140000001')).toBe(1)

  const taken = await insertBritish(books, { companyId, vrn: '140000002' })
  await dies(taken)
  expect(await atHmrc('140000002')).toBe(1)
  server = await start()
  await untilSettled(taken)
  expect(await statusOf(taken)).toEqual({ declaration: 'ACCEPTED', submissions: ['TAKEN'] })
  expect((await submit(taken)).body.error).toBe('declarations.not_now')
  expect(await atHmrc('140000002')).toBe(1)
  await database.close()
})
