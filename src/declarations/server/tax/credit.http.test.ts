import { describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { deleteDocument } from '#documents/vault-contract.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import {
  askCreditEvidence,
  carryCredit,
  refundCredit,
  staffTaxCredit,
  staffTaxCredits,
} from '../../staff/credit-contract.ts'
import { staffTaxProof } from '../../staff/tax-contract.ts'
import { readTaxCredit, sendCreditEvidence } from '../../tax-contract.ts'
import { owedTax } from '../../testing/tax.builders.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent, reviewer } = app.people

/** A Polish return with a credit of 500.00. */
const credited = (changes: Partial<DeclarationRow> = {}) =>
  owedTax(app, { country: 'PL', currency: 'PLN', payable: -50_000, taxStatus: 'CREDIT', ...changes })
const read = async (id: string, as = seller) => (await app.get(readTaxCredit, { id }, { as })).body
const seen = async ({ companyId, id }: DeclarationRow) => ({
  companyId,
  id,
  revision: (await read(id)).data?.revision ?? 0,
})

it('is read by its company and by staff', async () => {
  const row = await credited()
  const { companyId, id } = row
  expect((await read(id, viewer)).data).toMatchObject({ amount: 50_000, canCarry: true, asked: null })
  expect(await read(id, sellerOther)).toMatchObject({ error: 'declarations.not_found' })
  expect((await app.get(staffTaxCredit, { companyId, id }, { as: agent })).body.code).toBe(0)
  expect(await read((await owedTax(app)).id)).toMatchObject({ error: 'declarationTax.no_credit' })
})

describe('evidence', () => {
  it('is sent once it was asked for, the same file once', async () => {
    const row = await credited()
    const { id } = row
    const uploadId = await uploadSampleFile(app, seller, 'contract.pdf')
    const send = async (as = seller) => (await app.post(sendCreditEvidence, { id, uploadId }, { as })).body
    expect(await send()).toMatchObject({ error: 'declarationTax.nothing_asked' })
    const asked = { ...(await seen(row)), text: 'The invoices of March' }
    expect((await app.post(askCreditEvidence, asked, { as: agent })).body).toMatchObject({
      data: { asked: 'The invoices of March' },
    })
    expect((await app.post(askCreditEvidence, asked, { as: reviewer })).body).toMatchObject({
      error: 'declarationTax.changed',
    })
    const waits = async () =>
      (await app.get(listPendingMatters, {}, { as: seller })).body.data?.records
        .filter(({ id: matter }) => matter === `${id}_evidence`)
        .map(({ type, link }) => [type, link.includes(id)])
    const answered = async () =>
      (await app.get(staffTaxCredits, { pageSize: 100 }, { as: agent })).body.data?.records.find(
        (one) => one.id === id,
      )?.isAnswered
    expect([await waits(), await answered()]).toEqual([[['DATA_MISSING', true]], false])
    expect(await send(sellerOther)).toMatchObject({ error: 'declarations.not_found' })
    expect((await send(viewer)).code).not.toBe(0)
    await Promise.all([send(), send(), send()])
    expect((await read(id)).data?.evidence).toMatchObject([{ fileId: uploadId }])
    expect([await waits(), await answered()]).toEqual([[], true])
    app.clock.advance(1_000)
    const again = { ...(await seen(row)), text: 'Also those of April' }
    await app.post(askCreditEvidence, again, { as: agent })
    expect([await waits(), await answered()]).toEqual([[['DATA_MISSING', true]], false])
    const file = { companyId: row.companyId, id, fileId: uploadId }
    await readWithReason(app, staffTaxProof, file, agent)
    expect((await app.post(deleteDocument, { uploadId }, { as: seller })).body.code).not.toBe(0)
  })
})

const carry = async (row: DeclarationRow, as = agent) =>
  (await app.post(carryCredit, await seen(row), { as })).body

describe('carried into the next return', () => {
  it('once, whoever else tries', async () => {
    const row = await credited()
    const answers = await Promise.all([carry(row), carry(row, reviewer)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await read(row.id)).data).toMatchObject({ taxStatus: 'CARRIED' })
  })
  it.each<[string, Partial<DeclarationRow>]>([
    ['declarationTax.cannot_carry', { country: 'DE', currency: 'EUR' }],
    ['declarationTax.not_filed', { status: 'CONFIRMED' }],
    ['declarationTax.no_credit', { taxStatus: 'REFUNDED' }],
  ])('not: %s', async (error, changes) => {
    expect(await carry(await credited(changes))).toMatchObject({ error })
  })
  it('not where the next return is filed', async () => {
    const registrationId = 'rg_carried'
    const row = await credited({ registrationId })
    await credited({ registrationId, fromDay: '2026-04-01', toDay: '2026-06-30', label: '2026-Q2' })
    expect(await carry(row)).toMatchObject({ error: 'declarationTax.next_filed' })
  })
})

describe('paid back', () => {
  it('as a whole, to the taxpayer alone, with what was set off', async () => {
    const company = (await app.get(companyInfo, {}, { as: seller })).body.data?.name ?? ''
    const row = await credited()
    const refund = async (more: Partial<SentInputOf<typeof refundCredit>> = {}) => {
      const paid = { refunded: 30_000, setOff: 20_000, on: '2026-05-20' }
      const account = { holder: company.toUpperCase(), iban: 'PL61109010140000071219812874' }
      const sent = { ...(await seen(row)), ...paid, ...account, ...more }
      return (await app.post(refundCredit, sent, { as: agent })).body
    }
    expect(await refund({ setOff: 0 })).toMatchObject({ error: 'declarationTax.not_whole' })
    expect(await refund({ holder: 'Li Wei' })).toMatchObject({ error: 'declarationTax.account_other' })
    expect(await refund({ holder: '' })).toMatchObject({ error: 'declarationTax.account_other' })
    expect(await refund({ iban: 'PL1' })).toMatchObject({ error: 'declarationTax.iban_wrong' })
    expect(await refund({ on: '2099-01-01' })).toMatchObject({ error: 'declarationTax.day_wrong' })
    expect(await refund()).toMatchObject({
      data: { taxStatus: 'REFUNDED', refunded: 30_000, setOff: 20_000 },
    })
    expect(await refund()).toMatchObject({ error: 'declarationTax.no_credit' })
  })
})
