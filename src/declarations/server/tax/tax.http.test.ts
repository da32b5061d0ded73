import { beforeAll, describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { deleteDocument } from '#documents/vault-contract.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { readDeclaration } from '../../contract.ts'
import {
  creditTax,
  enterTaxPayee,
  matchTaxStatement,
  returnTaxProof,
  settleTaxDifference,
  staffTaxPayments,
  staffTaxProof,
} from '../../staff/tax-contract.ts'
import { readTaxPayment, sendTaxProof } from '../../tax-contract.ts'
import { owedTax, payeeInput, proofOf } from '../../testing/tax.builders.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent, reviewer } = app.people

let company = ''
beforeAll(async () => {
  company = (await app.get(companyInfo, {}, { as: seller })).body.data?.name ?? ''
})

const read = async (id: string, as = seller) => (await app.get(readTaxPayment, { id }, { as })).body
const now = async ({ id }: { id: string }) => {
  const { data } = await read(id)
  if (!data) throw new Error(`no tax of ${id}`)
  return data
}
const seen = async ({ companyId, id }: DeclarationRow) => ({
  companyId,
  id,
  revision: (await now({ id })).revision,
})
const credit = async (row: DeclarationRow, more: Partial<SentInputOf<typeof creditTax>> = {}, as = agent) => {
  const sent = { ...(await seen(row)), on: '2026-04-21', amount: 19_000, ...more }
  return (await app.post(creditTax, sent, { as })).body
}
const told = async () =>
  ((await app.get(listMessages, { type: 'DECLARATION' }, { as: seller })).body.data?.records ?? []).map(
    ({ title }) => title,
  )
const asked = async () =>
  ((await app.get(listPendingMatters, { pageSize: 100 }, { as: seller })).body.data?.records ?? []).filter(
    ({ type }) => type === 'TAX_PAYMENT',
  )

describe('the instruction', () => {
  it('is locked until the declaration is filed, and nobody is asked to pay before', async () => {
    const row = await owedTax(app, { status: 'CONFIRMED', country: 'GB', currency: 'GBP' })
    expect(await now(row)).toMatchObject({ filed: false, payee: null, epcCode: null })
    const proof = await proofOf(app, { as: seller, id: row.id })
    expect((await app.post(sendTaxProof, proof, { as: seller })).body).toMatchObject({
      error: 'declarationTax.not_filed',
    })
    expect(await credit(row)).toMatchObject({ error: 'declarationTax.not_filed' })
    expect((await asked()).filter(({ id }) => id.startsWith(row.id))).toEqual([])
  })

  it('comes from staff where the account is not published, with its day, rule and QR code', async () => {
    const row = await owedTax(app)
    expect(await now(row)).toMatchObject({
      filed: true,
      payee: null,
      epcCode: null,
      payBy: '2026-05-10',
      transferBy: '2026-05-08',
      interest: { source: 'AO § 240' },
    })
    const enter = async (more: object = {}) =>
      (await app.post(enterTaxPayee, { ...(await seen(row)), ...payeeInput, ...more }, { as: agent })).body
    expect(await enter({ iban: 'DE89370400440532013001' })).toMatchObject({
      error: 'declarationTax.iban_wrong',
    })
    expect(await enter({ bic: 'X' })).toMatchObject({ error: 'declarationTax.bic_wrong' })
    expect(await enter({ reference: ' ' })).toMatchObject({ code: 400 })
    expect(await enter()).toMatchObject({ code: 0, data: { company } })
    const shown = await now(row)
    expect(shown.payee).toMatchObject({ iban: 'DE89370400440532013000', reference: payeeInput.reference })
    expect(shown.epcCode).toContain('EUR190.00')
    expect(await told()).toContainEqual(expect.stringContaining('where to pay the tax'))
    const stale = { companyId: row.companyId, id: row.id, revision: 0, ...payeeInput }
    expect((await app.post(enterTaxPayee, stale, { as: reviewer })).body).toMatchObject({
      error: 'declarationTax.changed',
    })
  })

  it('is known to staff for the next return of the same number, and only of that', async () => {
    const before = await owedTax(app, {
      registrationId: 'rg_payee',
      fromDay: '2025-11-01',
      toDay: '2025-11-30',
    })
    const enter = (row: DeclarationRow, more = {}) =>
      seen(row).then((at) => app.post(enterTaxPayee, { ...at, ...payeeInput, ...more }, { as: agent }))
    expect((await enter(before)).body).toMatchObject({ data: { lastPayee: null } })
    const next = await owedTax(app, {
      registrationId: 'rg_payee',
      fromDay: '2025-12-01',
      toDay: '2025-12-31',
    })
    const other = await owedTax(app, { registrationId: 'rg_other_payee' })
    const listed = await app.get(staffTaxPayments, { view: 'DUE', pageSize: 100 }, { as: agent })
    const lastOf = ({ id }: DeclarationRow) =>
      listed.body.data?.records.find((one) => one.id === id)?.lastPayee
    const payee = { iban: 'DE89370400440532013000', number: before.number }
    expect([lastOf(next), lastOf(before), lastOf(other)]).toEqual([
      expect.objectContaining(payee),
      null,
      null,
    ])
    expect((await now(next)).payee).toBeNull()
  })

  it('is nobody else’s, and there is none without tax to pay', async () => {
    const row = await owedTax(app)
    expect(await read(row.id, sellerOther)).toMatchObject({ error: 'declarations.not_found' })
    expect((await read(row.id, viewer)).code).toBe(0)
    expect(await read((await owedTax(app, { payable: -5, taxStatus: 'CREDIT' })).id)).toMatchObject({
      error: 'declarationTax.nothing_owed',
    })
  })
})

describe('a proof', () => {
  it('is seen, which is not yet paid; the same file twice is one', async () => {
    const row = await owedTax(app)
    const proof = await proofOf(app, { as: seller, id: row.id })
    const send = async (more: object = {}, as = seller) =>
      (await app.post(sendTaxProof, { ...proof, ...more }, { as })).body
    expect(await send({ paidOn: '2099-01-01' })).toMatchObject({ error: 'declarationTax.day_wrong' })
    expect(await send({ uploadId: 'fi_none' })).toMatchObject({ error: 'documents.not_found' })
    expect(await send({}, sellerOther)).toMatchObject({ error: 'declarations.not_found' })
    expect((await send({}, viewer)).code).not.toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(await now(row)).toMatchObject({
      taxStatus: 'PROOF_SENT',
      credited: 0,
      proofs: [{ payer: 'Li Wei' }],
    })
    expect((await app.post(deleteDocument, { uploadId: proof.uploadId }, { as: seller })).body.code).not.toBe(
      0,
    )
    const file = { companyId: row.companyId, id: row.id, fileId: proof.uploadId }
    await readWithReason(app, staffTaxProof, file, agent)
    expect((await app.get(staffTaxProof, { ...file, fileId: 'fi_none' }, { as: agent })).status).toBe(404)
    const { body } = await app.post(
      returnTaxProof,
      { ...(await seen(row)), reason: 'Unreadable' },
      { as: agent },
    )
    expect(body).toMatchObject({ data: { taxStatus: 'DUE' } })
    const again = await app.post(returnTaxProof, { ...(await seen(row)), reason: 'x' }, { as: agent })
    expect(again.body).toMatchObject({ error: 'declarationTax.not_reviewed' })
    expect(await told()).toContainEqual(expect.stringContaining('send another proof'))
    const { data } = (await app.get(readDeclaration, { id: row.id }, { as: seller })).body
    expect(data?.history.map(({ action }) => action)).toEqual(['send_proof', 'refuse_proof'])
  })
})

describe('a credit of the authority', () => {
  it('alone makes it paid, once, whoever else tries', async () => {
    const row = await owedTax(app)
    const sent = { ...(await seen(row)), on: '2026-04-21', amount: 19_000 }
    const answers = await Promise.all(
      [agent, reviewer, agent, reviewer].map((as) => app.post(creditTax, sent, { as })),
    )
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect(await now(row)).toMatchObject({ taxStatus: 'PAID', outstanding: 0, credits: [{ amount: 19_000 }] })
    expect(await credit(row)).toMatchObject({ error: 'declarationTax.nothing_owed' })
    expect(await told()).toContainEqual(expect.stringContaining('the tax is paid'))
  })

  it('that is short leaves the rest due, and the seller is asked for it alone', async () => {
    const row = await owedTax(app)
    await app.post(sendTaxProof, await proofOf(app, { as: seller, id: row.id }), { as: seller })
    expect(await credit(row, { on: '2099-01-01' })).toMatchObject({ error: 'declarationTax.day_wrong' })
    expect(await credit(row, { amount: 18_000 })).toMatchObject({
      data: { taxStatus: 'DUE', toDos: [{ kind: 'BANK_CHARGES', amount: 1_000 }] },
    })
    const matter = (await asked()).find(({ id }) => id.startsWith(row.id))
    expect(matter).toMatchObject({ money: { amount: 1_000 } })
    const settle = await app.post(
      settleTaxDifference,
      { ...(await seen(row)), ordinal: 1, note: 'x' },
      { as: agent },
    )
    expect(settle.body).toMatchObject({ error: 'declarationTax.still_owed' })
    expect(await credit(row, { amount: 1_000 })).toMatchObject({ data: { taxStatus: 'PAID' } })
  })

  it('in another’s name waits until that is cleared up', async () => {
    const row = await owedTax(app)
    expect(await credit(row, { payer: 'Li Wei' })).toMatchObject({
      data: { taxStatus: 'DUE', outstanding: 0, toDos: [{ kind: 'OTHER_PAYER' }] },
    })
    expect((await asked()).filter(({ id }) => id.startsWith(row.id))).toEqual([])
    const settle = async (ordinal: number) =>
      (
        await app.post(
          settleTaxDifference,
          { ...(await seen(row)), ordinal, note: 'The owner paid; the office has assigned it' },
          { as: agent },
        )
      ).body
    expect(await settle(7)).toMatchObject({ error: 'declarationTax.no_such_to_do' })
    expect(await settle(1)).toMatchObject({ data: { taxStatus: 'PAID' } })
  })
})

describe('a statement', () => {
  it('credits what is exact in one press, and the same statement again changes nothing', async () => {
    const [first, second, other] = [
      await owedTax(app, { country: 'PL', currency: 'PLN', payable: 111 }),
      await owedTax(app, { country: 'PL', currency: 'PLN', payable: 222 }),
      await owedTax(app, { country: 'PL', currency: 'PLN', payable: 111, as: sellerOther }),
    ]
    const on = '2026-04-21'
    const lines = [
      { on, amount: 111 },
      { on, amount: 222, payer: company },
      { on, amount: 5 },
    ]
    const match = async (as = agent) =>
      (await app.post(matchTaxStatement, { companyId: first.companyId, country: 'PL', lines }, { as })).body
        .data?.lines
    const [one, two] = await Promise.all([match(), match(reviewer)])
    const outcomes = [one, two].map((found) => found?.map(({ outcome }) => outcome))
    expect(outcomes).toContainEqual(['EXACT', 'EXACT', 'NONE'])
    expect(outcomes).toContainEqual(['KNOWN', 'KNOWN', 'NONE'])
    expect([(await now(first)).taxStatus, (await now(second)).taxStatus]).toEqual(['PAID', 'PAID'])
    expect((await read(other.id, sellerOther)).data).toMatchObject({ taxStatus: 'DUE', credits: [] })
    expect((await now(first)).credits).toHaveLength(1)
  })
})

it('staff see what is to be matched, what is due and what differs', async () => {
  const due = await owedTax(app, { country: 'GB', currency: 'GBP' })
  const sent = await owedTax(app)
  await app.post(sendTaxProof, await proofOf(app, { as: seller, id: sent.id }), { as: seller })
  const short = await owedTax(app)
  await credit(short, { amount: 1 })
  const list = async (view: 'DUE' | 'PROOF_SENT' | 'DIFFERENCE') =>
    (await app.get(staffTaxPayments, { view, pageSize: 100 }, { as: agent })).body.data?.records ?? []
  expect((await list('PROOF_SENT')).map(({ id }) => id)).toContain(sent.id)
  expect((await list('DIFFERENCE')).map(({ id }) => id)).toContain(short.id)
  const found = (await list('DUE')).find(({ id }) => id === due.id)
  // The account is published; the reference is missing with the number.
  expect(found).toMatchObject({ company, payee: { name: 'HMRC VAT', reference: '' } })
})
