import type { CallDefinition } from '#platform/shared/call.ts'
import type { People } from '../people.ts'
import type { FilledLists } from './fill-lists.ts'
import { userSessions } from '#accounts/contract.ts'
import { listProducts, searchProducts } from '#catalogue/contract.ts'
import { readBoxRows } from '#declarations/contract.ts'
import { staffBoxRows } from '#declarations/staff/contract.ts'
import { staffCostPrices } from '#declarations/staff/costs-contract.ts'
import { staffGoods } from '#declarations/staff/goods-contract.ts'
import { staffImportIssues, staffImports, staffWithdrawnRows } from '#declarations/staff/imports-contract.ts'
import { listLicences } from '#declarations/staff/licences-contract.ts'
import { listDocuments } from '#documents/vault-contract.ts'
import { listExchangeRates } from '#exchange-rates/staff/contract.ts'
import { listAuthorityLetters } from '#letters/contract.ts'
import { staffInspections } from '#letters/staff/inspections-contract.ts'
import { listAnnouncements } from '#messages/staff/contract.ts'
import { listObligationRules } from '#obligations/staff/contract.ts'
import { staffDisputes, staffProposedRefunds } from '#payments/staff/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { listErasures } from '#privacy/staff/contract.ts'
import { listHolds } from '#privacy/staff/holds-contract.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { staffSessions } from '#staff/contract.ts'
import { listAddedRates } from '#vat/staff/contract.ts'
import { copySources } from '#work-orders/form-contract.ts'
import { staffQueue } from '#work-orders/staff/contract.ts'
import { openCorrections } from '#work-orders/staff/corrections-contract.ts'
import { originalsList } from '#work-orders/staff/originals-contract.ts'
import { listTasks } from '#work-orders/staff/tasks-contract.ts'
import { listSignIns } from '#accounts/security-contract.ts'
import { listCoupons } from '#coupons/contract.ts'
import { staffCoupons } from '#coupons/staff/contract.ts'
import { staffTaxCredits } from '#declarations/staff/credit-contract.ts'
import { staffTaxPayments } from '#declarations/staff/tax-contract.ts'
import { listEnquiries } from '#enquiries/staff/contract.ts'
import { listDeclarations } from '#declarations/contract.ts'
import { staffDeclarations } from '#declarations/staff/contract.ts'
import { listConfirmations } from '#confirmations/contract.ts'
import { staffConfirmations } from '#confirmations/staff/contract.ts'
import { listStatements } from '#turnover/contract.ts'
import { staffStatements } from '#turnover/staff/contract.ts'
import { listLedger } from '#ledger/contract.ts'
import { staffLedger } from '#ledger/staff/contract.ts'
import { countUnreadByType, listMessages } from '#messages/contract.ts'
import { listOrders } from '#orders/contract.ts'
import { staffInvoices } from '#invoices/contract.ts'
import { staffShopNotices } from '#shops/staff/contract.ts'
import { staffOrders } from '#orders/staff/contract.ts'
import { listMandates } from '#registrations/mandates-contract.ts'
import { listGoods } from '#declarations/goods-contract.ts'
import { listCostPrices } from '#reports/costs-contract.ts'
import { listImports, listIssues, listWithdrawnRows } from '#reports/contract.ts'
import { staffEndings } from '#endings/staff/contract.ts'
import { staffMandates } from '#registrations/staff/contract.ts'
import { staffTakeovers } from '#registrations/staff/takeover-contract.ts'
import { staffRefundsDue, staffTransfers } from '#payments/staff/contract.ts'
import { staffAuthorityLetters } from '#letters/staff/contract.ts'
import { countMyServices, listMyServices } from '#work-orders/contract.ts'
import { listWebhookDeliveries } from '#webhooks/contract.ts'

/** A list as somebody reads it. */
export type ListCase = {
  name: string
  who: keyof People
  call: CallDefinition
  input: (filled: FilledLists) => Record<string, unknown>
}

const listed = (
  name: string,
  who: keyof People,
  call: CallDefinition,
  input: ListCase['input'] = () => ({}),
): ListCase => ({ name, who, call, input })

/** Each paged call with what it is asked for most: a call that is not here fails `lists.http.test.ts`. */
export const LIST_CASES: readonly ListCase[] = [
  listed('orders of a company', 'seller', listOrders),
  listed('orders of a company by status', 'seller', listOrders, () => ({ status: 'COMPLETED' })),
  listed('work orders that wait for materials', 'seller', listMyServices, () => ({ supplements: 'waiting' })),
  listed('figures of a company', 'seller', countMyServices),
  listed('messages', 'seller', listMessages),
  listed('messages of a type', 'seller', listMessages, () => ({ type: 'SYSTEM' })),
  listed('unread messages', 'seller', listMessages, () => ({ read: 'false' })),
  listed('figures of messages', 'seller', countUnreadByType),
  listed('sign-ins of a person', 'seller', listSignIns),
  listed('letters on a work order', 'seller', listConfirmations, (filled) => ({
    workOrderId: filled.workOrderId,
  })),
  listed('statements of others', 'seller', listStatements),
  listed('a company’s statements', 'agent', staffStatements, () => ({ companyId: 'co_7' })),
  listed('documents with input VAT', 'seller', listLedger),
  listed('returned documents with input VAT', 'seller', listLedger, () => ({ status: 'RETURNED' })),
  listed('documents with input VAT to review', 'agent', staffLedger),
  listed('documents with input VAT that were reviewed', 'agent', staffLedger, () => ({ status: 'REVIEWED' })),
  listed('tax with a proof to match', 'agent', staffTaxPayments),
  listed('credits that are open', 'agent', staffTaxCredits),
  listed('tax that is due', 'agent', staffTaxPayments, () => ({ view: 'DUE' })),
  listed('tax with a difference', 'agent', staffTaxPayments, () => ({ view: 'DIFFERENCE' })),
  listed('weights of goods', 'seller', listGoods),
  listed('cost prices of a company', 'seller', listCostPrices),
  listed('imports of a company', 'seller', listImports),
  listed('issues of a report', 'seller', listIssues, (filled) => ({ importId: filled.withIssues, page: 3 })),
  listed('rows of a withdrawn file', 'seller', listWithdrawnRows, (filled) => ({
    importId: filled.withdrawn,
    page: 3,
  })),
  listed('declarations', 'seller', listDeclarations),
  listed('declarations to work on', 'agent', staffDeclarations),
  listed('declarations that are our turn', 'agent', staffDeclarations, () => ({ turn: 'agency' })),
  listed('declarations that were accepted', 'agent', staffDeclarations, () => ({ status: 'ACCEPTED' })),
  listed('declarations by country', 'agent', staffDeclarations, () => ({ group: 'COUNTRY' })),
  listed('declarations by state', 'agent', staffDeclarations, () => ({ group: 'STATE' })),
  listed('a declaration by its number', 'agent', staffDeclarations, () => ({ keyword: 'DC-2025-77' })),
  listed('mandates', 'seller', listMandates),
  listed('ended registrations', 'agent', staffEndings),
  listed('what a webhook was told', 'seller', listWebhookDeliveries, (filled) => ({
    id: filled.webhookId,
    page: 3,
  })),
  listed('takeovers', 'agent', staffTakeovers),
  listed('mandates to check', 'agent', staffMandates),
  listed('mandates of a work order', 'agent', staffMandates, (filled) => ({
    workOrderId: filled.workOrderId,
  })),
  listed('letters that a company sees', 'seller', listAuthorityLetters),
  listed('new letters of authorities', 'agent', staffAuthorityLetters),
  listed('letters of authorities that wait for an answer', 'agent', staffAuthorityLetters, () => ({
    state: 'SORTED',
  })),
  listed('letters of authorities that were answered', 'agent', staffAuthorityLetters, () => ({
    state: 'ANSWERED',
    page: 3,
  })),
  listed('a letter of an authority by its reference', 'agent', staffAuthorityLetters, () => ({
    keyword: 'AZ 4711',
  })),
  listed('letters of authorities about one work order', 'agent', staffAuthorityLetters, () => ({
    workOrderId: 'wo_77',
  })),
  listed('letters of authorities to one company', 'agent', staffAuthorityLetters, () => ({
    companyId: 'co_7',
  })),
  listed('letters of all companies', 'agent', staffConfirmations),
  listed('a letter by its number', 'agent', staffConfirmations, () => ({ keyword: 'LT-2025-77' })),
  listed('coupons of a company', 'seller', listCoupons, () => ({ state: 'usable' })),
  listed('coupons on offer', 'seller', listCoupons, () => ({ state: 'offered' })),
  listed('all orders', 'admin', staffOrders),
  listed('all orders that wait for their money', 'admin', staffOrders, () => ({
    status: 'AWAITING_PAYMENT',
  })),
  listed('an order by its number', 'admin', staffOrders, () => ({ keyword: '4711' })),
  listed('all invoices', 'admin', staffInvoices),
  listed('invoices of a month', 'admin', staffInvoices, () => ({ month: '2025-01' })),
  listed('credit notes of a month', 'admin', staffInvoices, () => ({
    month: '2025-01',
    kind: 'CREDIT_NOTE',
  })),
  listed('all coupons', 'admin', staffCoupons),
  listed('notices of marketplaces', 'agent', staffShopNotices),
  listed('open enquiries', 'agent', listEnquiries, () => ({ view: 'open' })),
  listed('all enquiries', 'agent', listEnquiries, () => ({ view: 'all' })),
  listed('open transfers', 'admin', staffTransfers, () => ({ status: 'OPEN' })),
  listed('transfers counted', 'admin', staffTransfers, () => ({ status: 'MATCHED' })),
  listed('refunds to be made by hand', 'admin', staffRefundsDue),
  listed('sessions of a person', 'seller', userSessions),
  listed('sessions of somebody of the staff', 'agent', staffSessions),
  listed('documents of a company', 'seller', listDocuments),
  listed('documents of a company that expire', 'seller', listDocuments, () => ({ expiring: 'true' })),
  listed('deleted documents of a company', 'seller', listDocuments, () => ({ deleted: 'true' })),
  listed('registrations of a company', 'seller', listRegistrations),
  listed('pending matters of a company', 'seller', listPendingMatters),
  listed('work orders to copy from', 'seller', copySources, (filled) => ({
    workOrderId: filled.workOrderId,
  })),
  listed('the queue', 'agent', staffQueue),
  listed('all work orders', 'agent', staffQueue, () => ({ view: 'all' })),
  listed('tasks of one’s own', 'agent', listTasks),
  listed('tasks that were given', 'agent', listTasks, () => ({ view: 'given' })),
  listed('corrections to decide', 'reviewer', openCorrections),
  listed('originals on their way', 'agent', originalsList),
  listed('checks by authorities', 'agent', staffInspections),
  listed('checks by authorities that are answered', 'agent', staffInspections, () => ({ state: 'ANSWERED' })),
  listed('checks by authorities that are over', 'agent', staffInspections, () => ({ state: 'CLOSED' })),
  listed('licences', 'agent', listLicences),
  listed('a company’s imports', 'agent', staffImports, ({ declaration }) => declaration),
  listed('a company’s cost prices', 'agent', staffCostPrices, ({ declaration }) => declaration),
  listed('a company’s goods', 'agent', staffGoods, ({ polish: { companyId, id } }) => ({ companyId, id })),
  listed('issues of a company’s report', 'agent', staffImportIssues, (filled) => ({
    ...filled.declaration,
    importId: filled.withIssues,
  })),
  listed('rows of a company’s withdrawn file', 'agent', staffWithdrawnRows, (filled) => ({
    ...filled.declaration,
    importId: filled.withdrawn,
  })),
  listed('rows of a box', 'seller', readBoxRows, ({ declaration, box }) => ({ id: declaration.id, ...box })),
  listed('rows of a box, for the staff', 'agent', staffBoxRows, ({ declaration, box }) => ({
    ...declaration,
    ...box,
  })),
  listed('refunds that wait for a second person', 'admin', staffProposedRefunds),
  listed('disputes', 'admin', staffDisputes),
  listed('announcements', 'admin', listAnnouncements),
  listed('announcements that were sent', 'admin', listAnnouncements, () => ({ status: 'SENT' })),
  listed('erasures', 'admin', listErasures),
  listed('erasures to decide', 'admin', listErasures, () => ({ status: 'REQUESTED' })),
  listed('legal holds', 'admin', listHolds),
  listed('exchange rates of a state', 'reviewer', listExchangeRates, () => ({ source: 'PL_NBP' })),
  listed('exchange rates of a month', 'reviewer', listExchangeRates, () => ({
    source: 'PL_NBP',
    month: '2025-02',
  })),
  listed('rates that staff added', 'reviewer', listAddedRates),
  listed('rules of obligations', 'reviewer', listObligationRules),
  listed('products', 'seller', listProducts),
  listed('products that are looked for', 'seller', searchProducts, () => ({ keyword: 'vat' })),
]
