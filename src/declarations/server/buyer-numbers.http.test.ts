import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { listIssues, withdrawImport } from '#reports/contract.ts'
import { proveTotals } from '#reports/server/public.ts'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import { detailOf, imported } from '#reports/testing/imports.builders.ts'
import { viesSaid } from '#tax-numbers/testing/answers.builders.ts'
import { numberEnding } from '#tax-numbers/testing/numbers.builders.ts'
import { readBoxRows, readDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { insertDeclaration } from './declarations.repository.ts'

/* A buyer's number exempts a sale only while its register confirms it; what the register says later is followed. */

const app = await testApp({ listen: true })
const as = await aSeller(app)
const { db } = app.deps
const DECLARATION = 'dc_buyers'
/** As the local register answers. */
const CONFIRMED = numberEnding('PL', '100')
const DENIED = numberEnding('PL', '200')
const SILENT = numberEnding('PL', '501')
const AGAIN = numberEnding('PL', '101')
let companyId = ''

const soldTo = (vat: string): AmazonRow => ({
  SALES_CHANNEL: 'MCF',
  ARRIVAL_COUNTRY: 'PL',
  BUYER_VAT_NUMBER: vat,
  BUYER_VAT_NUMBER_COUNTRY: 'PL',
})
const file = (name: string, numbers: readonly string[]) => ({
  name,
  bytes: Buffer.from(amazonFile(numbers.map(soldTo))),
})

const says = (number: string, outcome: 'valid' | 'invalid' | 'unavailable', day: string) =>
  viesSaid(app, number, outcome, day)

/** An hour later the registers are asked, and what they said is followed. */
async function anHourLater(): Promise<void> {
  app.clock.advance(3_600_000)
  await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'declarations.ask-registers', { companyId }))
  await app.drain()
}

type Judged = { scheme: string; vat: number; warnings: string; earlier: number }

async function judged(number: string): Promise<Judged[]> {
  const { rows } = await db.execute<Judged>(
    sql`select x.facts ->> 'scheme' as scheme, t.vat::int as vat, r.warnings::text as warnings, (select count(*) from transaction_verdicts v where v.company_id = t.company_id and v.month = t.month and v.id = t.id)::int as earlier from transactions t join treatments x on x.company_id = t.company_id and x.id = t.treatment_id join transaction_reasons r on r.company_id = t.company_id and r.id = t.reason_id where t.company_id = ${companyId} and t.buyer_number = ${number} order by t.import_id, t.line`,
  )
  return rows
}

const changes = async () => {
  const { rows } = await db.execute<{ changes: unknown }>(
    sql`select changes from report_rejudgements where company_id = ${companyId} order by began_at, id`,
  )
  return rows.map((row) => row.changes)
}
const unproven = () => proveTotals(db, { companyId, from: '2026-01', to: '2026-12' })
const findings = async (lang: 'en' | 'zh' = 'en') => {
  const { findings: all = [] } =
    (await app.get(readDeclaration, { id: DECLARATION }, { as, lang })).body.data ?? {}
  return all.filter(({ code }) => /NUMBER/.test(code))
}

/** What stands behind the boxes of the return: exempt supplies. */
async function rowsBehind() {
  const { boxes = [] } = (await app.get(readDeclaration, { id: DECLARATION }, { as })).body.data ?? {}
  const [found] = boxes.flatMap(({ box, parts }) => parts.map(({ part }) => ({ box, part })))
  const { body } = await app.get(
    readBoxRows,
    { id: DECLARATION, ...found, box: found?.box ?? '', part: found?.part ?? '' },
    { as },
  )
  return body.data?.records ?? []
}

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = { ...registrationRow(app, companyId), country: 'DE', registrationNumber: 'DE136695976' }
  await db.insert(registrations).values({ ...number, id: 'rg_buyers' })
  const open = { status: 'AWAITING_DATA', revision: 0, base: null, vat: null, payable: null } as const
  const row = { companyId, ...open, registrationId: 'rg_buyers', id: DECLARATION, number: 'DC-2026-720003' }
  await db.transaction((tx) => insertDeclaration(tx, declarationRow(app, row)))
})

describe('a report with numbers of buyers', () => {
  let importId = ''

  it('is determined by what their register says, once it has', async () => {
    const done = await imported(app, as, file('march.csv', [CONFIRMED, DENIED, SILENT]))
    importId = done.id
    expect(await judged(CONFIRMED)).toMatchObject([{ scheme: 'IC_SUPPLY', vat: 0, earlier: 1 }])
    expect(await judged(DENIED)).toMatchObject([
      { scheme: 'LOCAL', vat: 2225, warnings: expect.stringContaining('is not valid') },
    ])
    expect(await judged(SILENT)).toMatchObject([
      { scheme: 'LOCAL', vat: 2225, warnings: expect.stringContaining('has not been verified') },
    ])
    expect(await unproven()).toEqual([])
  })

  it('says in its issues what to do', async () => {
    const { body } = await app.get(listIssues, { importId, pageSize: 20 }, { as })
    const codes = body.data?.records
      .map(({ line, code }) => [line, code])
      .filter(([, code]) => /NUMBER/.test(String(code)))
    expect(codes).toEqual([
      [3, 'NUMBER_DENIED'],
      [4, 'BUYER_NUMBER_NOT_CHECKED'],
    ])
    const zh = await app.get(listIssues, { importId, pageSize: 20 }, { as, lang: 'zh' })
    expect(JSON.stringify(zh.body.data?.records)).toContain('官方登记系统未确认买方VAT税号')
  })

  it('keeps because of what it was determined anew', async () => {
    expect(await changes()).toMatchObject([
      [
        { fact: 'BUYER_NUMBERS', denied: false, count: 1, numbers: [CONFIRMED] },
        { fact: 'BUYER_NUMBERS', denied: true, count: 1, numbers: [DENIED] },
      ],
    ])
  })

  it('tells on the return what is denied, and what has no answer', async () => {
    expect(await findings()).toMatchObject([
      { code: 'NUMBER_NOT_VALID', text: expect.stringContaining(DENIED) },
      { code: 'NUMBERS_NOT_CONFIRMED', text: expect.stringContaining(`: 1 (such as ${SILENT})`) },
    ])
    expect((await findings('zh')).map(({ text }) => text).join('')).toContain(`1个（如${SILENT}）`)
  })

  it('is determined anew by an answer that comes later', async () => {
    await anHourLater()
    expect(await judged(SILENT)).toMatchObject([{ scheme: 'LOCAL', earlier: 0 }])
    await says(SILENT, 'valid', '2026-11-20')
    await anHourLater()
    expect(await judged(SILENT)).toMatchObject([{ scheme: 'IC_SUPPLY', vat: 0, earlier: 1 }])
    expect((await findings()).map(({ code }) => code)).toEqual(['NUMBER_NOT_VALID'])
    expect(await unproven()).toEqual([])
  })

  it('shows beside its rows what was answered, with the day and the consultation number', async () => {
    const rows = await rowsBehind()
    const answer = { register: 'vies', confirmed: true, consultationNumber: expect.stringMatching(/^WAPI/) }
    const shown = rows
      .map(({ buyer }) => buyer)
      .toSorted((one, other) => (String(one?.number) < String(other?.number) ? -1 : 1))
    expect(shown).toEqual([
      { number: SILENT, answer: { ...answer, day: '2026-11-20' } },
      { number: CONFIRMED, answer: { ...answer, day: expect.stringMatching(/^2026-11-/) } },
    ])
    expect(rows[0]?.earlier?.because).toContain('the official register confirmed buyers’ VAT numbers')
  })

  it('stays as it is where a number is lost after its sales', async () => {
    const before = await changes()
    await says(SILENT, 'invalid', '2026-11-21')
    await anHourLater()
    expect(await judged(SILENT)).toMatchObject([{ scheme: 'IC_SUPPLY', earlier: 1 }])
    expect(await changes()).toHaveLength(before.length)
  })

  it('becomes exempt where a number that was denied is confirmed', async () => {
    await says(DENIED, 'valid', '2026-11-22')
    await anHourLater()
    expect(await judged(DENIED)).toMatchObject([{ scheme: 'IC_SUPPLY', vat: 0 }])
    expect(await findings()).toEqual([])
    expect(await unproven()).toEqual([])
  })

  it('whose numbers are known is exempt at once, and nothing is done twice', async () => {
    await says(AGAIN, 'valid', '2026-02-01')
    const before = await changes()
    const done = await imported(app, as, file('more.csv', [AGAIN, CONFIRMED]))
    expect(await judged(AGAIN)).toMatchObject([{ scheme: 'IC_SUPPLY', earlier: 0 }])
    expect(await changes()).toHaveLength(before.length)
    expect((await detailOf(app, as, done.id)).causes).toEqual([])
  })

  it('that is withdrawn leaves no number to ask about', async () => {
    await app.post(withdrawImport, { importId }, { as })
    await app.drain()
    const { rows } = await db.execute(
      sql`select distinct number from report_buyer_numbers where company_id = ${companyId} order by 1`,
    )
    expect(rows.map(({ number }) => number)).toEqual([AGAIN, CONFIRMED].toSorted())
    expect(await unproven()).toEqual([])
  })
})
