import { beforeAll, describe, expect, it } from 'vitest'
import { listSignIns } from '#accounts/security-contract.ts'
import { listCoupons } from '#coupons/contract.ts'
import { staffCoupons } from '#coupons/staff/contract.ts'
import { saveComment } from '#enquiries/contract.ts'
import { staffTaxCredits } from '#declarations/staff/credit-contract.ts'
import { staffTaxPayments } from '#declarations/staff/tax-contract.ts'
import { owedTax } from '#declarations/testing/tax.builders.ts'
import { taxPayments } from '#declarations/server/tax-payments.tables.ts'
import { listEnquiries } from '#enquiries/staff/contract.ts'
import { listDeclarations } from '#declarations/contract.ts'
import { staffDeclarations } from '#declarations/staff/contract.ts'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { listConfirmations } from '#confirmations/contract.ts'
import { staffConfirmations } from '#confirmations/staff/contract.ts'
import { filedWorkOrder, makeConfirmation } from '#confirmations/testing/confirmations.builders.ts'
import { listStatements, statementTemplate, uploadStatements } from '#turnover/contract.ts'
import { staffStatements } from '#turnover/staff/contract.ts'
import { listLedger } from '#ledger/contract.ts'
import { staffLedger } from '#ledger/staff/contract.ts'
import { enterLine } from '#ledger/testing/ledger.builders.ts'
import { countUnreadByType, listMessages } from '#messages/contract.ts'
import { listOrders } from '#orders/contract.ts'
import { staffInvoices } from '#invoices/contract.ts'
import { staffShopNotices } from '#shops/staff/contract.ts'
import { staffOrders } from '#orders/staff/contract.ts'
import { listMandates } from '#registrations/mandates-contract.ts'
import { listGoods } from '#declarations/goods-contract.ts'
import { listCostPrices } from '#reports/costs-contract.ts'
import { listImports, listIssues, listWithdrawnRows, withdrawImport } from '#reports/contract.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { staffEndings } from '#endings/staff/contract.ts'
import { staffMandates } from '#registrations/staff/contract.ts'
import { staffTakeovers } from '#registrations/staff/takeover-contract.ts'
import { createPayment } from '#payments/contract.ts'
import { addTransfer, staffRefundsByHand, staffTransfers } from '#payments/staff/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { listAuthorityLetters } from '#letters/contract.ts'
import { staffAuthorityLetters } from '#letters/staff/contract.ts'
import { sortedLetter } from '#letters/testing/letters.builders.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { countMyServices, listMyServices } from '#work-orders/contract.ts'
import { listWebhookDeliveries, testWebhook } from '#webhooks/contract.ts'
import { aWebhook } from '#webhooks/testing/webhooks.builders.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
/** A work order with a letter. */
let withConfirmation: string
/** A report with issues. */
let withIssues: string
let withdrawn: string
let webhookId: string

const later = "timestamptz '2025-01-01' + n * interval '1 minute'"
const company = "'co_' || n % 400"

/** Nineteen of twenty rows have the first state. */
const states = (...names: string[]) =>
  `(array['${names.join("','")}'])[1 + (n % 20 = 0)::int + (n % 40 = 0)::int]`

/** The tables that grow with the business, each filled with copies of one row. */
async function fillTables(): Promise<void> {
  const { pool } = app.database
  const wrong = { name: 'wrong.csv', bytes: Buffer.from(amazonFile([{ MARKETPLACE: 'amazon.de' }])) }
  withdrawn = (await imported(app, app.people.seller, wrong)).id
  await app.post(withdrawImport, { importId: withdrawn }, { as: app.people.seller })
  await app.drain()
  await openWorkOrder(app)
  const filed = await filedWorkOrder(app)
  withConfirmation = filed.workOrderId
  await makeConfirmation(app, filed)
  await app.post(saveComment, {
    name: 'Wang Fang',
    email: 'asker@tests.example',
    topic: 'SERVICE',
    message: 'Do I need a VAT number?',
    consent: true,
  })
  await app.post(
    addTransfer,
    {
      bankId: 'line-1',
      day: '2026-03-31',
      amount: { amount: 100, currency: 'EUR' },
      reference: 'x',
      payer: 'x',
    },
    { as: app.people.admin },
  )
  await pool.query(
    `insert into coupon_claims (company_id, coupon_id, claimed_by, claimed_at)
     select companies.id, coupons.id, 'x', now() from companies, coupons limit 1`,
  )
  const orderStatus = states('COMPLETED', 'FULFILLING', 'AWAITING_PAYMENT')
  await multiply(pool, 'orders', {
    id: "'or_' || n",
    number: "'OR-2025-' || n",
    company_id: company,
    status: orderStatus,
    created_at: later,
  })
  await multiply(pool, 'order_lines', {
    id: "'ol_' || n",
    order_id: "'or_' || n",
    cart_line_id: "'cl_' || n",
    company_id: company,
  })
  await multiply(pool, 'work_orders', {
    id: "'wo_' || n",
    number: "'WO-2025-' || n",
    order_id: "'or_' || n",
    order_line_id: "'ol_' || n",
    company_id: company,
    bought_at: later,
    status: states('COMPLETED', 'OPEN', 'OPEN'),
    supplements_waiting: '(n % 20 = 0)::int',
  })
  await multiply(pool, 'invoices', {
    id: "'inv_' || n",
    number: "'INV-2025-' || n",
    order_id: "'or_' || n",
    company_id: company,
    issued_at: later,
    issued_on: "to_char(date '2025-01-01' + n / 1440, 'YYYY-MM-DD')",
  })
  // A tenth of them are the first reader's own.
  await multiply(pool, 'messages', {
    id: "'msg_' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    type: states('WORK_ORDER', 'ORDER', 'SYSTEM'),
    created_at: later,
    read_at: 'case when n % 50 > 0 then now() end',
  })
  await multiply(pool, 'sign_ins', {
    id: "'sin_' || n",
    user_id: '(array(select id from users order by id))[1 + n % 3]',
    at: later,
  })
  const order = await placeOrderOf(app, app.people.seller)
  await app.post(createPayment, { orderId: order.id, method: 'BANK_TRANSFER' }, { as: app.people.seller })
  await multiply(pool, 'payments', {
    id: "'pay_' || n",
    order_id: "'or_' || n",
    company_id: company,
    session_id: "'sps_' || n",
    amount: 'n',
  })
  await sortedLetter(app, { workOrderId: filed.workOrderId })
  await multiply(pool, 'authority_letters', {
    id: "'al_' || n",
    company_id: company,
    state: states('ANSWERED', 'NEW', 'SORTED'),
    reference_key: "'AZ' || n",
    work_order_id: "'wo_' || n",
    reply_by: "date '2025-01-01' + n % 300",
    created_at: later,
    changed_at: later,
  })
  await multiply(pool, 'letters', {
    id: "'let_' || n",
    number: "'LT-2025-' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    work_order_id: "'wo_' || n",
    code_hash: "'hash_' || n",
    created_at: later,
  })
  webhookId = (await aWebhook(app, 'https://hooks.invalid/')).id
  await app.post(testWebhook, { id: webhookId }, { as: app.people.seller })
  await multiply(pool, 'webhook_deliveries', {
    endpoint_id: "case when n % 10 = 0 then endpoint_id else 'whe_' || n % 400 end",
    event_id: "'evt_' || n",
    next_try_at: 'case when n % 50 = 0 then now() end',
    created_at: later,
  })
  await enterLine(app, app.people.seller)
  await multiply(pool, 'ledger_lines', {
    id: "'led_' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    number_key: "'re' || n",
    status: states('REVIEWED', 'RETURNED', 'SUBMITTED'),
    date: "date '2025-01-01' + n / 400",
    changed_at: later,
  })
  const template = await app.get(statementTemplate, { format: 'csv' }, { as: app.people.seller })
  const statements = { name: 'statements.csv', bytes: template.raw }
  await app.upload(uploadStatements, statements, { as: app.people.seller })
  await multiply(pool, 'turnover_statements', {
    id: "'tst_' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    channel: "'shop ' || n",
    to_day: "date '2020-01-01' + n / 20",
  })
  await waitingDeclaration(app)
  await multiply(pool, 'declarations', {
    id: "'dcl_' || n",
    number: "'DC-2025-' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    status: states('ACCEPTED', 'CALCULATED', 'AWAITING_CONFIRMATION'),
    to_day: "date '2020-01-01' + n / 20",
    due_on: "date '2020-02-10' + n / 20",
    tax_status: "(array['PAID','DUE','PROOF_SENT'])[1 + (n % 20 = 7)::int + (n % 40 = 7)::int]",
    pay_by: "date '2025-01-01' + n / 20",
  })
  const { companyId, id: declarationId } = await owedTax(app)
  await app.deps.db
    .insert(taxPayments)
    .values({ companyId, declarationId, revision: 1, changedAt: app.clock.now() })
  await multiply(pool, 'tax_payments', {
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    declaration_id: "'dcl_' || n",
    open_to_dos: '(n % 40 = 0)::int',
    changed_at: later,
  })
  await advanceTo(app, await openWorkOrder(app), 'signed')
  await multiply(pool, 'mandates', {
    id: "'man_' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    node_id: "'node_' || n",
    work_order_id: "'wo_' || n",
    status: states('IN_FORCE', 'ENDED', 'SUBMITTED'),
    created_at: later,
  })
  const report = { name: 'report.csv', bytes: Buffer.from(amazonFile([{ TRANSACTION_COMPLETE_DATE: 'x' }])) }
  withIssues = (await imported(app, app.people.seller, report)).id
  await multiply(pool, 'withdrawn_transactions', { line: 'n + 10' })
  await multiply(pool, 'report_imports', {
    id: "'imp_' || n",
    company_id: "case when n % 10 = 0 then company_id else 'co_' || n % 400 end",
    fingerprint: "'fp_' || n",
    created_at: later,
    status: states('FINISHED', 'CANCELLED', 'WAITING'),
  })
  await multiply(pool, 'report_issues', { line: 'n + 10' })
  await multiply(pool, 'coupons', {
    id: "'cp_' || n",
    code: "'CODE' || n",
    created_at: later,
    claimable: 'n % 50 = 0',
  })
  await multiply(pool, 'coupon_claims', { company_id: company, coupon_id: "'cp_' || n" })
  await multiply(pool, 'enquiries', {
    id: "'enq_' || n",
    number: "'EN-2025-' || n",
    created_at: later,
    status: states('CLOSED', 'ANSWERED', 'OPEN'),
  })
  await multiply(pool, 'incoming_transfers', {
    id: "'tr_' || n",
    bank_id: "'line_' || n",
    status: states('MATCHED', 'RETURNED', 'OPEN'),
    day: "to_char(date '2025-01-01' + n / 20, 'YYYY-MM-DD')",
    amount: 'n',
  })
}

beforeAll(async () => {
  app = await testApp()
  await fillTables()
}, 60_000)

const BIG =
  /Seq Scan on "?(?:orders|order_lines|order_history|work_orders|wo_\w+|invoices|payments|refunds|coupons|coupon_claims|enquiries|messages|letters|authority_letters|ledger_lines|turnover_statements|declarations|tax_payments|report_\w+|transactions\w*|mandates|incoming_transfers|sign_ins|webhook_deliveries)\b/

describe('no list reads a whole table', () => {
  it.each([
    ['orders of a company', () => app.get(listOrders, {}, { as: app.people.seller })],
    [
      'orders of a company by status',
      () => app.get(listOrders, { status: 'COMPLETED' }, { as: app.people.seller }),
    ],
    [
      'work orders that wait for materials',
      () => app.get(listMyServices, { supplements: 'waiting' }, { as: app.people.seller }),
    ],
    ['figures of a company', () => app.get(countMyServices, {}, { as: app.people.seller })],
    ['messages', () => app.get(listMessages, {}, { as: app.people.seller })],
    ['messages of a type', () => app.get(listMessages, { type: 'SYSTEM' }, { as: app.people.seller })],
    ['unread messages', () => app.get(listMessages, { read: 'false' }, { as: app.people.seller })],
    ['figures of messages', () => app.get(countUnreadByType, {}, { as: app.people.seller })],
    ['sign-ins of a person', () => app.get(listSignIns, {}, { as: app.people.seller })],
    [
      'letters on a work order',
      () => app.get(listConfirmations, { workOrderId: withConfirmation }, { as: app.people.seller }),
    ],
    ['statements of others', () => app.get(listStatements, {}, { as: app.people.seller })],
    [
      'a company’s statements',
      () => app.get(staffStatements, { companyId: 'co_7' }, { as: app.people.agent }),
    ],
    ['documents with input VAT', () => app.get(listLedger, {}, { as: app.people.seller })],
    [
      'returned documents with input VAT',
      () => app.get(listLedger, { status: 'RETURNED' }, { as: app.people.seller }),
    ],
    ['documents with input VAT to review', () => app.get(staffLedger, {}, { as: app.people.agent })],
    [
      'documents with input VAT that were reviewed',
      () => app.get(staffLedger, { status: 'REVIEWED' }, { as: app.people.agent }),
    ],
    ['tax with a proof to match', () => app.get(staffTaxPayments, {}, { as: app.people.agent })],
    ['credits that are open', () => app.get(staffTaxCredits, {}, { as: app.people.agent })],
    ['tax that is due', () => app.get(staffTaxPayments, { view: 'DUE' }, { as: app.people.agent })],
    [
      'tax with a difference',
      () => app.get(staffTaxPayments, { view: 'DIFFERENCE' }, { as: app.people.agent }),
    ],
    ['weights of goods', () => app.get(listGoods, {}, { as: app.people.seller })],
    ['cost prices of a company', () => app.get(listCostPrices, {}, { as: app.people.seller })],
    ['imports of a company', () => app.get(listImports, {}, { as: app.people.seller })],
    [
      'issues of a report',
      () => app.get(listIssues, { importId: withIssues, page: 3 }, { as: app.people.seller }),
    ],
    [
      'rows of a withdrawn file',
      () => app.get(listWithdrawnRows, { importId: withdrawn, page: 3 }, { as: app.people.seller }),
    ],
    ['declarations', () => app.get(listDeclarations, {}, { as: app.people.seller })],
    ['declarations to work on', () => app.get(staffDeclarations, {}, { as: app.people.agent })],
    [
      'declarations that are our turn',
      () => app.get(staffDeclarations, { turn: 'agency' }, { as: app.people.agent }),
    ],
    [
      'declarations that were accepted',
      () => app.get(staffDeclarations, { status: 'ACCEPTED' }, { as: app.people.agent }),
    ],
    [
      'declarations by country',
      () => app.get(staffDeclarations, { group: 'COUNTRY' }, { as: app.people.agent }),
    ],
    ['declarations by state', () => app.get(staffDeclarations, { group: 'STATE' }, { as: app.people.agent })],
    [
      'a declaration by its number',
      () => app.get(staffDeclarations, { keyword: 'DC-2025-77' }, { as: app.people.agent }),
    ],
    ['mandates', () => app.get(listMandates, {}, { as: app.people.seller })],
    ['ended registrations', () => app.get(staffEndings, {}, { as: app.people.agent })],
    [
      'what a webhook was told',
      () => app.get(listWebhookDeliveries, { id: webhookId, page: 3 }, { as: app.people.seller }),
    ],
    ['takeovers', () => app.get(staffTakeovers, {}, { as: app.people.agent })],
    ['mandates to check', () => app.get(staffMandates, {}, { as: app.people.agent })],
    [
      'mandates of a work order',
      () => app.get(staffMandates, { workOrderId: withConfirmation }, { as: app.people.agent }),
    ],
    ['letters that a company sees', () => app.get(listAuthorityLetters, {}, { as: app.people.seller })],
    ['new letters of authorities', () => app.get(staffAuthorityLetters, {}, { as: app.people.agent })],
    [
      'letters of authorities that wait for an answer',
      () => app.get(staffAuthorityLetters, { state: 'SORTED' }, { as: app.people.agent }),
    ],
    [
      'letters of authorities that were answered',
      () => app.get(staffAuthorityLetters, { state: 'ANSWERED', page: 3 }, { as: app.people.agent }),
    ],
    [
      'a letter of an authority by its reference',
      () => app.get(staffAuthorityLetters, { keyword: 'AZ 4711' }, { as: app.people.agent }),
    ],
    ['letters of all companies', () => app.get(staffConfirmations, {}, { as: app.people.agent })],
    [
      'a letter by its number',
      () => app.get(staffConfirmations, { keyword: 'LT-2025-77' }, { as: app.people.agent }),
    ],
    ['coupons of a company', () => app.get(listCoupons, { state: 'usable' }, { as: app.people.seller })],
    ['coupons on offer', () => app.get(listCoupons, { state: 'offered' }, { as: app.people.seller })],
    ['all orders', () => app.get(staffOrders, {}, { as: app.people.admin })],
    [
      'all orders that wait for their money',
      () => app.get(staffOrders, { status: 'AWAITING_PAYMENT' }, { as: app.people.admin }),
    ],
    ['an order by its number', () => app.get(staffOrders, { keyword: '4711' }, { as: app.people.admin })],
    ['all invoices', () => app.get(staffInvoices, {}, { as: app.people.admin })],
    ['invoices of a month', () => app.get(staffInvoices, { month: '2025-01' }, { as: app.people.admin })],
    [
      'credit notes of a month',
      () => app.get(staffInvoices, { month: '2025-01', kind: 'CREDIT_NOTE' }, { as: app.people.admin }),
    ],
    ['all coupons', () => app.get(staffCoupons, {}, { as: app.people.admin })],
    ['notices of marketplaces', () => app.get(staffShopNotices, {}, { as: app.people.agent })],
    ['open enquiries', () => app.get(listEnquiries, { view: 'open' }, { as: app.people.agent })],
    ['all enquiries', () => app.get(listEnquiries, { view: 'all' }, { as: app.people.agent })],
    ['open transfers', () => app.get(staffTransfers, { status: 'OPEN' }, { as: app.people.admin })],
    ['transfers counted', () => app.get(staffTransfers, { status: 'MATCHED' }, { as: app.people.admin })],
    ['refunds to be made by hand', () => app.get(staffRefundsByHand, {}, { as: app.people.admin })],
  ])('%s', async (_name, call) => {
    const plans = await plansOf(app.database.pool, async () => {
      const { body } = await call()
      expect(body.code, JSON.stringify(body)).toBe(0)
    })
    expect(plans).not.toMatch(BIG)
  })
})
