import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { readDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { germanSale, someSources } from '../testing/sources.builders.ts'
import { calculateDeclaration } from './calculate-declaration.ts'
import { boxesOf, findDeclaration } from './declarations.queries.ts'
import { insertDeclaration, updateDeclaration } from './declarations.repository.ts'
import { declarationAdjustments, type DeclarationRow } from './declarations.tables.ts'
import { calculationOf, correctionOf } from './figures.queries.ts'
import { requestYear } from './recalculate.ts'

const app = await testApp()
const { seller } = app.people
let companyId = ''
let { known, sources, sell } = someSources()
beforeAll(async () => {
  companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
})
beforeEach(() => {
  ;({ known, sources, sell } = someSources())
})

let made = 0
const registration = () => `rg_year_${++made}`
async function declaration(changes: Partial<DeclarationRow>): Promise<DeclarationRow> {
  const id = `dcl_year_${++made}`
  const number = `DC-2025-7${String(made).padStart(5, '0')}`
  const none = { status: 'AWAITING_DATA', base: null, vat: null, payable: null } as const
  const row = declarationRow(app, { companyId, id, number, ...none, ...changes })
  await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
  return row
}
const quarter = (registrationId: string, n: 1 | 2 | 3 | 4, more: Partial<DeclarationRow> = {}) => {
  const [from, to] = [
    ['01-01', '03-31'],
    ['04-01', '06-30'],
    ['07-01', '09-30'],
    ['10-01', '12-31'],
  ][n - 1] as [string, string]
  const days = { label: `2025-Q${n}`, fromDay: `2025-${from}`, toDay: `2025-${to}` }
  return declaration({ registrationId, ...days, ...more })
}
const year = (registrationId: string, more: Partial<DeclarationRow> = {}) =>
  declaration({
    registrationId,
    kind: 'ANNUAL',
    frequency: 'YEARLY',
    label: '2025',
    fromDay: '2025-01-01',
    toDay: '2025-12-31',
    ...more,
  })
const calculate = ({ id }: { id: string }) =>
  calculateDeclaration({ ...app.deps, sources }, { companyId, id, by: PORTAL })
const filed = async (row: DeclarationRow, more: Partial<DeclarationRow> = {}) => {
  const calculated = await calculate(row)
  return app.deps.db.transaction((tx) => updateDeclaration(tx, calculated, { status: 'FILED', ...more }))
}
const findings = async (row: DeclarationRow) =>
  (await calculationOf(app.deps.db, row))?.findings.map(({ code, ...facts }) =>
    [code, ...Object.values(facts).toSorted()].join(' '),
  )
const boxes = async (row: DeclarationRow) =>
  Object.fromEntries((await boxesOf(app.deps.db, row)).map(({ box, amount }) => [box, amount]))

const eachQuarter = ['2025-02-10', '2025-05-10', '2025-08-10', '2025-11-10']

describe('the return of a year', () => {
  it('is what its returns declared, and nothing is left to pay', async () => {
    const of = registration()
    await sell(eachQuarter.map((day) => germanSale(day, '119.00')))
    for (const n of [1, 2, 3, 4] as const) await filed(await quarter(of, n))
    const annual = await calculate(await year(of))
    expect(await boxes(annual)).toEqual({ '81': 40_000, '83': 7_600 })
    expect(annual).toMatchObject({ base: 40_000, vat: 7_600, payable: 0 })
    expect(await findings(annual)).toEqual([])
  })

  it('names returns that are not filed, and days without one', async () => {
    const of = registration()
    await sell(eachQuarter.map((day) => germanSale(day, '119.00')))
    await filed(await quarter(of, 2))
    await calculate(await quarter(of, 3))
    const annual = await calculate(await year(of))
    expect(annual.payable).toBe(7_600 - 1_900)
    expect(await findings(annual)).toEqual([
      'RETURN_NOT_FILED 2025-Q3',
      'YEAR_HAS_GAP 2025-01-01 2025-03-31',
      'YEAR_HAS_GAP 2025-10-01 2025-12-31',
      'YEAR_DIFFERS 10000 40000 81',
      'YEAR_DIFFERS 1900 7600 83',
    ])
  })

  it('counts corrections once, with what they corrected', async () => {
    const of = registration()
    await sell([germanSale('2025-02-10', '119.00')])
    const first = await filed(await quarter(of, 1))
    await sell([germanSale('2025-02-10', '238.00')])
    await calculate(first)
    const correction = await correctionOf(app.deps.db, first)
    if (!correction) throw new Error('no correction')
    const open = await calculate(await year(of))
    expect([open.payable, (await findings(open))?.at(-1)]).toEqual([1_900, 'YEAR_DIFFERS 1900 3800 83'])
    await filed(correction)
    const annual = await calculate(open)
    expect(annual).toMatchObject({ payable: 0, revision: 2 })
    expect((await findings(annual))?.filter((one) => one.startsWith('YEAR_DIFFERS'))).toEqual([])
  })

  it('has what staff added to its returns', async () => {
    const of = registration()
    await sell([germanSale('2025-02-10', '119.00')])
    const first = await quarter(of, 1)
    await app.deps.db.insert(declarationAdjustments).values({
      companyId,
      id: 'adj_year',
      declarationId: first.id,
      box: '66',
      amount: 500,
      reason: 'an invoice on paper',
      authorId: 'st_1',
      authorName: 'Anna',
      createdAt: app.clock.now(),
      takenBackAt: null,
    })
    await filed(first)
    const annual = await calculate(await year(of))
    expect(await boxes(annual)).toMatchObject({ '66': 500, '83': 1_400 })
    expect(annual.payable).toBe(0)
  })

  it('does not count a credit twice that one of its returns carried to the next', async () => {
    const of = registration()
    const polish = { country: 'PL', currency: 'PLN', registrationId: of }
    known.ledger = [
      {
        id: 'led_year',
        country: 'PL',
        kind: 'PURCHASE',
        date: '2025-02-01',
        month: '2025-02',
        currency: 'PLN',
        net: 10_000,
        vat: 2_300,
        deductible: 2_300,
        basisPoints: 2300,
        document: 'fi_1',
      },
      {
        id: 'led_next',
        country: 'PL',
        kind: 'PURCHASE',
        date: '2025-05-01',
        month: '2025-05',
        currency: 'PLN',
        net: 1_000,
        vat: 200,
        deductible: 200,
        basisPoints: 2300,
        document: 'fi_2',
      },
    ]
    await filed(await quarter(of, 1, polish), { taxStatus: 'CARRIED' })
    expect(await filed(await quarter(of, 2, polish))).toMatchObject({ payable: -2_500 })
    const annual = await calculate(await year(of, polish))
    expect(annual.payable).toBe(0)
  })
})

describe('a return that is filed after its year was calculated', () => {
  it('changes what is left to pay, though no box changes', async () => {
    const of = registration()
    await sell([germanSale('2025-02-10', '119.00')])
    const first = await calculate(await quarter(of, 1))
    const annual = await calculate(await year(of))
    expect(annual).toMatchObject({ payable: 1_900, revision: 1 })
    await app.deps.db.transaction((tx) => updateDeclaration(tx, first, { status: 'FILED' }))
    expect(await calculate(annual)).toMatchObject({ payable: 0, revision: 2 })
    expect(await calculate(annual)).toMatchObject({ payable: 0, revision: 2 })
    const { body } = await app.get(readDeclaration, { id: annual.id }, { as: seller })
    expect(body.data?.findings.map(({ code }) => code)).not.toContain('RETURN_NOT_FILED')
  })

  it('has it calculated again', async () => {
    const of = registration()
    await sell([germanSale('2025-02-10', '119.00')])
    const first = await filed(await quarter(of, 1))
    const annual = await calculate(await year(of))
    const others = await calculate(await year(registration()))
    // The portal itself knows of no sale, so that its calculation is seen.
    await app.deps.db.transaction((tx) => requestYear(tx, app.deps, first))
    await app.drain()
    const now = async ({ id }: DeclarationRow) => (await findDeclaration(app.deps.db, companyId, id))?.base
    expect([await now(annual), await now(others)]).toEqual([0, 10_000])
  })
})
