import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { staffDeclaration, staffDeclarations } from '../../staff/contract.ts'
import { countWork, exportWork, preparingStaff, workTogether } from '../../staff/work-list-contract.ts'
import { waitingDeclaration } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { nationalReturn } from '../../testing/returns.builders.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { declarationCalculations, type DeclarationRow } from '../declarations.tables.ts'
import { openDeclarations } from '../open-declarations.ts'

const app = await testApp()
const { seller, sellerOther, agent, reviewer } = app.people

const listed = async (input: Record<string, unknown>, as: Caller = agent) =>
  (await app.get(staffDeclarations, input, { as })).body.data?.records ?? []
const numbers = async (input: Record<string, unknown>, as?: Caller) =>
  (await listed(input, as)).map(({ number }) => number)

const together = async (input: Record<string, unknown>, as: Caller = agent) =>
  (await app.post(workTogether, input, { as })).body
const itemOf = ({ companyId, id, revision }: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>) => ({
  companyId,
  id,
  revision,
})
const refusals = (body: Awaited<ReturnType<typeof together>>) =>
  body.data?.results.map(({ refusal }) => refusal?.error ?? null)

const file = (input: Record<string, unknown>, lang: 'en' | 'zh' = 'en', as: Caller = agent) =>
  app.get(exportWork, input, { as, lang })

const state = (status: DeclarationRow['status'], country: string, dueOn: string | null) =>
  ({ status, country, dueOn, registrationId: `rg_${country}` }) as const

it('lists each declaration with what the period before came to', async () => {
  const [first, second] = [monthFromNow(app, -2), monthFromNow(app, -1)]
  await filedMonthly(app, { number: 'DE136695976', firstMonth: first })
  await openDeclarations(app.deps)
  const rows = [germanSale(`${first}-03`, '119.00'), germanSale(`${second}-03`, '238.00')]
  await imported(app, seller, { name: 'months.csv', bytes: Buffer.from(amazonFile(rows)) })
  const records = await listed({ country: 'DE' })
  expect(records.map(({ payable, payableBefore }) => [payable?.amount, payableBefore])).toEqual([
    [1_900, null],
    [3_800, 1_900],
  ])
}, 60_000)

describe('a work list of two companies', () => {
  let polish: DeclarationRow
  let british: DeclarationRow
  let spanish: DeclarationRow
  let other: DeclarationRow
  let partner: Caller

  beforeAll(async () => {
    polish = await waitingDeclaration(app, state('CALCULATED', 'PL', '2027-01-25'))
    british = await waitingDeclaration(app, { ...state('CONFIRMED', 'GB', '2027-02-07'), currency: 'GBP' })
    spanish = await waitingDeclaration(app, state('FILED', 'ES', '2027-01-20'))
    other = await waitingDeclaration(app, { as: sellerOther, ...state('CALCULATED', 'PL', null) })
    await makeFileable(app, polish)
    partner = await staffPerson(app, 'partner')
  }, 60_000)

  it('is grouped by due day, by country or by state, and one who has no due day comes last', async () => {
    const mine = new Set([polish, british, spanish, other].map(({ number }) => number))
    const order = async (group: string) =>
      (await numbers({ group, pageSize: 50 })).filter((number) => mine.has(number))
    expect(await order('DUE')).toEqual([spanish.number, polish.number, british.number, other.number])
    expect(await order('COUNTRY')).toEqual([spanish.number, british.number, polish.number, other.number])
    expect(await order('STATE')).toEqual([polish.number, other.number, british.number, spanish.number])
  })

  it('finds a declaration by its number and a company by a part of its name', async () => {
    expect(await numbers({ keyword: british.number.toLowerCase() })).toEqual([british.number])
    const company = (await listed({ keyword: other.number }))[0]?.company.name ?? ''
    expect(await numbers({ keyword: company.slice(2, -2).toUpperCase() })).toContain(other.number)
    expect(await numbers({ keyword: 'no such company' })).toEqual([])
  })

  it('is exported as it is filtered, in order, with periods that people read', async () => {
    const xlsx = (await readXlsx((await file({ country: 'PL' })).raw)).sheets[0]?.rows ?? []
    expect(xlsx.slice(1).map((row) => [row[1], row[5], row[8], row[11]])).toEqual([
      [polish.number, 'Q1 2026', 'Second check', 190],
      [other.number, 'Q1 2026', 'Second check', 190],
    ])
    const csv = (await file({ country: 'GB', format: 'csv' }, 'zh')).raw.toString()
    expect(csv).toContain(`${british.number},GB,VAT申报,本国申报,2026年第1季度`)
    expect((await file({ country: 'SE' })).body.error).toBe('declarations.nothing_to_export')
    // A partner firm gets those countries alone for which it signs.
    expect((await file({}, 'en', partner)).body.error).toBe('declarations.nothing_to_export')
    expect((await file({}, 'en', seller)).body.code).not.toBe(0)
  })

  it('gives declarations to a colleague, and finds them again', async () => {
    const people = (await app.get(preparingStaff, {}, { as: agent })).body.data ?? []
    const me = people.find(({ name }) => name === agent.name)
    const items = [itemOf(polish), itemOf(british)]
    expect(refusals(await together({ action: 'assign', items, staffId: me?.id }))).toEqual([null, null])
    expect(await numbers({ assignee: 'me' })).toEqual([polish.number, british.number])
    expect((await listed({ assignee: 'me' }))[0]?.assignee).toEqual({ id: me?.id, name: agent.name })
    await together({ action: 'assign', items: [itemOf(british)], staffId: null })
    expect(await numbers({ assignee: 'me' })).toEqual([polish.number])
    expect(await numbers({ assignee: 'nobody' })).toContain(british.number)
    expect(await together({ action: 'assign', items, staffId: 'st_none' })).toMatchObject({
      error: 'declarations.colleague_unknown',
    })
    expect(await together({ action: 'assign', items })).toMatchObject({
      code: 400,
      fields: { staffId: expect.any(String) },
    })
    const firm = people.find(({ name }) => name === 'Test partner')
    expect(refusals(await together({ action: 'assign', items, staffId: firm?.id }))).toEqual([
      'declarations.not_their_country',
      'declarations.not_their_country',
    ])
  })

  it('calculates each on its own, and says of each refused one why', async () => {
    const [german] = await listed({ country: 'DE' })
    if (!german) throw new Error('no German declaration')
    const items = [
      itemOf(spanish),
      { companyId: german.company.id, id: german.id, revision: german.revision },
      { ...itemOf(polish), companyId: other.companyId },
    ]
    const body = await together({ action: 'calculate', items })
    expect(refusals(body)).toEqual(['declarations.not_now', null, 'declarations.not_found'])
    expect(body.data?.results[0]?.refusal?.message).toContain('reload the page')
    expect(refusals(await together({ action: 'calculate', items }, partner))).toEqual(
      items.map(() => 'declarations.not_found'),
    )
  })

  it('counts what each view holds, within what the reader sees', async () => {
    const counted = async (input: Record<string, unknown>, as: Caller = agent) =>
      (await app.get(countWork, input, { as })).body.data
    const { statuses = {}, toMatch } = (await counted({})) ?? {}
    for (const status of ['CALCULATED', 'CONFIRMED', 'FILED'] as const)
      expect(statuses[status]).toBe((await listed({ status, pageSize: 100 })).length)
    expect(toMatch).toBe(0)
    expect((await counted({ country: 'PL' }))?.statuses).toEqual({ CALCULATED: 2 })
    expect((await counted({ keyword: british.number }))?.statuses).toEqual({ CONFIRMED: 1 })
    expect(await counted({}, partner)).toEqual({ statuses: {}, toMatch: null })
    expect((await app.get(countWork, {}, { as: seller })).body.code).not.toBe(0)
  })

  it('makes nil returns of those alone that may be nil', async () => {
    const unstated = await waitingDeclaration(app, {
      ...state('AWAITING_DATA', 'CZ', '2027-03-25'),
      waitingFor: [{ reason: 'NOTHING_FOUND' }],
    })
    const body = await together({ action: 'nil', items: [unstated, other].map(itemOf) })
    expect(refusals(body)).toEqual(['declarations.nil_not_stated', 'declarations.not_now'])
  })

  it('names a company in Chinese by its original name, else in Latin letters', async () => {
    await app.database.pool.query(
      "update companies set name_original = '深圳市澜海贸易有限公司' where id = $1",
      [polish.companyId],
    )
    const at = { companyId: polish.companyId, id: polish.id }
    const namesIn = async (lang: 'en' | 'zh') => [
      (await app.get(staffDeclarations, { keyword: polish.number }, { as: agent, lang })).body.data
        ?.records[0]?.company.name,
      (await app.get(staffDeclaration, at, { as: agent, lang })).body.data?.company.name,
    ]
    const [zh, en] = [await namesIn('zh'), await namesIn('en')]
    expect(zh).toEqual(['深圳市澜海贸易有限公司', '深圳市澜海贸易有限公司'])
    expect(en.join()).not.toMatch(/深圳/)
    await app.database.pool.query('update companies set name_original = null where id = $1', [
      polish.companyId,
    ])
  })

  it('says in the list and on the page the same reason', async () => {
    const empty = await waitingDeclaration(app, {
      ...state('AWAITING_DATA', 'FR', '2027-03-25'),
      waitingFor: [{ reason: 'NOTHING_FOUND' }],
    })
    const [row] = await listed({ keyword: empty.number })
    const at = { companyId: empty.companyId, id: empty.id }
    const { body } = await app.get(staffDeclaration, at, { as: agent })
    expect([row?.why, body.data?.why]).toEqual(['NIL', 'NIL'])
  })

  it('is with the agency once the seller has stated that there was nothing to declare', async () => {
    const nil = await waitingDeclaration(app, {
      ...state('AWAITING_DATA', 'IT', '2027-03-25'),
      waitingFor: [{ reason: 'NOTHING_FOUND' }],
      nilStatedAt: app.clock.now(),
    })
    const numbers = async (turn: string) =>
      (await listed({ turn, country: 'IT', pageSize: 100 })).map((row) => row.number)
    expect(await numbers('agency')).toContain(nil.number)
    expect(await numbers('seller')).not.toContain(nil.number)
    const counted = async (turn: string) =>
      (await app.get(countWork, { turn, country: 'IT' }, { as: agent })).body.data?.statuses.AWAITING_DATA ??
      0
    expect([await counted('agency'), await counted('seller')]).toEqual([1, 0])
    const [row] = await listed({ keyword: nil.number })
    expect(row).toMatchObject({ turn: 'agency', why: 'NIL_STATED' })
  })

  it('checks what has no point of its own, once, and nothing that changed meanwhile', async () => {
    const points = await waitingDeclaration(app, {
      status: 'CALCULATED',
      country: 'PL',
      registrationId: 'rg_PL',
      corrects: spanish.id,
    })
    const items = [{ ...itemOf(polish), revision: 1 }, itemOf(points), itemOf(spanish)]
    expect(refusals(await together({ action: 'check', items }, reviewer))).toEqual([
      'declarations.outdated',
      'declarations.points_to_tick',
      'declarations.not_now',
    ])
    const { companyId, id: declarationId, revision } = polish
    const prepared = { kind: 'NATIONAL' } as never
    const found = [{ code: 'NEGATIVE_BOX', box: '81' }] as never
    const calculation = { companyId, declarationId, revision, prepared, findings: found, at: app.clock.now() }
    await app.deps.db.insert(declarationCalculations).values(calculation)
    const one = { action: 'check', items: [itemOf(polish)] }
    expect(refusals(await together(one, reviewer))).toEqual(['declarations.points_to_tick'])
    await app.deps.db.delete(declarationCalculations)
    // Zeros with nothing behind them.
    const zeros = nationalReturn('PL', { P_38: 0 })
    await app.deps.db
      .insert(declarationCalculations)
      .values({ ...calculation, prepared: zeros, findings: [] })
    expect(refusals(await together(one, reviewer))).toEqual(['declarations.points_to_tick'])
    await app.deps.db.delete(declarationCalculations)
    expect(refusals(await together(one, reviewer))).toEqual([null])
    expect(refusals(await together(one, reviewer))).toEqual(['declarations.not_now'])
    expect((await listed({ keyword: polish.number }))[0]?.status).toBe('AWAITING_CONFIRMATION')
  })

  it('takes as many as a page shows, and no seller', async () => {
    const many = Array.from({ length: 51 }, () => itemOf(polish))
    expect((await together({ action: 'calculate', items: many })).code).toBe(400)
    expect((await together({ action: 'calculate', items: [itemOf(polish)] }, seller)).code).not.toBe(0)
  })
})
