import { beforeAll, describe, expect, it } from 'vitest'
import { confirmPassword } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { createApiKey } from '#api-keys/contract.ts'
import { pdf } from '#work-orders/testing/work-orders.builders.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { downloadFilingReceipt, readDeclaration } from '../../contract.ts'
import * as staff from '../../staff/contract.ts'
import { endLicence, saveLicence } from '../../staff/licences-contract.ts'
import { keepReceipt, uploadReceipt } from '../../staff/receipt-contract.ts'
import { filedDeclaration } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

const app = await testApp()
const { seller, sellerOther, agent, reviewer, admin } = app.people

const idOf = async (email: string): Promise<string> => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from staff_members where email = $1',
    [email],
  )
  return rows[0]?.id ?? ''
}
const licence = async (holder: string, country: string, signer: string) => {
  const facts = { holder, number: `L ${holder}`, validFrom: '2020-01-01', signers: [await idOf(signer)] }
  const { body } = await app.post(saveLicence, { country, act: 'FILE_RETURNS', ...facts }, { as: admin })
  return body.data?.id ?? ''
}
const atOf = ({ companyId, id }: DeclarationRow) => ({ companyId, id })
const detail = async (row: DeclarationRow, as: Caller = agent) =>
  (await app.get(staff.staffDeclaration, atOf(row), { as })).body.data
const confirmed = () =>
  filedDeclaration(app, {
    status: 'CONFIRMED',
    confirmedRevision: 2,
    reference: null,
    filedAt: null,
    registrationId: 'rg_signed',
  })

const upload = (row: Pick<DeclarationRow, 'companyId' | 'id'>, as: Caller = agent) =>
  app.upload(
    uploadReceipt,
    { name: 'receipt.pdf', bytes: pdf('receipt') },
    { as, fields: { companyId: row.companyId, id: row.id } },
  )
const keep = async (row: DeclarationRow, given: Record<string, unknown>, as: Caller = agent) => {
  const what = { reference: 'REF-2026-77', day: '2026-04-09', time: '14:05', ...given }
  return (await app.post(keepReceipt, { ...atOf(row), ...what }, { as })).body
}
const file = async (of: DeclarationRow, licenceId?: string, as: Caller = agent) => {
  const { files } = (await app.get(staff.listFiles, atOf(of), { as })).body.data ?? { files: [] }
  const sent = { file: files[0]?.name, reference: 'ELSTER-7', ...(licenceId && { licenceId }) }
  return (await app.post(staff.file, { ...atOf(of), revision: of.revision, ...sent }, { as })).body
}

describe('filing under a licence', () => {
  const row = { agency: '', firm: '', other: '' }
  let first: DeclarationRow
  beforeAll(async () => {
    first = await confirmed()
    await makeFileable(app, first)
    await app.database.pool.query('delete from licences')
    row.agency = await licence('Agency GmbH', 'DE', agent.email)
    row.firm = await licence('Firm StB', 'DE', agent.email)
    row.other = await licence('Elsewhere SA', 'FR', agent.email)
  })
  it('asks who signs for several holders under which, and takes no licence that is not theirs', async () => {
    const shown = await detail(first)
    expect(shown?.licences.map(({ holder }) => holder)).toEqual(['Agency GmbH', 'Firm StB'])
    expect(shown?.filedUnder).toBeNull()
    expect((await file(first)).error).toBe('declarations.licence_not_chosen')
    expect((await file(first, row.other)).error).toBe('declarations.licence_not_in_force')
    expect((await file(first, 'lic_none')).error).toBe('declarations.licence_not_in_force')
    expect((await file(first, row.firm, reviewer)).error).toBe('declarations.not_a_signer')
    expect((await file(first, row.firm)).code).toBe(0)
    expect((await detail(first))?.filedUnder).toMatchObject({
      holder: 'Firm StB',
      number: 'L Firm StB',
      signer: agent.name,
    })
  })

  it('needs no choice where one is left, and none at all is refused', async () => {
    await app.post(endLicence, { id: row.firm }, { as: admin })
    const second = await confirmed()
    expect((await file(second, row.firm)).error).toBe('declarations.licence_not_in_force')
    expect((await file(second)).code).toBe(0)
    expect((await detail(second))?.filedUnder?.holder).toBe('Agency GmbH')
    await app.post(endLicence, { id: row.agency }, { as: admin })
    expect((await file(await confirmed())).error).toBe('declarations.no_licence')
  })
})

describe('the receipt of an authority', () => {
  it('is kept with its reference and time, and is what the seller downloads', async () => {
    const filed = await filedDeclaration(app)
    const ours = await app.get(downloadFilingReceipt, { id: filed.id }, { as: seller })
    const uploaded = (await upload(filed)).body.data
    const kept = await keep(filed, { uploadId: uploaded?.uploadId })
    // In April the clocks of Berlin are two hours ahead.
    expect(kept.data).toMatchObject({ reference: 'REF-2026-77', receiptAt: '2026-04-09T12:05:00.000Z' })
    expect(kept.data?.history.at(-1)).toMatchObject({ action: 'keep_receipt', note: 'REF-2026-77' })
    const theirs = await app.get(downloadFilingReceipt, { id: filed.id }, { as: seller })
    expect(theirs.raw.equals(pdf('receipt'))).toBe(true)
    expect(ours.raw.equals(theirs.raw)).toBe(false)
    const seen = (await app.get(readDeclaration, { id: filed.id }, { as: seller })).body.data
    expect(seen).toMatchObject({ receiptAt: '2026-04-09T12:05:00.000Z', reference: 'REF-2026-77' })
    const { body } = await app.get(listMessages, {}, { as: seller })
    expect(body.data?.records[0]?.title).toContain('receipt')
  })

  it('is given to no program where it is sensitive', async () => {
    const as = await aSeller(app)
    await app.post(confirmPassword, { password: as.password }, { as })
    const filed = await filedDeclaration(app, { as })
    const uploadId = (await upload(filed)).body.data?.uploadId
    await keep(filed, { uploadId })
    await app.database.pool.query('update stored_files set sensitive = true where id = $1', [uploadId])
    const scopes = ['declarations:read', 'services:write']
    const made = await app.post(createApiKey, { name: 'Books', scopes, days: 30 }, { as })
    const receipt = (by: Caller) => app.get(downloadFilingReceipt, { id: filed.id }, { as: by })
    expect((await receipt(as)).raw.equals(pdf('receipt'))).toBe(true)
    const key = await receipt({ token: made.body.data?.key ?? '' })
    expect(key.body.error).toBe('documents.writers_only')
  })

  it('is refused for what was not filed, for a time ahead, and for a file of another company', async () => {
    const filed = await filedDeclaration(app)
    const waiting = await confirmed()
    const uploadId = (await upload(filed)).body.data?.uploadId
    expect((await keep(waiting, { uploadId })).error).toBe('declarations.receipt_too_early')
    const ahead = app.clock.now().getUTCFullYear() + 2
    expect((await keep(filed, { uploadId, day: `${ahead}-01-01` })).error).toBe(
      'declarations.receipt_in_future',
    )
    expect((await keep(filed, { uploadId, time: '24:00' })).code).toBe(400)
    const other = await filedDeclaration(app, { as: sellerOther })
    const foreign = (await upload(other)).body.data?.uploadId
    expect((await keep(filed, { uploadId: foreign })).error).toBe('documents.not_found')
    expect((await upload({ companyId: filed.companyId, id: other.id })).body.error).toBe(
      'declarations.not_found',
    )
    expect((await upload(filed, seller)).body.code).not.toBe(0)
    expect((await keep(filed, { uploadId }, seller)).code).not.toBe(0)
  })
})
