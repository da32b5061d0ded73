import { beforeAll, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { withoutHeld } from '#platform/server/legal-hold.queries.ts'
import { DATA_CLASSES, PLACES } from '#privacy/data-classes.ts'
import { plantRow } from '#privacy/testing/plant-row.ts'
import { importsWithBuyers } from '#reports/server/imports.queries.ts'
import { setHold } from '../../staff/holds-contract.ts'
import { forgetClosed } from '../forgetting/forget-closed.ts'
import { tablesOfCompanies } from '../forgetting/places.queries.ts'

/*
 * Rows of long ago are planted for somebody whom a hold keeps, and for somebody whom none does. Then the job of each class
 * runs: the ones stay, the others go. A class that is neither tried here nor says why it need not be fails.
 */

type Whose = { company: string; person: string; mail: string; mark: string }
const COMPANY = 'company_id'

let app: TestApp
let held: Whose
let free: Whose
async function whose(): Promise<Whose> {
  const { email } = await aSeller(app)
  const { rows } = await app.database.pool.query(
    `select u.id as person, m.company_id as company from users u join company_members m on m.user_id = u.id where u.email = $1`,
    [email],
  )
  return { ...rows[0], mail: email, mark: app.deps.box.addressMarks(email)[0] ?? '' }
}
beforeAll(async () => {
  app = await testApp()
  held = await whose()
  free = await whose()
  const as = app.people.admin
  for (const about of [{ companyId: held.company }, { email: held.mail }])
    await app.post(setHold, { ...about, reason: 'An investigation', until: null }, { as })
})

const person = ({ person: user_id }: Whose) => ({ user_id })
const member = (one: Whose) => ({ ...person(one), company_id: one.company })
const mail = ({ mail: email }: Whose) => ({ email })
const before = { created_at: '2010-01-01T00:00:00Z' }

/** What is planted, by class: table → the columns that say whose it is, and those that say that its time is over. */
const OVER: Readonly<Record<string, Readonly<Record<string, (one: Whose) => Record<string, unknown>>>>> = {
  signIns: { sign_ins: person, user_sessions: member },
  mailLinks: { mail_tokens: ({ person: subject_id }) => ({ subject_id }) },
  signUps: {
    sign_ups: (one) => ({ ...mail(one), ...before }),
    password_resets: (one) => ({ ...mail(one), ...before }),
  },
  messages: {
    messages: (one) => ({ ...member(one), deleted_at: '2010-01-01T00:00:00Z' }),
    message_digests: member,
    message_digest_items: (one) => ({ ...member(one), day: '2010-01-01' }),
  },
  reminders: { matter_reminders: (one) => ({ ...member(one), ...before }) },
  refusedMail: { refused_mail: ({ mark }) => ({ mark }) },
  enquiries: { enquiries: (one) => ({ ...mail(one), status: 'ANSWERED' }) },
  webhookDeliveries: { webhook_deliveries: ({ company: company_id }) => ({ company_id, ...before }) },
}

/** Whose time is not counted in days of its own: by the closing of a company, by months of sales. */
const TRIED_APART = new Set(['reportBuyers', 'returns'])
/** What is nobody’s, or is gone with the day, and could not be told apart by company or person. */
const NEED_NOT: Readonly<Record<string, string>> = {
  account: 'no job forgets it: the erasure waits (erasures-held.http.test.ts)',
  membership: 'no job forgets it: the erasure waits',
  exports: 'copies of what is kept',
  counters: 'a day, against flooding',
  usedConsents: 'hashes that name nobody',
  visitorCarts: 'of nobody who is known',
  looseTransfers: 'of no order, and so of no company or account',
  publishedNames: 'of numbers, not of companies or accounts',
  staff: 'by-year.http.test.ts: while a hold keeps their address, their name stays too',
  staffAccess: 'by-year.http.test.ts',
  staffSessions: 'the agency’s own people',
  absences: 'the agency’s own people',
  agency: 'about nobody',
  standIns: 'about nobody',
}

it('each class is tried, or says why it need not be', () => {
  const missing = DATA_CLASSES.filter(
    ({ key, job }) =>
      job !== 'privacy.forget-closed' && !(key in OVER) && !(key in NEED_NOT) && !TRIED_APART.has(key),
  )
  expect(missing.map(({ key }) => key)).toEqual([])
})

const rows = async (table: string, values: Record<string, unknown>): Promise<number> => {
  const names = Object.keys(values).filter((name) => !/_at$|^day$|^status$/.test(name))
  const where = names.map((name, i) => `"${name}" = $${i + 1}`).join(' and ')
  const old =
    table === 'sign_ins'
      ? ` and at < '2011-01-01'`
      : table === 'mail_tokens' || table === 'user_sessions'
        ? ` and expires_at < '2011-01-01'`
        : ''
  const { rows: found } = await app.database.pool.query(
    `select count(*)::int as n from ${table} where ${where}${old}`,
    names.map((name) => values[name]),
  )
  return found[0].n
}

it.each(Object.keys(OVER))('%s stay while a hold keeps them, and go otherwise', async (key) => {
  const tables = Object.entries(OVER[key] ?? {})
  for (const [table, valuesOf] of tables)
    for (const one of [held, free]) await plantRow(app, table, valuesOf(one))
  const job = DATA_CLASSES.find((one) => one.key === key)?.job ?? ''
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, job, {}, { key: job }))
  await app.drain()
  for (const [table, valuesOf] of tables)
    expect([await rows(table, valuesOf(held)), await rows(table, valuesOf(free))], table).toEqual([1, 0])
})

it('buyers in reports, and returns, stay too', async () => {
  for (const { company: company_id } of [held, free])
    await plantRow(app, 'report_imports', { company_id, status: 'FINISHED', last_day: '2010-01-01' })
  const due = await importsWithBuyers(app.deps.db, '2020-01-01')
  expect(due.map(({ companyId }) => companyId)).toEqual([free.company])
  expect(await withoutHeld(app.deps.db, [held.company, free.company])).toEqual([free.company])
})

it('of a closed company nothing goes, whatever class it is in', { timeout: 60_000 }, async () => {
  const withCompany = await tablesOfCompanies(app.deps.db)
  const tables = [
    ...new Set(
      PLACES.flatMap(({ table, stays, dataClass }) =>
        dataClass.job === 'privacy.forget-closed' && stays === undefined && withCompany.has(table)
          ? [table]
          : [],
      ),
    ),
  ]
  expect(tables.length).toBeGreaterThan(30)
  const count = async () => {
    const found: Record<string, number> = {}
    for (const table of tables) {
      const { rows: n } = await app.database.pool.query(
        `select count(*)::int as n from ${table} where ${COMPANY} = $1`,
        [held.company],
      )
      found[table] = n[0].n
    }
    return found
  }
  for (const table of tables) await plantRow(app, table, { [COMPANY]: held.company })
  await app.database.pool.query(`update companies set closed_at = '2010-01-01' where id = $1`, [held.company])
  const planted = await count()
  expect(Object.values(planted).filter((n) => n === 0)).toEqual([])
  const ports = { closing: COMPANY_CLOSING, parts: COMPANY_EXPORT, erasuresBeside: { keep: async () => {} } }
  await forgetClosed({ ...app.deps, ...ports })
  expect(await count()).toEqual(planted)
})
