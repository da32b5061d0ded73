import { companyInfo } from '#accounts/contract.ts'
import { askCreditEvidence } from '#declarations/staff/credit-contract.ts'
import { creditTax } from '#declarations/staff/tax-contract.ts'
import { downloadEvidence, readEvidence, startEvidence } from '#declarations/evidence-contract.ts'
import { staffDownloadEvidence } from '#declarations/staff/evidence-contract.ts'
import {
  exportStatements,
  listStatements,
  removeStatement,
  statementTemplate,
  uploadStatements,
} from '#turnover/contract.ts'
import { staffStatements } from '#turnover/staff/contract.ts'
import { exportInsight, readInsight } from '#declarations/insight-contract.ts'
import { sendTaxProof } from '#declarations/tax-contract.ts'
import { owedTax, payeeInput, proofOf } from '#declarations/testing/tax.builders.ts'
import { enterExchangeRates } from '#exchange-rates/staff/contract.ts'
import { uploadReceipt } from '#declarations/staff/receipt-contract.ts'
import { saveLicence } from '#declarations/staff/licences-contract.ts'
import { CHOICE_VERSION } from '#declarations/standing-choice.ts'
import { makeFileable } from '#declarations/testing/fileable.builders.ts'
import { filedDeclaration, waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { begunTakeover, registeredElsewhere } from '#registrations/testing/takeovers.builders.ts'
import { endedRegistration } from '#endings/testing/endings.builders.ts'
import { enterLine, lineForStaff } from '#ledger/testing/ledger.builders.ts'
import { acceptLedgerLine, staffLedgerDocument } from '#ledger/staff/contract.ts'
import { sendDocuments } from '#ledger/contract.ts'
import { pdf, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import type { Link } from './link.ts'
import type { Telling } from './telling.ts'

/** From the first document to the tax that is paid: ledger, declarations, evidence, statements, credits. */
export function taxStories({ product, seller, random }: Telling) {
  const { people } = product
  let made = 0
  /** One line that waits, to be changed, removed or reviewed, one that was reviewed, and a document that was only sent. */
  async function ledger(): Promise<Link[]> {
    const as = seller()
    const [waiting, reviewed] = [await enterLine(product, as), await enterLine(product, as)]
    const { companyId, id, revision } = await lineForStaff(product, reviewed.id)
    // Refused once the day’s readings are used up; then it waits too.
    await product.get(staffLedgerDocument, { companyId, id, reason: 'Its review' }, { as: people.agent })
    await product.post(acceptLedgerLine, { companyId, id, revision }, { as: people.agent })
    const uploadId = await uploadSampleFile(product, as)
    const { body } = await product.post(sendDocuments, { country: 'DE', uploadIds: [uploadId] }, { as })
    const sent = { companyId, id: body.data?.ids[0] ?? '', revision: 1 }
    const { country, kind, supplier, date, currency, net, vat, document } = waiting
    const draft = { country, kind, supplier, date, currency, net, vat, uploadId: document.uploadId }
    const seen = { companyId, id: waiting.id, revision: waiting.revision }
    return [
      { ...draft, number: `RE-fuzz-${++made}` },
      { ...seen, ...draft, number: `RE-fuzz-${++made}` },
      { ...seen, deductible: vat },
      { companyId, id, revision: revision + 1 },
      { ...sent, ...draft, number: `RE-fuzz-${++made}` },
    ]
  }
  /** Of filed returns: one with a proof, one paid by another, and one that is due. */
  async function tax(): Promise<Link[]> {
    const as = seller()
    const [due, sent, other] = [
      await owedTax(product, { as }),
      await owedTax(product, { as }),
      await owedTax(product, { as }),
    ]
    const { companyId } = due
    const proof = await proofOf(product, { as, id: sent.id })
    await product.post(sendTaxProof, proof, { as })
    const line = { on: '2026-04-21', amount: 19_000 }
    const credit = { companyId, id: other.id, revision: 0, ...line, payer: 'Li Wei' }
    await product.post(creditTax, credit, { as: people.agent })
    const seen = { companyId, id: due.id, revision: 0 }
    return [
      { ...(await proofOf(product, { as, id: due.id })) },
      { ...seen, ...payeeInput },
      { ...seen, ...line },
      { companyId, id: sent.id, revision: 1, reason: 'Unreadable' },
      { companyId, id: sent.id, fileId: proof.uploadId },
      { companyId, id: other.id, revision: 1, ordinal: 1, note: 'The owner paid' },
      { companyId, country: 'DE', lines: [line] },
      { companyId, country: 'DE', text: 'date;amount;reference\n2026-04-21;190,00;x' },
    ]
  }
  /** A filed declaration with its evidence pack, and one without. */
  async function evidence(): Promise<Link[]> {
    const as = seller()
    const [packed, other] = [await filedDeclaration(product, { as }), await filedDeclaration(product, { as })]
    const { companyId } = packed
    await product.post(startEvidence, { id: packed.id }, { as })
    await product.drain()
    const read = await product.get(readEvidence, { id: packed.id }, { as })
    const packId = read.body.data?.pack?.id ?? ''
    await product.get(downloadEvidence, { packId }, { as })
    await product.get(readInsight, { months: 24 }, { as })
    await product.get(exportInsight, { months: 24, format: 'csv' }, { as })
    await product.get(staffDownloadEvidence, { companyId, packId, reason: 'fuzz' }, { as: people.agent })
    return [{ packId }, { companyId, packId }, { companyId, id: other.id }, { id: other.id }]
  }
  /** The lines of the template as statements; one is removed. */
  async function statements(): Promise<Link[]> {
    const as = seller()
    const template = await product.get(statementTemplate, { format: 'csv' }, { as })
    await product.upload(uploadStatements, { name: 'statements.csv', bytes: template.raw }, { as })
    const { body } = await product.get(listStatements, {}, { as })
    await product.get(exportStatements, { format: 'csv' }, { as })
    const ids = (body.data?.records ?? []).map(({ id }) => id)
    await product.post(removeStatement, { id: ids[0] ?? '' }, { as })
    const company = await product.get(companyInfo, {}, { as })
    const companyId = company.body.data?.id ?? ''
    await product.get(staffStatements, { companyId }, { as: people.agent })
    return [...ids.slice(1).map((id) => ({ id })), { companyId }]
  }
  /** One of which the authority asked for papers, one that is to be settled. */
  async function taxCredit(): Promise<Link[]> {
    const as = seller()
    const claim = { as, country: 'PL', currency: 'PLN', payable: -500, taxStatus: 'CREDIT' } as const
    const [asked, open] = [await owedTax(product, claim), await owedTax(product, claim)]
    const seen = { companyId: asked.companyId, id: asked.id, revision: 0 }
    await product.post(askCreditEvidence, { ...seen, text: 'Invoices' }, { as: people.agent })
    const uploadId = await uploadSampleFile(product, as, 'contract.pdf')
    const settled = { refunded: 0, setOff: 500, on: '2026-05-20', holder: '', iban: '' }
    return [
      { id: asked.id, uploadId },
      { ...seen, id: open.id, text: 'Invoices' },
      { ...seen, id: open.id },
      { ...seen, revision: 1, ...settled },
    ]
  }
  /** Rates of a month that staff enter, with where they stand. */
  async function rates(): Promise<Link[]> {
    const entered = {
      source: 'DE_BMF' as const,
      key: '2026-02',
      document: 'Umsatzsteuer-Umrechnungskurse, BMF letter of 1 March 2026',
      rates: [{ currency: 'USD', rate: '1.1643' }],
      confirmed: true,
    }
    await product.post(enterExchangeRates, entered, { as: people.admin })
    return []
  }
  /** A declaration in each state in which somebody has to act; and a licence to file it under. */
  async function declared(): Promise<Link[]> {
    const status = random.pick(['AWAITING_DATA', 'CALCULATED', 'QUERIED', 'CONFIRMED', 'FILED'] as const)
    const waits = await waitingDeclaration(product, { as: seller() })
    const row = await waitingDeclaration(product, { as: seller(), status })
    await makeFileable(product, row)
    const { companyId, id, revision } = row
    const licence = {
      country: 'DE',
      act: 'FILE_RETURNS' as const,
      holder: 'Fuzz GmbH',
      number: `L-${++made}`,
      validFrom: '2020-01-01',
      signers: [await idOfStaff(people.agent.email)],
    }
    const saved = await product.post(saveLicence, licence, { as: people.admin })
    return [
      { id: waits.id, revision: waits.revision },
      { companyId: waits.companyId, id: waits.id },
      { companyId, id },
      { companyId, id, revision },
      { companyId, id, revision, box: '81', amount: 100, reason: 'Late invoice' },
      { companyId, id, revision, text: 'As agreed' },
      {
        companyId,
        id,
        uploadId: await sampleReceipt(row),
        reference: 'REF-7',
        day: '2026-04-09',
        time: '14:05',
      },
      { companyId, id, reason: 'Wrong number' },
      { id },
      { companyId, id, number: '1121081508150' },
      { action: 'assign' as const, items: [{ companyId, id, revision }], staffId: null },
      { id, number: '1121081508150' },
      licence,
      { id: saved.body.data?.id ?? '' },
      { country: 'DE', choice: 'HOLD' as const, version: CHOICE_VERSION, signature: 'Lin Yue' },
    ]
  }
  /** One that has begun, with an answer to check, and a registration that could be taken over. */
  async function takeover(): Promise<Link[]> {
    const { waiting: points, uploadId, ...seen } = await begunTakeover(product, seller())
    const { companyId, registrationId } = await registeredElsewhere(product, seller())
    const october = { points: ['2026-10-01..2026-10-31'], answer: 'NOT_FILED' }
    const { companyId: of, registrationId: started } = seen
    return [
      { companyId: of, registrationId: started },
      { companyId: of, registrationId: started, fileId: uploadId },
      { ...seen, points },
      { ...seen, points, reason: 'Unreadable' },
      { ...seen, ...october },
      { companyId, registrationId, earlierAgency: 'Other Tax Ltd.' },
    ]
  }
  /** One that was ended, with what can be ticked off. */
  async function ending(): Promise<Link[]> {
    const as = seller()
    const at = await endedRegistration(product, as)
    const uploadId = await uploadSampleFile(product, as, 'inventory.pdf')
    return [
      at,
      { ...at, point: 'STOCK', on: '2026-11-20', uploadId },
      { ...at, fileId: uploadId },
      { ...at, point: 'GUARANTEE', uploadId },
    ]
  }
  async function sampleReceipt({ companyId, id }: { companyId: string; id: string }): Promise<string> {
    const file = { name: 'receipt.pdf', bytes: pdf('receipt') }
    const settings = { as: people.agent, fields: { companyId, id } }
    const { body } = await product.upload(uploadReceipt, file, settings)
    return body.data?.uploadId ?? ''
  }
  async function idOfStaff(email: string): Promise<string> {
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from staff_members where email = $1',
      [email],
    )
    return rows[0]?.id ?? ''
  }
  return [takeover, ending, ledger, tax, evidence, statements, taxCredit, declared, rates]
}
