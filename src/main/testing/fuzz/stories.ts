import { companyInfo, confirmPassword } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
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
import { updateBankDetails } from '#accounts/bank-contract.ts'
import { enterExchangeRates } from '#exchange-rates/staff/contract.ts'
import { inviteMember } from '#accounts/members-contract.ts'
import { deleteDocument, updateDocument } from '#documents/vault-contract.ts'
import { couponDraft } from '#coupons/testing/coupons.builders.ts'
import { staffCreateCoupon } from '#coupons/staff/contract.ts'
import { checkConfirmation, createConfirmation } from '#confirmations/contract.ts'
import { staffConfirmations } from '#confirmations/staff/contract.ts'
import { uploadReceipt } from '#declarations/staff/receipt-contract.ts'
import { saveLicence } from '#declarations/staff/licences-contract.ts'
import { CHOICE_VERSION } from '#declarations/standing-choice.ts'
import { makeFileable } from '#declarations/testing/fileable.builders.ts'
import { filedDeclaration, waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { fillCart, placeOrderOf } from '#orders/testing/orders.builders.ts'
import { acceptMandate, returnMandate, staffMandates } from '#registrations/staff/contract.ts'
import { listMandates, renewMandate } from '#registrations/mandates-contract.ts'
import { begunTakeover, registeredElsewhere } from '#registrations/testing/takeovers.builders.ts'
import { endedRegistration } from '#endings/testing/endings.builders.ts'
import { enterLine, lineForStaff } from '#ledger/testing/ledger.builders.ts'
import { acceptLedgerLine } from '#ledger/staff/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { createAnnouncement, publishAnnouncement } from '#messages/staff/contract.ts'
import { addTransfer } from '#payments/staff/contract.ts'
import { checkShopAgain, createShop, moveNotice, openNotice, revokeAmazon } from '#shops/contract.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { staffShopNotices } from '#shops/staff/contract.ts'
import { requestErasure, withdrawErasure } from '#privacy/erasure-contract.ts'
import { dropErasure, enterErasure, erasureDetail } from '#privacy/staff/contract.ts'
import { keepCompany, readClosing, requestClosing } from '#privacy/closing-contract.ts'
import { downloadExport, downloadMine, startExport } from '#privacy/contract.ts'
import { fetchMonth, listMonths } from '#reports/contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { proposeCorrection } from '#work-orders/staff/corrections-contract.ts'
import { queriedByAuthority } from '#work-orders/staff/authority-contract.ts'
import { judgeAnswer } from '#work-orders/staff/verdicts-contract.ts'
import {
  advanceTo,
  openWorkOrder,
  pdf,
  uploadSampleFile,
  type Step,
} from '#work-orders/testing/work-orders.builders.ts'
import { createWebhook, listWebhookDeliveries, listWebhooks, testWebhook } from '#webhooks/contract.ts'
import { fileAwayAuthorityLetter } from '#letters/staff/contract.ts'
import { closeInspection } from '#letters/staff/inspections-contract.ts'
import { inspectionFields, openedInspection } from '#letters/testing/inspections.builders.ts'
import { letterFields, letterOf, sortedLetter, uploadLetterOf } from '#letters/testing/letters.builders.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { agencyToday } from '../agency-today.ts'
import type { Random } from '../random.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { Link } from './link.ts'
import { refundStories } from './refund-stories.ts'
import { paperStories } from './paper-stories.ts'
import { salesStories } from './sales-stories.ts'
import { teamStories } from './team-stories.ts'

/**
 * What people do between the requests of a fuzz, so that there is always something left to act on: orders that wait,
 * forms in every step, invites, transfers, coupons. Their calls are learnt as samples, and each tells the ids that it
 * left behind.
 */
export function fuzzStories(
  product: TestApp,
  sellers: readonly { token: string; password: string }[],
  random: Random,
  finance: { token: string },
) {
  const { people } = product
  const seller = () => random.pick(sellers)
  let made = 0
  let exportId: string | undefined
  let leaver: Awaited<ReturnType<typeof aSeller>> | undefined
  const draft = couponDraft(product, { claimable: true })

  async function workOrder(last?: Step) {
    const order = await openWorkOrder(product, seller())
    if (last) await advanceTo(product, order, last)
    return order
  }
  const formAt = async (last?: Step): Promise<Link[]> => {
    const { node } = await workOrder(last)
    const { workOrderId, nodeId } = node('companyForm')
    return [
      { workOrderId, nodeId },
      { fromNodeId: nodeId, toNodeId: nodeId },
    ]
  }
  /** A form in review: what is judged, and one answer of it. */
  async function review(): Promise<Link[]> {
    const { node } = await workOrder('submitted')
    const at = { ...node('companyForm'), submission: 1 }
    await product.post(judgeAnswer, { ...at, path: 'city', verdict: 'ACCEPTED' }, { as: people.agent })
    return [at, { ...at, path: 'city', verdict: 'OPEN' }, { ...at, path: 'street', verdict: 'ACCEPTED' }]
  }
  const at = async (last: Step, next: string): Promise<Link[]> => [(await workOrder(last)).node(next)]

  async function supplement(): Promise<Link[]> {
    const { workOrderId } = await workOrder('filed')
    const items = [{ title: 'Proof of address', kind: 'TEXT' }]
    await product.post(askSupplements, { workOrderId, items }, { as: people.agent })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    return rows.map(({ id }) => ({ workOrderId, id }))
  }
  async function query(): Promise<Link[]> {
    const order = await workOrder('filed')
    const asked = { ...order.node('taxNumber'), text: 'Which goods?', dueAt: '2026-12-31' }
    await product.post(queriedByAuthority, asked, { as: people.agent })
    return [order.node('taxNumber')]
  }
  /** What was handed over: to be corrected, and with a correction that waits. */
  async function correction(): Promise<Link[]> {
    const right = { number: 'DE136695976', reason: 'Misread' }
    const [free, open] = [await workOrder('done'), await workOrder('done')]
    const { workOrderId } = open
    const at = open.node('vatNumber')
    await product.post(proposeCorrection, { ...at, ...right }, { as: people.agent })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from wo_corrections where work_order_id = $1',
      [workOrderId],
    )
    return [
      { ...free.node('vatNumber'), ...right },
      ...rows.map(({ id }) => ({ workOrderId, correctionId: id })),
    ]
  }
  async function transfer(): Promise<Link[]> {
    const order = await placeOrderOf(product, seller())
    const bankId = `bank-${++made}`
    const line = { bankId, day: '2026-11-20', amount: order.total, reference: order.number, payer: 'A' }
    await product.post(addTransfer, line, { as: finance })
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select id from incoming_transfers where bank_id = $1',
      [bankId],
    )
    return [...rows.map(({ id }) => ({ transferId: id, orderId: order.id })), { id: order.id }]
  }
  const refund = refundStories(product, { finance, seller })
  async function coupon(): Promise<Link[]> {
    const { body } = await product.post(staffCreateCoupon, { code: `FUZZ-${++made}`, draft }, { as: finance })
    return body.data
      ? [
          { id: body.data.id, version: body.data.version, draft },
          { id: body.data.id, version: body.data.version },
        ]
      : []
  }
  async function shop(): Promise<Link[]> {
    const draft = { marketplace: 'AMAZON', region: 'EU', name: `Shop ${++made}` }
    const as = seller()
    const { body } = await product.post(createShop, draft, { as })
    const shopId = body.data?.id
    if (shopId === undefined) return []
    await product.post(checkShopAgain, { shopId }, { as })
    await shopKeeper(product, as).connect(shopId)
    const { body: shops } = await product.get(listMonths, {}, { as })
    const month = shops.data?.find((one) => one.shopId === shopId)?.months.at(-1)?.month
    await product.post(fetchMonth, { shopId, month }, { as })
    await product.post(revokeAmazon, { shopId }, { as })
    const opened = await product.post(openNotice, { shopId, text: 'Upload your VAT number.' }, { as })
    const id = opened.body.data?.id ?? ''
    await product.post(moveNotice, { id, action: 'answer' }, { as })
    const { body: all } = await product.get(staffShopNotices, { pageSize: 5 }, { as: people.agent })
    const notices = (all.data?.records ?? []).map((notice) => ({
      companyId: notice.companyId,
      id: notice.id,
    }))
    return [{ shopId, month }, { id, action: 'close' }, ...notices]
  }
  /** One line that waits, to be changed, removed or reviewed, and one that was reviewed. */
  async function ledger(): Promise<Link[]> {
    const as = seller()
    const [waiting, reviewed] = [await enterLine(product, as), await enterLine(product, as)]
    const { companyId, id, revision } = await lineForStaff(product, reviewed.id)
    await product.post(acceptLedgerLine, { companyId, id, revision }, { as: people.agent })
    const { country, kind, supplier, date, currency, net, vat, document } = waiting
    const draft = { country, kind, supplier, date, currency, net, vat, uploadId: document.uploadId }
    const seen = { companyId, id: waiting.id, revision: waiting.revision }
    return [
      { ...draft, number: `RE-fuzz-${++made}` },
      { ...seen, ...draft, number: `RE-fuzz-${++made}` },
      { ...seen, deductible: vat },
      { companyId, id, revision: revision + 1 },
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
    await product.get(staffDownloadEvidence, { companyId, packId }, { as: people.agent })
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
  async function letter(): Promise<Link[]> {
    const { workOrderId, as } = await workOrder('filed')
    const { body } = await product.post(createConfirmation, { workOrderId }, { as })
    await product.post(checkConfirmation, { code: body.data?.code ?? '' })
    if (!body.data) return []
    const { id: letterId, number } = body.data
    const { body: all } = await product.get(staffConfirmations, { keyword: number }, { as: people.agent })
    const [{ companyId, workOrderNumber } = {}] = all.data?.records ?? []
    return [{ workOrderId }, { letterId }, { companyId, letterId, reason: 'Mistyped' }, { workOrderNumber }]
  }
  /** Checks by authorities: one that goes on, and one that is over. */
  async function inspection(): Promise<Link[]> {
    const { workOrderId } = await workOrder('filed')
    const on = agencyToday(product)
    const open = inspectionFields(product, workOrderId)
    const as = people.agent
    const { id } = await openedInspection(product, workOrderId)
    const over = await openedInspection(product, workOrderId)
    const outcome = { on, outcomeEn: 'Nothing was found.', outcomeZh: '未发现问题。' }
    await product.post(closeInspection, { ...over, ...outcome }, { as })
    return [
      open,
      { id, revision: 1, on, what: 'Lease' },
      { id, revision: 1, ...outcome },
      { id: over.id, revision: 2 },
    ]
  }
  /** Letters of authorities: new ones, sorted ones, and one that was filed away. */
  async function authorityLetter(): Promise<Link[]> {
    const { workOrderId } = await workOrder('filed')
    const { id } = await sortedLetter(product, { workOrderId })
    const closed = await sortedLetter(product, { workOrderId })
    const reason = 'An advertisement'
    await product.post(fileAwayAuthorityLetter, { id: closed.id, revision: 2, reason }, { as: people.agent })
    const { act } = await letterOf(product, id)
    const papers = [{ en: 'Lease', zh: '租赁合同' }]
    const fresh = { id: await uploadLetterOf(product), revision: 1 }
    return [
      { ...fresh, ...letterFields(product), workOrderId },
      { id, revision: 2, on: agencyToday(product) },
      { id, revision: 2, replyBy: addDays(agencyToday(product), 14), reason, proofId: fresh.id },
      { id, revision: 2, workOrderRevision: act?.revision, papers },
      { id: closed.id, revision: 3, reason },
      { ...fresh, reason },
    ]
  }
  /** What asks for the password again is open for the next ten rounds. */
  async function confirmed(as = seller()) {
    await product.post(confirmPassword, { password: as.password }, { as })
    return as
  }
  /** Once: an export reads everything that there is. */
  async function takenAlong(): Promise<Link[]> {
    if (exportId) return [{ exportId }]
    const as = await confirmed()
    exportId = (await product.post(startExport, {}, { as })).body.data?.id
    await product.drain()
    await product.post(downloadExport, { exportId, password: as.password }, { as })
    await product.post(downloadMine, { password: as.password }, { as })
    return [{ exportId }]
  }
  /** A company of its own, once: the fuzz goes on with the others. */
  async function leaving(): Promise<Link[]> {
    if (leaver) return []
    leaver = await aSeller(product)
    await confirmed(leaver)
    await product.post(requestClosing, { name: leaver.companyName }, { as: leaver })
    await product.get(readClosing, {}, { as: leaver })
    await product.post(keepCompany, {}, { as: leaver })
    return [{ name: leaver.companyName }]
  }
  let asked: string | undefined
  async function erasing(): Promise<Link[]> {
    const { body } = await product.post(
      enterErasure,
      { email: (await aSeller(product)).email },
      { as: people.admin },
    )
    const erasureId = body.data?.id
    if (erasureId === undefined) return []
    await product.get(erasureDetail, { erasureId }, { as: people.admin })
    if (asked === undefined) await product.post(dropErasure, { erasureId }, { as: people.admin })
    asked = erasureId
    const as = await confirmed()
    await product.post(requestErasure, {}, { as })
    await product.post(withdrawErasure, {}, { as })
    return [{ erasureId }]
  }
  async function bank(): Promise<Link[]> {
    const account = { holder: 'Sample Ltd', number: 'DE89370400440532013000', bic: '' }
    await product.post(updateBankDetails, account, { as: await confirmed() })
    return [account]
  }
  async function member(): Promise<Link[]> {
    const as = await confirmed()
    const invited = { email: `member-${++made}@tests.example`, role: 'viewer' as const, mayConfirm: false }
    const { body } = await product.post(inviteMember, invited, { as })
    return (body.data?.invitations ?? []).map(({ id }) => ({ invitationId: id }))
  }
  async function announcement(): Promise<Link[]> {
    const text = { en: 'Closed on Monday', zh: '周一休息' }
    const notice = { type: 'SYSTEM' as const, title: text, body: text, link: null, byMail: false }
    const draft = { ...notice, audience: { kind: 'ALL' as const } }
    const { body } = await product.post(createAnnouncement, { draft }, { as: people.admin })
    if (!body.data) return []
    const { id, version } = body.data
    if (made++ % 2) return [{ id, version, draft }]
    const sent = await product.post(publishAnnouncement, { id, version }, { as: people.admin })
    return sent.body.data ? [{ id, version: sent.body.data.version }] : []
  }
  /** Signed and checked, so that it is a mandate; signed again, returned once, and accepted. */
  async function signed(): Promise<Link[]> {
    const { as, workOrderId, node } = await workOrder('signed')
    const current = async () => {
      const { body } = await product.get(listMandates, { pageSize: 100 }, { as })
      const own = body.data?.records.find(
        ({ workOrder, status }) => workOrder.id === workOrderId && status === 'IN_FORCE',
      )
      return own?.id ?? ''
    }
    const mandateId = await current()
    await product.post(returnMandate, { ...(await again(as, mandateId)), reason: 'x' }, { as: people.agent })
    const renewed = await again(as, mandateId)
    await product.post(acceptMandate, renewed, { as: people.agent })
    return [node('translation'), renewed]
  }
  async function again(as: Caller, mandateId: string): Promise<{ companyId: string; mandateId: string }> {
    const uploadId = await uploadSampleFile(product, as, 'signed-again.pdf')
    await product.post(renewMandate, { mandateId, uploadId }, { as })
    const { body } = await product.get(staffMandates, { pageSize: 100 }, { as: people.agent })
    const waiting = body.data?.records.find(({ replaces }) => replaces === mandateId)
    return { companyId: waiting?.company.id ?? '', mandateId: waiting?.id ?? '' }
  }
  /** One that is told of orders, with a message of its log; nobody is at its address. */
  async function webhook(): Promise<Link[]> {
    const as = seller()
    const draft = { url: `http://127.0.0.1:9/${++made}`, events: ['order.paid'] }
    const { body } = await product.post(createWebhook, draft, { as })
    const { body: all } = await product.get(listWebhooks, {}, { as })
    const id = body.data?.endpoint.id ?? all.data?.endpoints[0]?.id ?? ''
    const tested = await product.post(testWebhook, { id }, { as })
    await product.get(listWebhookDeliveries, { id }, { as })
    return [{ id, eventId: tested.body.data?.eventId ?? '' }, { id }, { id, ...draft }, draft]
  }
  async function deleted(): Promise<Link[]> {
    const as = seller()
    const uploadId = await uploadSampleFile(product, as, 'old-licence.pdf')
    await product.post(updateDocument, { uploadId, kind: 'BUSINESS_LICENCE' }, { as })
    if (made++ % 2) await product.post(deleteDocument, { uploadId }, { as })
    return [{ uploadId }]
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
  async function message(): Promise<Link[]> {
    const { body } = await product.get(listMessages, { pageSize: 5 }, { as: seller() })
    return (body.data?.records ?? []).map(({ id }) => ({ id }))
  }
  return [
    () => formAt(),
    () => formAt('submitted'),
    review,
    () => formAt('accepted'),
    () => at('submitted', 'powerOfAttorney'),
    signed,
    takeover,
    ending,
    () => at('translated', 'handIn'),
    () => at('filed', 'taxNumber'),
    () => at('done', 'handover'),
    supplement,
    query,
    correction,
    ...paperStories(product, seller),
    ...teamStories(product, seller),
    transfer,
    refund,
    coupon,
    shop,
    ledger,
    tax,
    evidence,
    statements,
    taxCredit,
    letter,
    authorityLetter,
    inspection,
    deleted,
    bank,
    webhook,
    takenAlong,
    leaving,
    erasing,
    member,
    announcement,
    declared,
    rates,
    ...salesStories(product, seller),
    message,
    // Last: an order takes all that is in the cart.
    async (): Promise<Link[]> => {
      const { cartLineIds } = await fillCart(product, seller(), 'eori-eu')
      return cartLineIds.map((id) => ({ id }))
    },
  ] satisfies (() => Promise<Link[]>)[]
}
