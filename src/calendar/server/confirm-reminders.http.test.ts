import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '#main/testing/people.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listCalendar } from '#calendar/contract.ts'
import { readDeclaration } from '#declarations/contract.ts'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import type { DeclarationRow } from '#declarations/server/declarations.tables.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { sendReminders } from './send-reminders.ts'

const app = await testApp()
const { seller } = app.people
/** Ten in the morning in Berlin, evening in Shanghai. */
const on = (day: string) => app.clock.set(new Date(`${day}T09:00:00Z`))

// Good Friday is 26 March 2027, Easter Monday the 29th.
const DUE = '2027-04-01'
const LAST_SAFE = '2027-03-24'

const detail = async ({ id }: DeclarationRow) =>
  (await app.get(readDeclaration, { id }, { as: seller })).body.data

/** On which days a reminder of it was sent, day by day from its beginning until behind its due day. */
async function reminded({ id }: DeclarationRow, from: string) {
  const sent: Record<string, string[]> = {}
  for (let day = from; day <= addDays(DUE, 3); day = addDays(day, 1)) {
    on(day)
    await sendReminders(app.deps)
    await sendReminders(app.deps)
    const { rows } = await app.database.pool.query<{ kind: string }>(
      `select m.kind from messages m join users u on u.id = m.user_id
       where m.kind like 'calendar.%' and m.params ->> 'id' = $1 and u.email = $2`,
      [`${id}_confirm`, seller.email],
    )
    await app.database.pool.query('delete from messages')
    for (const { kind } of rows) (sent[kind.slice('calendar.'.length)] ??= []).push(day)
  }
  return sent
}

beforeAll(async () => {
  on('2027-03-01')
  seller.token = await tokenOf(app.app, app.config.product, seller, app.clock)
})

describe('a return that waits for its confirmation', () => {
  it('is a to-do of its last safe day, and names the day on which it is due', async () => {
    const row = await waitingDeclaration(app, { dueOn: DUE, registrationId: 'rg_to_do' })
    for (const [lang, text] of [
      ['en', 'Confirmed later, it may not be filed by 1 April 2027, when it is due'],
      ['zh', '逾期确认，可能无法在2027年4月1日截止日前申报'],
    ] as const) {
      const { body } = await app.get(listPendingMatters, { pageSize: 100 }, { as: seller, lang })
      expect(body.data?.records.find(({ id }) => id === `${row.id}_confirm`)).toMatchObject({
        dueAt: LAST_SAFE,
        overdue: false,
        consequence: text,
      })
    }
    const days = { from: '2027-03-01', to: '2027-04-30' }
    const { body } = await app.get(listCalendar, days, { as: seller })
    expect(body.data?.entries.find(({ id }) => id === `${row.id}_confirm`)?.day).toBe(LAST_SAFE)
    await app.database.pool.query('delete from declarations')
  })

  it.each([
    ['2027-03-02', ['2027-03-17', '2027-03-21', '2027-03-23'], '2027-03-25'],
    // Asked behind the first of them: that one is left out, and not sent late.
    ['2027-03-19', ['2027-03-21', '2027-03-23'], '2027-03-25'],
    // Asked behind the last safe day: what is left is the authority's own.
    ['2027-03-25', ['2027-03-29', '2027-03-31'], '2027-04-02'],
  ])('asked on %s it is reminded of on the days that its page promises', async (asked, days, over) => {
    on('2027-03-01')
    const statusSince = new Date(`${asked}T08:00:00Z`)
    const row = await waitingDeclaration(app, { dueOn: DUE, statusSince, registrationId: `rg_${asked}` })
    const promised = (await detail(row))?.silence?.remindedOn
    expect(promised).toEqual(days)
    expect(await reminded(row, asked)).toEqual({ due: promised, overdue: [over] })
    await app.database.pool.query('delete from declarations')
  })
})
