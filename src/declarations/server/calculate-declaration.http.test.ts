import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { PORTAL, type Actor } from '#platform/shared/principal.ts'
import { confirmDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { germanSale, keepGermanRate, someSources } from '../testing/sources.builders.ts'
import { calculateDeclaration } from './calculate-declaration.ts'
import { boxesOf, findDeclaration, historyOf } from './declarations.queries.ts'
import { insertDeclaration, updateDeclaration } from './declarations.repository.ts'
import { declarationAdjustments, type DeclarationRow } from './declarations.tables.ts'
import { calculationOf, correctionOf } from './figures.queries.ts'
import type { CalculationDeps } from './return-sources.ts'

const app = await testApp()
const { seller } = app.people
const CLERK: Actor = { kind: 'staff', id: 'st_1', name: 'Anna' }

let companyId = ''
let deps: CalculationDeps
let { known, sources, sell } = someSources()
beforeAll(async () => {
  companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
})
beforeEach(() => {
  ;({ known, sources, sell } = someSources())
  deps = { ...app.deps, sources }
})

let made = 0
async function declaration(changes: Partial<DeclarationRow> = {}): Promise<DeclarationRow> {
  const id = `dcl_calc_${++made}`
  const row = declarationRow(app, {
    companyId,
    id,
    number: `DC-2026-8${String(made).padStart(5, '0')}`,
    // A registration of its own each, so that none has a period before.
    registrationId: `rg_calc_${made}`,
    status: 'AWAITING_DATA',
    base: null,
    vat: null,
    payable: null,
    ...changes,
  })
  await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
  return row
}

const calculate = ({ id }: { id: string }, by: Actor = PORTAL) =>
  calculateDeclaration(deps, { companyId, id, by })
const refused = (row: DeclarationRow) =>
  calculate(row, CLERK).then(
    () => undefined,
    (error: { refusal?: { name: string }; name: string }) => error,
  )
const move = (row: DeclarationRow, changes: Partial<DeclarationRow>) =>
  app.deps.db.transaction((tx) => updateDeclaration(tx, row, changes))
const boxes = async (row: DeclarationRow) =>
  Object.fromEntries((await boxesOf(app.deps.db, row)).map(({ box, amount }) => [box, amount]))
const actions = async (row: DeclarationRow) =>
  (await historyOf(app.deps.db, row)).map(({ action, actorKind }) => `${action} by ${actorKind}`)

describe('the first calculation', () => {
  it('has boxes with the way to each, and what they come to', async () => {
    await sell([
      germanSale('2026-01-10', '119.00'),
      germanSale('2026-03-31', '238.00'),
      germanSale('2026-04-01', '5.00'),
    ])
    const row = await calculate(await declaration())
    expect(row).toMatchObject({
      status: 'CALCULATED',
      revision: 1,
      base: 30_000,
      vat: 5_700,
      payable: 5_700,
      calculatedBy: null,
      waitingFor: [],
    })
    expect(await boxes(row)).toEqual({ '81': 30_000, '83': 5_700 })
    const [box] = await boxesOf(app.deps.db, row)
    expect(box?.sources.map(({ month, units }) => [month, units])).toEqual([
      ['2026-01', 10_000],
      ['2026-03', 20_000],
    ])
    expect((await calculationOf(app.deps.db, row))?.prepared).toMatchObject({
      kind: 'NATIONAL',
      country: 'DE',
    })
    expect(await actions(row)).toEqual(['calculate by system'])
  })

  it('waits for a rate, and says which', async () => {
    await sell([germanSale('2026-03-10', '119.00', { TRANSACTION_CURRENCY_CODE: 'SEK' })])
    const row = await declaration()
    expect(await calculate(row)).toMatchObject({
      status: 'AWAITING_DATA',
      revision: 0,
      waitingFor: [{ reason: 'RATE', currency: 'SEK', day: '2026-03-31' }],
    })
    expect(await refused(row)).toMatchObject({ error: 'declarations.cannot_calculate' })
    await keepGermanRate(app, '2026-03', 'SEK', '10')
    expect(await calculate(row)).toMatchObject({ status: 'CALCULATED', base: 1_000, waitingFor: [] })
  })

  it('waits for missing reports, unless staff go on: then the gap is a finding', async () => {
    await sell([germanSale('2026-01-10', '119.00')])
    known.missing = [{ channel: 'Brightoak', month: '2026-02' }]
    const row = await declaration()
    const gap = { channel: 'Brightoak', month: '2026-02' }
    expect(await calculate(row)).toMatchObject({
      status: 'AWAITING_DATA',
      waitingFor: [{ reason: 'REPORT', ...gap }],
    })
    const calculated = await calculate(row, CLERK)
    expect(calculated).toMatchObject({ status: 'CALCULATED', calculatedBy: 'st_1' })
    expect((await calculationOf(app.deps.db, calculated))?.findings).toEqual([
      { code: 'REPORT_MISSING', ...gap },
    ])
  })

  it('is never nil by itself', async () => {
    const row = await declaration()
    expect(await calculate(row)).toMatchObject({ waitingFor: [{ reason: 'NOTHING_FOUND' }] })
    expect(await refused(row)).toMatchObject({ error: 'declarations.cannot_calculate' })
  })

  it('has the ledger, adjustments, and a credit that was carried', async () => {
    await sell([germanSale('2026-01-10', '119.00')])
    const before = await declaration({
      country: 'PL',
      currency: 'PLN',
      label: '2025-Q4',
      fromDay: '2025-10-01',
      toDay: '2025-12-31',
      status: 'ACCEPTED',
      taxStatus: 'CARRIED',
      payable: -700,
    })
    const row = await declaration({ country: 'PL', currency: 'PLN', registrationId: before.registrationId })
    known.ledger = [
      {
        id: 'led_1',
        country: 'PL',
        kind: 'PURCHASE',
        date: '2026-02-01',
        month: '2026-02',
        currency: 'PLN',
        net: 10_000,
        vat: 2_300,
        deductible: 2_300,
        basisPoints: 2300,
        document: 'fi_1',
      },
    ]
    await app.deps.db.insert(declarationAdjustments).values({
      companyId,
      id: 'adj_1',
      declarationId: row.id,
      box: 'K_46',
      amount: 100,
      reason: 'relief for bad debts',
      authorId: 'st_1',
      authorName: 'Anna',
      createdAt: app.clock.now(),
      takenBackAt: null,
    })
    const calculated = await calculate(row)
    expect(await boxes(calculated)).toMatchObject({ K_43: 2_300, K_46: 100, P_39: 700, P_53: 3_100 })
    expect(calculated.payable).toBe(-3_100)
    const found = await boxesOf(app.deps.db, calculated)
    expect(found.flatMap((box) => box.sources.map(({ of }) => of))).toEqual(
      expect.arrayContaining(['ledger:led_1', 'adjustment:adj_1', `carried:${before.id}`]),
    )
  })
})

describe('a further calculation', () => {
  it('changes nothing while the figures are the same', async () => {
    await sell([germanSale('2026-01-10', '119.00')])
    const row = await calculate(await declaration())
    expect(await calculate(row)).toEqual(row)
    expect(await calculate(row, CLERK)).toEqual(row)
    // The same sum from other sales is another way to it, and nobody has to look again.
    await sell([germanSale('2026-02-10', '119.00')])
    expect(await calculate(row)).toEqual(row)
    expect((await boxesOf(app.deps.db, row))[0]?.sources.map(({ month }) => month)).toEqual(['2026-02'])
    expect(await actions(row)).toEqual(['calculate by system'])
  })

  it.each(['AWAITING_CONFIRMATION', 'QUERIED', 'CONFIRMED'] as const)(
    'takes a declaration that is %s back to its check',
    async (status) => {
      await sell([germanSale('2026-01-10', '119.00')])
      const first = await calculate(await declaration())
      const seen = await move(first, { status, checkedBy: 'st_2', confirmedRevision: 1, taxStatus: 'DUE' })
      expect(await calculate(seen)).toEqual(seen)
      await sell([germanSale('2026-01-10', '238.00')])
      const again = await calculate(seen)
      expect(again).toMatchObject({
        status: 'CALCULATED',
        revision: 2,
        base: 20_000,
        checkedBy: null,
        confirmedRevision: null,
        taxStatus: 'NONE',
      })
      expect(await actions(again)).toEqual(['calculate by system', 'outdate by system'])
      const { body } = await app.post(confirmDeclaration, { id: again.id, revision: 1 }, { as: seller })
      expect(body).toMatchObject({ error: 'declarations.outdated' })
    },
  )

  it('without a rate goes back to waiting, and no figures are confirmed', async () => {
    await sell([germanSale('2026-01-10', '119.00')])
    const first = await calculate(await declaration())
    await move(first, { status: 'CONFIRMED', confirmedRevision: 1, taxStatus: 'DUE' })
    await sell([germanSale('2026-01-10', '119.00', { TRANSACTION_CURRENCY_CODE: 'HUF' })])
    expect(await calculate(first)).toMatchObject({
      status: 'AWAITING_DATA',
      confirmedRevision: null,
      taxStatus: 'NONE',
      waitingFor: [{ reason: 'RATE', currency: 'HUF', day: '2026-01-31' }],
    })
  })

  it('of sales that are gone is not nil, but zero for a person to look at', async () => {
    await sell([germanSale('2026-01-10', '119.00')])
    const first = await calculate(await declaration())
    known.totals = []
    expect(await calculate(first)).toMatchObject({ status: 'CALCULATED', revision: 2, base: 0, payable: 0 })
  })

  it('ten at once make one revision', async () => {
    await sell([germanSale('2026-01-10', '119.00')])
    const row = await declaration()
    await Promise.all(Array.from({ length: 10 }, () => calculate(row)))
    expect(await findDeclaration(app.deps.db, companyId, row.id)).toMatchObject({ revision: 1 })
    expect(await actions(row)).toHaveLength(1)
  })
})

const filed = async (gross: string, changes: Partial<DeclarationRow> = {}) => {
  await sell([germanSale('2026-01-10', gross)])
  const row = await calculate(await declaration(changes))
  return move(row, { status: 'FILED', reference: 'R1', filedAt: app.clock.now() })
}

const french = (day: string, gross: string) =>
  germanSale(day, gross, { ARRIVAL_COUNTRY: 'FR', TRANSACTION_CURRENCY_CODE: 'EUR' })

describe('what comes late for a declaration that was filed', () => {
  it('opens one that corrects it: the boxes of the corrected return, and the difference to pay', async () => {
    const row = await filed('119.00')
    expect(await calculate(row)).toEqual(row)
    expect(await correctionOf(app.deps.db, row)).toBeUndefined()
    await sell([germanSale('2026-01-10', '357.00')])
    expect(await calculate(row)).toEqual(row)
    const correction = await correctionOf(app.deps.db, row)
    expect(correction).toMatchObject({
      status: 'CALCULATED',
      corrects: row.id,
      periodId: null,
      label: row.label,
      revision: 1,
      base: 30_000,
      vat: 5_700,
      payable: 5_700 - 1_900,
      reference: null,
    })
    // No law gives it a day: it is due when it is found, not when the filed one was.
    const today = dayOf(app.clock.now(), app.config.agency.timeZone)
    expect(correction).toMatchObject({ dueOn: today, payBy: row.payBy === null ? null : today })
    expect(correction?.number).toMatch(/^DC-\d{4}-\d{6}$/)
    expect(await boxes(row)).toEqual({ '81': 10_000, '83': 1_900 })
    if (!correction) return
    expect(await boxes(correction)).toEqual({ '81': 30_000, '83': 5_700 })
    expect(await actions(correction)).toEqual(['create by system', 'calculate by system'])
  })

  it('opens no second one, but a chain: the next corrects the correction', async () => {
    const row = await filed('119.00')
    await sell([germanSale('2026-01-10', '238.00')])
    await Promise.all([calculate(row), calculate(row), calculate(row)])
    const first = await correctionOf(app.deps.db, row)
    if (!first) throw new Error('no correction')
    await move(first, { status: 'ACCEPTED' })
    await sell([germanSale('2026-01-10', '119.00')])
    await calculate(row)
    expect(await correctionOf(app.deps.db, first)).toBeUndefined()
    await calculate(first)
    expect(await correctionOf(app.deps.db, first)).toMatchObject({ vat: 1_900, payable: -1_900 })
  })

  it('keeps what staff had adjusted', async () => {
    const open = await declaration()
    await app.deps.db.insert(declarationAdjustments).values({
      companyId,
      id: 'adj_kept',
      declarationId: open.id,
      box: '39',
      amount: 500,
      reason: 'special prepayment',
      authorId: 'st_1',
      authorName: 'Anna',
      createdAt: app.clock.now(),
      takenBackAt: null,
    })
    await sell([germanSale('2026-01-10', '119.00')])
    const row = await move(await calculate(open), { status: 'FILED' })
    await sell([germanSale('2026-01-10', '238.00')])
    await calculate(row)
    const correction = await correctionOf(app.deps.db, row)
    expect(correction && (await boxes(correction))).toMatchObject({ '39': 500, '83': 3_300 })
  })

  it('goes into the next return of a one-stop shop, by state', async () => {
    const oss = { kind: 'OSS', scheme: 'OSS_UNION' } as const
    await sell([french('2026-01-10', '120.00')])
    const first = await calculate(await declaration(oss))
    expect(await boxes(first)).toMatchObject({ 'FR 20% from DE tax': 2_000, 'total due': 2_000 })
    await move(first, { status: 'FILED' })
    await sell([french('2026-01-10', '240.00'), french('2026-04-10', '120.00')])
    expect(await calculate(first)).toMatchObject({ status: 'FILED' })
    expect(await correctionOf(app.deps.db, first)).toBeUndefined()
    const q2 = await declaration({
      ...oss,
      registrationId: first.registrationId,
      label: '2026-Q2',
      fromDay: '2026-04-01',
      toDay: '2026-06-30',
    })
    const second = await calculate(q2)
    expect(await boxes(second)).toEqual({
      'FR 20% from DE base': 10_000,
      'FR 20% from DE tax': 2_000,
      'correction 2026-Q1 FR': 2_000,
      'total due': 4_000,
    })
    await move(second, { status: 'FILED' })
    const q3 = await declaration({
      ...oss,
      registrationId: first.registrationId,
      label: '2026-Q3',
      fromDay: '2026-07-01',
      toDay: '2026-09-30',
    })
    expect(await calculate(q3)).toMatchObject({ waitingFor: [{ reason: 'NOTHING_FOUND' }] })
  })
})

it('a kind that the product does not calculate says so', async () => {
  const row = await declaration({ kind: 'OSS', scheme: 'OSS_NON_UNION' })
  expect(await calculate(row)).toMatchObject({ waitingFor: [{ reason: 'NOT_CALCULATED' }] })
})

it('the return of a year asks for what its months have not declared', async () => {
  await sell([germanSale('2026-01-10', '119.00'), germanSale('2026-08-10', '119.00')])
  const quarter = await calculate(await declaration())
  await move(quarter, { status: 'ACCEPTED' })
  const year = await declaration({
    kind: 'ANNUAL',
    frequency: 'YEARLY',
    registrationId: quarter.registrationId,
    label: '2026',
    toDay: '2026-12-31',
  })
  expect(await calculate(year)).toMatchObject({ vat: 3_800, payable: 1_900 })
})
