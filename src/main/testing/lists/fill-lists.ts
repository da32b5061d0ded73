import type { Pool } from 'pg'
import { openDeclarations } from '#declarations/server/open-declarations.ts'
import { staffDeclaration } from '#declarations/staff/contract.ts'
import { germanSale } from '#declarations/testing/sources.builders.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { saveComment } from '#enquiries/contract.ts'
import { owedTax } from '#declarations/testing/tax.builders.ts'
import { taxPayments } from '#declarations/server/tax-payments.tables.ts'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { filedWorkOrder, makeConfirmation } from '#confirmations/testing/confirmations.builders.ts'
import { statementTemplate, uploadStatements } from '#turnover/contract.ts'
import { enterLine } from '#ledger/testing/ledger.builders.ts'
import { withdrawImport } from '#reports/contract.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { createPayment } from '#payments/contract.ts'
import { addTransfer } from '#payments/staff/contract.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { sortedLetter } from '#letters/testing/letters.builders.ts'
import { fillWithStrangers, multiply } from '#platform/testing/plans.ts'
import { testWebhook } from '#webhooks/contract.ts'
import { aWebhook } from '#webhooks/testing/webhooks.builders.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { type TestApp } from '../test-app.ts'

/** Records that the cases look at. */
export type FilledLists = {
  /** With a letter. */
  workOrderId: string
  /** A report with issues. */
  withIssues: string
  withdrawn: string
  webhookId: string
  /** A declaration with sales. */
  declaration: { companyId: string; id: string }
  /** One of Poland, whose register is made of what is known of goods. */
  polish: { companyId: string; id: string }
  /** What one of its boxes is made of. */
  box: { box: string; part: string }
}

const later = "timestamptz '2025-01-01' + n * interval '1 minute'"
const company = "'co_' || n % 400"
/** One of ten rows is the company's, the others are of strangers. */
const TENTH = "case when n % 10 = 0 then company_id else 'co_' || n % 400 end"

/** Nineteen of twenty rows have the first state. */
const states = (...names: string[]) =>
  `(array['${names.join("','")}'])[1 + (n % 20 = 0)::int + (n % 40 = 0)::int]`

/** From this many rows on a table counts as full. */
export const FULL = 2_000

/** Tables that hold what one agency sets up, a few rows or a few dozen: no business makes them grow. */
const OF_THE_AGENCY: ReadonlySet<string> = new Set([
  'added_tax_rates',
  'agency_days',
  'audit_anchors',
  'bank_accounts',
  'catalogue_stamp',
  'country_days',
  'licences',
  'obligation_rule_changes',
  'service_levels',
  'staff_members',
  'staff_teams',
])

/** As people write: a count of narrow rows would read them all. */
const LONG = "repeat('letter ', 60)"

/** What strangers must hold for a list to show them. */
const STRANGERS: Readonly<Record<string, Record<string, string>>> = {
  announcements: {
    status: states('SENT', 'DRAFT', 'SCHEDULED'),
    type: "'SYSTEM'",
    title: `'{"en":"x","zh":"x"}'`,
    body: `'{"en":"x","zh":"x"}'`,
    audience: `'{"kind":"ALL"}'`,
    done_until: "''",
  },
  erasures: { status: states('DONE', 'REQUESTED', 'RUNNING'), origin: "'PERSON'" },
  legal_holds: { about: "'COMPANY'", ended_at: `case when n % 20 > 0 then ${later} end`, reason: LONG },
  shop_notices: { text: LONG },
  takeovers: { done_at: `case when n % 20 > 0 then ${later} end` },
}

async function smallTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where nspname = 'public' and relkind = 'r' and not relispartition and reltuples < $1 order by 1`,
    [FULL],
  )
  return rows.map((row) => row.name)
}

/** A return with many sales in one of its boxes. */
async function declaredSales(app: TestApp): Promise<Pick<FilledLists, 'declaration' | 'box'>> {
  const { seller, agent } = app.people
  const month = monthFromNow(app, -1)
  await filedMonthly(app, { number: 'DE136695976', firstMonth: month })
  await openDeclarations(app.deps)
  const bytes = Buffer.from(amazonFile([germanSale(`${month}-03`, '119.00')]))
  await imported(app, seller, { name: 'month.csv', bytes })
  const { rows } = await app.database.pool.query<{ company_id: string; id: string }>(
    "select company_id, id from declarations where country = 'DE'",
  )
  const declaration = { companyId: rows[0]?.company_id ?? '', id: rows[0]?.id ?? '' }
  const { body } = await app.get(staffDeclaration, declaration, { as: agent })
  const box = body.data?.boxes.find((one) => one.parts.length > 0)
  // Of many companies: the rows of one are few among them, also where each has to be looked at.
  await multiply(app.database.pool, 'transactions', {
    id: 'gen_random_uuid()',
    line: 'n + 10',
    company_id: TENTH,
  })
  return { declaration, box: { box: box?.box ?? '', part: box?.parts[0]?.part ?? '' } }
}

/** The tables that grow with the business, each filled with copies of one row. */
export async function fillLists(app: TestApp): Promise<FilledLists> {
  const { pool } = app.database
  const { declaration, box } = await declaredSales(app)
  const wrong = { name: 'wrong.csv', bytes: Buffer.from(amazonFile([{ MARKETPLACE: 'amazon.de' }])) }
  const withdrawn = (await imported(app, app.people.seller, wrong)).id
  await app.post(withdrawImport, { importId: withdrawn }, { as: app.people.seller })
  await app.drain()
  await openWorkOrder(app)
  const filed = await filedWorkOrder(app)
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
    company_id: TENTH,
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
    company_id: TENTH,
    work_order_id: "'wo_' || n",
    code_hash: "'hash_' || n",
    created_at: later,
  })
  const webhookId = (await aWebhook(app, 'https://hooks.invalid/')).id
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
    company_id: TENTH,
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
    company_id: TENTH,
    channel: "'shop ' || n",
    to_day: "date '2020-01-01' + n / 20",
  })
  await waitingDeclaration(app)
  await multiply(pool, 'declarations', {
    id: "'dcl_' || n",
    number: "'DC-2025-' || n",
    period_id: "'period_' || n",
    company_id: TENTH,
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
    company_id: TENTH,
    declaration_id: "'dcl_' || n",
    open_to_dos: '(n % 40 = 0)::int',
    changed_at: later,
  })
  await advanceTo(app, await openWorkOrder(app), 'signed')
  await multiply(pool, 'mandates', {
    id: "'man_' || n",
    company_id: TENTH,
    node_id: "'node_' || n",
    work_order_id: "'wo_' || n",
    status: states('IN_FORCE', 'ENDED', 'SUBMITTED'),
    created_at: later,
  })
  const report = { name: 'report.csv', bytes: Buffer.from(amazonFile([{ TRANSACTION_COMPLETE_DATE: 'x' }])) }
  const withIssues = (await imported(app, app.people.seller, report)).id
  await multiply(pool, 'withdrawn_transactions', {
    company_id: TENTH,
    line: 'n + 10',
  })
  await multiply(pool, 'report_imports', {
    id: "'imp_' || n",
    company_id: TENTH,
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
  for (const name of await smallTables(pool))
    if (!OF_THE_AGENCY.has(name)) await fillWithStrangers(pool, name, STRANGERS[name])
  // Last, as the tables are filled with copies of their first row.
  const polish = await waitingDeclaration(app, { country: 'PL', currency: 'PLN' })
  return { workOrderId: filed.workOrderId, withIssues, withdrawn, webhookId, declaration, polish, box }
}
