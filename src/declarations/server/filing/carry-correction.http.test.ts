import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { readBoxRows, readDeclaration } from '../../contract.ts'
import { readInsight } from '../../insight-contract.ts'
import * as staff from '../../staff/contract.ts'
import { confirmedBritish, sendToHmrc } from '../../testing/hmrc.builders.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { updateDeclaration } from '../declarations.repository.ts'
import { moveDeclaration } from '../move-declaration.ts'
import { realSources } from '../real-sources.ts'

const app = await testApp()
const { agent, seller } = app.people

const FILED = { 1: 20_000, 3: 20_000, 4: 10_000, 5: 10_000, 6: 100_000 }
/** Fifty pounds more of output tax, twenty less of input tax. */
const CORRECTED = { 1: 25_000, 3: 25_000, 4: 8_000, 5: 17_000, 6: 125_000 }
const SECOND = { label: '2026-Q2', fromDay: '2026-04-01', toDay: '2026-06-30' }
const THIRD = { label: '2026-Q3', fromDay: '2026-07-01', toDay: '2026-09-30' }

/** A return that was filed, its confirmed correction, and the two returns after it. */
async function quarters({ payable = 7_000, box6 = 0 }: { payable?: number; box6?: number } = {}) {
  const first = await confirmedBritish(app, { status: 'FILED', taxStatus: 'NONE', boxes: FILED })
  const of = { registrationId: first.registrationId }
  const correction = await confirmedBritish(app, { ...of, corrects: first.id, payable, boxes: CORRECTED })
  const open = { ...of, status: 'CALCULATED', taxStatus: 'NONE', confirmedRevision: null } as const
  const second = await confirmedBritish(app, { ...open, ...SECOND, boxes: { 6: box6 } })
  const third = await confirmedBritish(app, { ...open, ...THIRD, boxes: { 6: 0 } })
  return { first, correction, second, third }
}
const at = ({ companyId, id }: DeclarationRow) => ({ companyId, id })
const now = async (row: DeclarationRow) => {
  const found = await findDeclaration(app.deps.db, row.companyId, row.id)
  if (!found) throw new Error('it is gone')
  return found
}
const carry = async (row: DeclarationRow, revision = row.revision) =>
  (await app.post(staff.carry, { ...at(row), revision, notDeliberate: true }, { as: agent })).body
const withdraw = async (row: DeclarationRow) =>
  (await app.post(staff.withdrawCarry, at(row), { as: agent })).body
const work = async (row: DeclarationRow) =>
  (await app.get(staff.staffDeclaration, at(row), { as: agent })).body.data
const boxes = async (row: DeclarationRow) =>
  Object.fromEntries((await work(row))?.boxes.map(({ box, amount }) => [box, amount]) ?? [])
const calculate = (row: DeclarationRow) =>
  calculateDeclaration(
    { ...app.deps, sources: realSources(app.deps.config.agency.timeZone) },
    { ...at(row), by: PORTAL },
  )
const file = async (row: DeclarationRow) =>
  app.deps.db.transaction(async (tx) => {
    await updateDeclaration(tx, row, { status: 'CONFIRMED' })
    const step = { ...at(row), action: 'file' as const, by: PORTAL, at: app.clock.now() }
    return moveDeclaration(tx, step, () => ({ reference: 'HMRC-7', filedAt: app.clock.now() }))
  })
const taxOfGb = async () =>
  ((await app.get(readInsight, { months: 24 }, { as: seller })).body.data?.cells ?? [])
    .filter(({ country }) => country === 'GB')
    .reduce((sum, { tax }) => sum + tax, 0)
const WITH_ERROR = { 1: 5_000, 3: 5_000, 4: -2_000, 5: 7_000 }

describe('a small error in an earlier British return', () => {
  it('goes into boxes 1 and 4 of the next return, with the way to the correction', async () => {
    const { correction, second, third } = await quarters()
    expect((await carry(correction)).data).toMatchObject({
      status: 'CONFIRMED',
      taxStatus: 'NONE',
      carry: { into: { id: second.id, label: 'Q2 2026' }, isFiled: false },
      history: expect.arrayContaining([expect.objectContaining({ action: 'carry_error' })]),
    })
    expect(await boxes(second)).toMatchObject(WITH_ERROR)
    const box = (await work(second))?.boxes.find((one) => one.box === '4')
    expect(box?.parts).toMatchObject([{ kind: 'ERROR', amount: -2_000, declarationId: correction.id }])
    const { body } = await app.get(
      readBoxRows,
      { id: second.id, box: '4', part: box?.parts[0]?.part ?? '' },
      { as: seller },
    )
    expect(body.data?.records).toMatchObject([{ title: correction.number, detail: '2026-Q1' }])
    const seen = (await app.get(readDeclaration, { id: correction.id }, { as: seller })).body.data
    expect(seen?.carry?.into).toMatchObject({ label: 'Q2 2026' })
    expect((await boxes(third))['1']).toBeUndefined()
  })

  it('stays when the next return is calculated again, and goes when it is withdrawn', async () => {
    const { correction, second } = await quarters()
    await carry(correction)
    await calculate(second)
    expect(await boxes(second)).toMatchObject(WITH_ERROR)
    expect((await withdraw(correction)).data).toMatchObject({ carry: null, taxStatus: 'DUE' })
    expect((await boxes(second))['1']).toBeUndefined()
    expect((await withdraw(correction)).error).toBe('declarations.not_now')
  })

  it('goes when late rows change the correction, until that is confirmed and carried anew', async () => {
    const { correction, second } = await quarters()
    await carry(correction)
    await calculate(correction)
    await app.drain()
    expect(await now(correction)).toMatchObject({ status: 'CALCULATED', isCarried: false })
    expect((await boxes(second))['1']).toBeUndefined()
  })

  it('is declared with the return that was filed with it, and only there', async () => {
    const { correction, second, third } = await quarters()
    await carry(correction)
    const before = await taxOfGb()
    await file(await now(second))
    // Once: the correction's seventy pounds.
    expect((await taxOfGb()) - before).toBe(7_000)
    expect(await now(correction)).toMatchObject({
      status: 'FILED',
      carriedInto: second.id,
      reference: 'HMRC-7',
    })
    await calculate(third)
    expect((await boxes(third))['1']).toBeUndefined()
    // Nothing came late: what is found today is what was filed.
    await calculate(second)
    expect((await work(second))?.correctedBy).toBeNull()
    expect((await withdraw(correction)).error).toBe('declarations.not_now')
  })

  it('waits for the return after it where the next one was filed meanwhile', async () => {
    const { correction, second, third } = await quarters()
    await file(second)
    expect((await carry(correction)).data?.carry?.into).toMatchObject({ label: 'Q3 2026' })
    expect(await boxes(third)).toMatchObject(WITH_ERROR)
  })

  it.each([
    ['above £10,000 and 1 % of box 6', 1_000_001, 100_000_000, 'declarations.carry_too_large'],
    ['above £10,000, within 1 % of box 6', 1_000_001, 100_000_100, undefined],
    ['above £50,000', 5_000_001, 900_000_000_00, 'declarations.carry_too_large'],
  ])('has a limit: %s', async (_, payable, box6, error) => {
    const { correction } = await quarters({ payable, box6 })
    expect((await carry(correction)).error).toBe(error)
  })

  it('stops the return whose box 6 has shrunk below the limit since, until it is withdrawn', async () => {
    const { correction, second } = await quarters({ payable: 1_000_001, box6: 100_000_100 })
    // The next return is calculated anew with it, and its sales are gone.
    expect((await carry(correction)).error).toBeUndefined()
    const held = await work(second)
    expect(held?.blockers.map(({ code }) => code)).toContain('CARRY_TOO_LARGE')
    const seen = { ...at(second), revision: held?.revision ?? 0 }
    const before = await now(second)
    const confirmed = await app.deps.db.transaction((tx) =>
      updateDeclaration(tx, before, { status: 'CONFIRMED', confirmedRevision: seen.revision }),
    )
    const byHand = { ...seen, file: 'gb-2026-Q2.xlsx', reference: 'R' }
    expect((await app.post(staff.file, byHand, { as: agent })).body.error).toBe('declarations.carry_exceeds')
    expect((await sendToHmrc(app, confirmed)).error).toBe('declarations.carry_exceeds')
    await app.deps.db.transaction((tx) => updateDeclaration(tx, confirmed, { status: 'CALCULATED' }))
    await withdraw(correction)
    const codes = (await work(second))?.blockers.map(({ code }) => code)
    expect(codes).not.toContain('CARRY_TOO_LARGE')
  })

  it('is refused by an older revision, twice, and for what corrects nothing', async () => {
    const { correction, first } = await quarters()
    expect((await carry(correction, 7)).error).toBe('declarations.outdated')
    await carry(correction)
    expect((await carry(correction)).error).toBe('declarations.not_now')
    expect((await carry(first)).error).toBe('declarations.not_now')
  })
})
