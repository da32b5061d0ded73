import { PACE, type Scope } from '#api-keys/scopes.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { ApiKeyInUse } from '#platform/server/http/resolve-principal.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { createBucket } from '#platform/server/bucket.ts'
import type { Clock } from '#platform/server/clock.ts'
import { callName } from './calls.ts'

/**
 * Which call a key opens, by its scope; beside the authorisation table, which holds too: a key is an editor or a viewer of
 * its company. What is not here is made by people alone. Calls that are open to anybody need no key.
 */
export const API_KEY_CALLS: Readonly<Record<string, Scope>> = {
  ...each('orders:read', [
    'GET /order/list',
    'GET /order/detail',
    'GET /order/invoiceList',
    'GET /order/invoice',
    'GET /payment/status',
    'GET /coupon/list',
    'POST /coupon/check',
    'POST /renewal/checkOrder',
    'POST /shoppingCart/category',
    'GET /shoppingCart/count',
    'POST /vat/tax/list',
    'POST /vat/tax/export',
    'POST /vat/number/check',
  ]),
  ...each('cart:write', ['POST /shoppingCart/add', 'POST /shoppingCart/update', 'POST /shoppingCart/delete']),
  ...each('services:read', [
    'GET /workOrder/myService/count',
    'GET /workOrder/myService/list',
    'GET /workOrder/history/query/list',
    'GET /workOrder/talk/list',
    'GET /woProcessNode/get',
    'GET /woProcessNode/document',
    'GET /woNodeData/get',
    'GET /registration/list',
    'GET /mandate/list',
    'GET /calendar/list',
    'GET /pendingMatters/list',
    'GET /authorityLetter/list',
    'GET /inspection/list',
    'GET /letter/list',
    'GET /letter/download',
  ]),
  ...each('services:write', [
    'POST /woNodeData/save',
    'POST /woNodeData/update',
    'POST /workOrder/name',
    'POST /workOrder/talk/write',
  ]),
  ...each('sales:read', [
    'GET /salesReport/list',
    'GET /salesReport/months',
    'GET /salesReport/detail',
    'GET /salesReport/issues',
    'GET /salesReport/issuesFile',
    'GET /salesReport/template',
    'GET /salesReport/withdrawnRows',
    'GET /costPrice/list',
    'GET /goodsWeight/list',
    'GET /ledger/list',
    'GET /turnover/list',
    'GET /threshold/list',
  ]),
  ...each('sales:write', [
    'POST /salesReport/begin',
    'POST /salesReport/chunk',
    'POST /salesReport/finish',
    'POST /salesReport/cancel',
    'POST /salesReport/fetch',
    'POST /costPrice/save',
    'POST /costPrice/remove',
    'POST /costPrice/upload',
    'POST /goodsWeight/save',
    'POST /goodsWeight/remove',
    'POST /goodsWeight/upload',
    'POST /ledger/add',
    'POST /ledger/send',
    'POST /ledger/update',
    'POST /ledger/remove',
    'POST /turnover/upload',
  ]),
  ...each('declarations:read', [
    'GET /vat/declare/item/page',
    'GET /vat/declare/item/getVatr',
    'GET /vat/declare/item/export',
    'GET /vat/declare/item/receiptDownload',
    'GET /vatDeclareSaleList/downloadSales',
    'GET /declaration/detail',
    'GET /declaration/year',
    'GET /declaration/years',
    'GET /declaration/transactions',
    'GET /declaration/insight',
    'GET /declaration/insightExport',
    'GET /declaration/taxPayment',
    'GET /declaration/taxCredit',
  ]),
  ...each('documents:read', ['GET /document/list', 'GET /file/download', 'GET /file/scan']),
  ...each('documents:write', ['POST /file/upload', 'POST /document/update']),
  ...each('messages:read', ['GET /stationMsg/list', 'GET /stationMsg/unRead', 'GET /stationMsg/unRead/ALL']),
}

function each(scope: Scope, calls: readonly string[]): Record<string, Scope> {
  return Object.fromEntries(calls.map((call) => [call, scope]))
}

const KEPT_AT_MOST = 10_000

/** @throws wire.key_scope, wire.key_too_fast */
export function admitKeys(clock: Clock): (key: ApiKeyInUse, call: CallDefinition) => void {
  const goes = createBucket(clock, { ...PACE, keptAtMost: KEPT_AT_MOST })
  return ({ id, scopes }, call) => {
    if (!goes(id)) throw wireRefusals.key_too_fast()
    const scope = API_KEY_CALLS[callName(call)]
    if (scope === undefined || !scopes.includes(scope)) throw wireRefusals.key_scope()
  }
}
