import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '#messages/contract.ts'
import { tokenOf } from '#main/testing/people.ts'
import { testApp } from '#main/testing/test-app.ts'
import { markPaid } from '#orders/testing/orders.builders.ts'
import { renewing } from '#orders/testing/renewals.builders.ts'
import { addDays, daysBetween } from '#platform/shared/calendar.ts'
import { endTerms } from '#registrations/server/end-terms.ts'
import { endValidity } from '#registrations/server/renewals/end-validity.ts'
import { filedMonthly, representative } from '#registrations/testing/registrations.builders.ts'
import { sendReminders } from './send-reminders.ts'

const app = await testApp()
const { seller, agent } = app.people
const { ordered } = renewing(app)
let START = '2027-01-04'
/** Ten in the morning in Berlin, evening in Shanghai. */
const on = (day: string) => app.clock.set(new Date(`${day}T09:00:00Z`))
const daily = async () => {
  await sendReminders(app.deps)
  await endValidity(app.deps)
  await endTerms(app.deps)
}

const told = async () => {
  const { rows } = await app.database.pool.query<{ kind: string }>(
    `select m.kind from messages m join users u on u.id = m.user_id where u.email = $1
     and (m.kind like 'calendar.%' or m.kind like 'registrations.%') order by m.created_at`,
    [seller.email],
  )
  return rows.map(({ kind }) => kind)
}
const signIn = async () => {
  for (const person of [seller, agent])
    person.token = await tokenOf(app.app, app.config.product, person, app.clock)
}
const titles = async (lang: 'en' | 'zh') => {
  const { body } = await app.get(listMessages, {}, { as: seller, lang })
  return body.data?.records.map(({ title, body: text }) => [title, text]) ?? []
}

/** What was told on some days, counted from the start, though two processes do everything at once. */
async function days(...wanted: number[]): Promise<[number, string][]> {
  const found: [number, string][] = []
  for (const day of wanted) {
    on(addDays(START, day))
    const before = (await told()).length
    await Promise.all([daily(), daily()])
    for (const kind of (await told()).slice(before)) found.push([day, kind])
  }
  return found
}

const nothingElseWaits = () =>
  app.database.pool.query('truncate matter_reminders, messages cascade; update wo_nodes set due_at = null')

describe('what ends is told', () => {
  beforeEach(async () => {
    on(START)
    await signIn()
    await app.database.pool.query('update registrations set valid_to = null')
  })
  // Each test has a time of its own: a code of an authenticator is taken once.
  afterEach(() => {
    START = addDays(START, 300)
  })

  it('60, 30 and 7 days before, and when it has ended: once each, whatever runs at once', async () => {
    await representative(app, { daysLeft: 62 })
    await nothingElseWaits()
    expect(await days(1, 2, 3, 31, 32, 33, 54, 55, 62, 63, 64)).toEqual([
      [2, 'calendar.renewalDue'],
      [32, 'calendar.renewalDue'],
      [55, 'calendar.renewalDue'],
      [63, 'calendar.renewalOver'],
    ])
    await signIn()
    const end = addDays(START, 62)
    expect(end).toBe('2027-03-07')
    const [over, ahead] = await titles('en')
    expect(over?.[0]).toMatch(/^Ended 7 March 2027: /)
    expect(over?.[1]).toContain('You can still renew until 6 April 2027')
    expect(ahead?.[0]).toMatch(/^Ends 7 March 2027: /)
    expect((await titles('zh'))[0]?.[1]).toContain('最迟2027年4月6日仍可续费')
    // Too late to be renewed: nothing more.
    expect(await days(92, 93)).toEqual([])
  })

  it('not in a heap after a jump of the clock, and not again after it jumped back', async () => {
    await representative(app, { daysLeft: 100 })
    await nothingElseWaits()
    expect(await days(95)).toEqual([[95, 'calendar.renewalDue']])
    expect(await days(65)).toEqual([[65, 'calendar.renewalDue']])
    expect(await days(95, 96)).toEqual([])
  })

  it('also when the jump was longer than it could be renewed', async () => {
    const { id } = await representative(app, { daysLeft: 10 })
    await nothingElseWaits()
    expect(await days(41, 42)).toEqual([[41, 'registrations.ended']])
    const { rows } = await app.database.pool.query(
      'select ended_on::text, end_reason from registrations where id = $1',
      [id],
    )
    expect(rows).toEqual([{ ended_on: addDays(START, 10), end_reason: 'EXPIRED' }])
  })

  it('no more of it once it is renewed', async () => {
    const { id } = await representative(app, { daysLeft: 31 })
    await nothingElseWaits()
    expect(await days(0)).toEqual([[0, 'calendar.renewalDue']])
    await markPaid(app, await ordered([id]))
    await app.drain()
    expect((await told()).at(-1)).toBe('registrations.renewed')
    expect(await days(1, 24, 32, 40)).toEqual([])
  })
})

const filed = (number: string) => filedMonthly(app, { number, firstMonth: START.slice(0, 7) })

describe('returns that were bought', () => {
  beforeEach(async () => {
    on(START)
    await signIn()
    await app.database.pool.query('update registrations set valid_to = null')
  })
  afterEach(() => {
    START = addDays(START, 800)
  })

  it('are finished once, and that is told once', async () => {
    const end = daysBetween(START, (await filed('DE136695976')).registration.renewal?.end ?? START)
    await nothingElseWaits()
    // The last return is due on the tenth of the next month, or on the working day after it.
    const found = await days(end - 60, end - 30, end - 7, end + 1, end + 9, end + 16, end + 17)
    expect(found.map(([, kind]) => kind)).toEqual([
      'calendar.renewalDue',
      'calendar.renewalDue',
      'calendar.renewalDue',
      'calendar.renewalOver',
      'registrations.filingEnded',
    ])
  })

  it('and renewed are not finished with their first year', async () => {
    const { id } = await filed('DE129273398')
    on(addDays(START, 320))
    await signIn()
    await markPaid(app, await ordered([id]))
    await app.drain()
    await nothingElseWaits()
    expect(await days(330, 360, 380, 400)).toEqual([])
    const { rows } = await app.database.pool.query(
      'select status from filing_terms where registration_id = $1 order by covers_until',
      [id],
    )
    expect(rows).toEqual([{ status: 'ENDED' }, { status: 'RUNNING' }])
  })
})
