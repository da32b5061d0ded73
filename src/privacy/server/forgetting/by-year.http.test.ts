import { Writable } from 'node:stream'
import { beforeAll, expect, it } from 'vitest'
import { saveTextBlock } from '#text-blocks/staff/contract.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { tokenOf } from '#main/testing/people.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { purgeOldTries } from '#platform/server/rate-limit.ts'
import { findText } from '#privacy/testing/find-text.ts'
import { plantRow } from '#privacy/testing/plant-row.ts'
import { saveStaffMember } from '#staff/server/save-staff-member.ts'
import { setStaffAccess } from '#staff/server/set-staff-access.ts'
import { staffLogin } from '#staff/contract.ts'
import { DATA_CLASSES, PLACES } from '../../data-classes.ts'
import { setHold } from '../../staff/holds-contract.ts'
import { forgetByYear } from './forget-by-year.ts'

const START = new Date('2026-03-02T09:00:05Z')
const clock = settableClock(START)
let app: TestApp
let logged = ''
const logTo = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk)
    done()
  },
})
beforeAll(async () => {
  app = await testApp({ clock, logTo })
})

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows
const night = async (at: string) => {
  clock.set(new Date(at))
  const ports = { closing: COMPANY_CLOSING, parts: COMPANY_EXPORT, erasuresBeside: { keep: async () => {} } }
  await forgetByYear({ ...app.deps, ...ports })
}

it('money without an order goes eight years after it was sent back, or ten after it came', async () => {
  const line = { order_id: null, payment_id: null, currency: 'EUR', amount: 100 }
  const [order] = await query('select id from orders limit 1')
  const planted: Record<string, unknown>[] = [
    { id: 'back', status: 'RETURNED', day: '2026-12-30', decided_at: '2027-01-01T09:00:00Z' },
    // In the agency’s zone the year had not ended.
    { id: 'back-2026', status: 'RETURNED', day: '2026-12-30', decided_at: '2026-12-31T22:59:00Z' },
    { id: 'open', status: 'OPEN', day: '2026-12-30', decided_at: null },
    { id: 'of-order', status: 'MATCHED', day: '2016-01-01', order_id: order?.id ?? 'ord_planted' },
  ]
  for (const one of planted) await plantRow(app, 'incoming_transfers', { ...line, ...one })
  const left = async () =>
    (
      await query(
        `select id from incoming_transfers where id in ('back', 'back-2026', 'open', 'of-order') order by id`,
      )
    ).map(({ id }) => id)
  await night('2034-12-31T22:30:00Z')
  expect(await left()).toEqual(['back', 'back-2026', 'of-order', 'open'])
  await night('2035-01-01T01:37:00Z')
  expect(await left()).toEqual(['back', 'of-order', 'open'])
  await night('2036-12-31T01:37:00Z')
  expect(await left()).toEqual(['of-order', 'open'])
  await night('2037-01-01T01:37:00Z')
  expect(await left()).toEqual(['of-order'])
})

it('a published name goes after ten years, after one where nothing names the number; the answer stays', async () => {
  const answer = {
    register: 'VIES',
    outcome: 'valid',
    consultation_number: 'WAPIAAAA',
    requester: 'DE123456789',
    published_name: 'Qxregister Sole Trader',
    published_address: 'Qxregister Road 1',
    checked_at: '2026-06-01T09:00:00Z',
  }
  const numbers = { sold: 'FR11111111111', company: 'FR22222222222', nobody: 'FR33333333333' }
  for (const vat_number of Object.values(numbers))
    await plantRow(app, 'vat_number_checks', { ...answer, vat_number })
  await plantRow(app, 'report_buyer_numbers', { number: numbers.sold, month: '2026-06-01' })
  await query(`update companies set vat_number = $1 where id = (select id from companies limit 1)`, [
    numbers.company,
  ])
  const named = async () =>
    (
      await query(
        `select vat_number as n from vat_number_checks where vat_number like 'FR%' and published_name is not null
         and published_address is not null order by 1`,
      )
    ).map(({ n }) => n)
  const all = Object.values(numbers)
  await night('2027-06-01T08:00:00Z')
  expect(await named()).toEqual(all)
  await night('2027-06-02T01:37:00Z')
  expect(await named()).toEqual([numbers.sold, numbers.company])
  await night('2036-12-31T01:37:00Z')
  expect(await named()).toEqual([numbers.sold, numbers.company])
  await night('2037-01-01T01:37:00Z')
  expect(await findText(app, 'Qxregister')).toEqual(new Map())
  // The proof of the exempt sale stays.
  expect(
    await query(
      `select vat_number, outcome, consultation_number from vat_number_checks where vat_number like 'FR%' order by 1`,
    ),
  ).toEqual(all.map((vat_number) => ({ vat_number, outcome: 'valid', consultation_number: 'WAPIAAAA' })))
})

it.each(['outcome = outcome', 'consultation_number = null', 'checked_at = now(), published_name = null'])(
  'the job itself can change nothing else of an answer: %s',
  async (change) => {
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('greenlane.forgetting', 'on', true)`)
      await expect(client.query(`update vat_number_checks set ${change}`)).rejects.toThrow(/immutable/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
)

const PERSON = {
  name: 'Qxleaver Meyer',
  email: 'qxleaver@greenlane.example',
  password: 'a long Pass of 2026',
}

/** Somebody who works, and whose name stands wherever one of the staff can be named. */
async function works(person: typeof PERSON) {
  clock.set(START)
  const made = await saveStaffMember(app.deps, {
    ...person,
    role: 'admin',
    lang: 'en',
    mustChangePassword: false,
  })
  const demo = { ...person, role: 'admin' as const, totpSecret: made.totpSecret }
  const token = await tokenOf(app.app, app.config.product, demo, clock)
  const block = { name: 'Qxleaver’s', shared: false, text: { en: 'Kind regards, Qxleaver', zh: 'Qxleaver' } }
  for (const one of [block, { name: 'Greeting', shared: true, text: 'Kind regards' }])
    expect((await app.post(saveTextBlock, one, { as: { token } })).body).toMatchObject({ code: 0 })
  return made.staffId
}

const NAMED = PLACES.flatMap(({ table, staff = [], person = [] }) =>
  [...staff, ...person].flatMap((rule) =>
    'name' in rule || 'nameAlone' in rule ? [{ table, rule: rule as Record<string, string> }] : [],
  ),
)

it(
  'who left is known by an address for ninety days, and by a name for ten years',
  { timeout: 120_000 },
  async () => {
    const id = await works(PERSON)
    let planted = 0
    const values = new Map<string, Record<string, unknown>>()
    for (const { table, rule } of NAMED) {
      const of = values.get(table) ?? {}
      if (rule['id']) of[rule['id']] = id
      if (rule['kind']) of[rule['kind']] = 'staff'
      of[rule['name'] ?? rule['nameAlone'] ?? ''] = PERSON.name
      values.set(table, of)
    }
    for (const [table, of] of values) {
      await plantRow(app, table, of)
      planted += 1
    }
    for (const table of ['messages', 'wo_history', 'staff_notes'])
      await plantRow(app, table, { params: JSON.stringify({ by: PERSON.name, number: 'WO-1' }) })
    expect(planted).toBeGreaterThan(30)
    expect((await findText(app, 'qxleaver')).size).toBeGreaterThan(planted)
    expect(await setStaffAccess(app.deps, { email: PERSON.email, enabled: false })).toBe(true)

    await night('2026-05-31T09:00:00Z')
    expect((await findText(app, PERSON.email)).size).toBeGreaterThan(0)
    await night('2026-06-01T01:37:00Z')
    await purgeOldTries(app.deps)
    expect((await findText(app, PERSON.email)).size).toBe(0)
    expect(await query('select name from text_blocks where staff_id = $1', [id])).toEqual([
      { name: 'Greeting' },
    ])
    expect(await setStaffAccess(app.deps, { email: PERSON.email, enabled: true })).toBe(false)
    const signIn = await app.post(staffLogin, { ...PERSON, otp: '123456' })
    expect(signIn.body.error).toBe('staff.sign_in_failed')
    const before = (await findText(app, 'Qxleaver')).get('wo_history.actor_name')
    expect(before).toBe(1)
    const readable = async () =>
      (await openPersonal(app.deps, await app.deps.db.select().from(auditTrail))).filter((line) =>
        JSON.stringify(line).includes(PERSON.email),
      ).length
    expect(await readable()).toBeGreaterThan(0)

    await night('2036-12-31T01:37:00Z')
    expect((await findText(app, 'Qxleaver')).size).toBeGreaterThan(30)
    await night('2037-01-01T01:37:00Z')
    await purgeOldTries(app.deps)
    expect([...(await findText(app, 'Qxleaver')).keys()]).toEqual([])
    expect(await readable()).toBe(0)
    expect(logged).not.toMatch(/qxleaver/i)
    const [row] = await query(
      'select name, role, disabled_at is not null as gone from staff_members where id = $1',
      [id],
    )
    expect(row).toEqual({ name: '—', role: 'admin', gone: true })
    const lines = await query(`select action from audit_trail where record = $1 order by sequence`, [id])
    expect(lines.map(({ action }) => action).slice(-2)).toEqual(['staff.access_forgotten', 'staff.forgotten'])
  },
)

it(
  'of whom a hold keeps the address nothing goes, and nothing of those who work here',
  { timeout: 60_000 },
  async () => {
    const person = {
      name: 'Qxheld Meyer',
      email: 'qxheld@greenlane.example',
      password: 'a long Pass of 2026',
    }
    const id = await works(person)
    await setStaffAccess(app.deps, { email: person.email, enabled: false })
    const hold = { email: person.email, reason: 'An investigation', until: null }
    expect((await app.post(setHold, hold, { as: app.people.admin })).body).toMatchObject({ code: 0 })
    const rest = `select name, email from staff_members where id <> $1 and disabled_at is null order by id`
    const others = await query(rest, [id])
    await night('2037-01-01T01:37:00Z')
    expect(await query('select name, email from staff_members where id = $1', [id])).toEqual([
      { name: person.name, email: person.email },
    ])
    expect(await query(rest, [id])).toEqual(others)
  },
)

it('each of these classes names the job that does it', () => {
  const keys = DATA_CLASSES.filter(({ job }) => job === 'privacy.forget-by-year').map(({ key }) => key)
  expect(keys).toEqual(['looseTransfers', 'publishedNames', 'staff', 'staffAccess'])
})
