import type { CallDefinition } from '#platform/shared/call.ts'

/**
 * The 39 calls that the specification fixes, with its spelling. A test compares this list with the registered routes.
 * `waits` names the calls whose modules are not built yet; a call leaves that list in the change that registers it.
 */
export const FIXED_CALLS = [
  'POST /product/list',
  'POST /product/v2/list',
  'GET /productType/first/category',
  'GET /productType/query/countryCategory',
  'GET /product/details',
  'GET /product/price',
  'POST /shoppingCart/category',
  'GET /shoppingCart/count',
  'POST /customerRelationship/saveComment',
  'POST /renewal/checkOrder',
  'GET /stationMsg/list',
  'GET /stationMsg/unRead',
  'GET /stationMsg/unRead/ALL',
  'POST /stationMsg/read/{id}',
  'POST /stationMsg/readAll/{type}',
  'POST /stationMsg/delete/{id}',
  'POST /stationMsg/delete',
  'GET /pendingMatters/list',
  'GET /workOrder/myService/count',
  'GET /workOrder/myService/list',
  'GET /woProcessNode/get',
  'GET /woTemplate/preview',
  'GET /woNodeData/get',
  'POST /woNodeData/save',
  'POST /woNodeData/update',
  'GET /workOrder/history/query/list',
  'POST /workOrder/copy/data',
  'GET /workOrder/get/vat/smDesc',
  'POST /workOrder/commitSmData',
  'GET /vat/declare/item/page',
  'GET /vat/declare/item/getVatr',
  'GET /vat/declare/item/export',
  'GET /vat/declare/item/receiptDownload',
  'POST /vat/tax/list',
  'GET /amz/authorizationInfo',
  'GET /vatDeclareSaleList/downloadSales',
  'GET /woNodeData/getInviteCommitCode',
  'GET /woNodeData/getInviteCommitForm',
  'POST /woNodeData/saveForInviteCommit',
] as const

export type FixedCall = (typeof FIXED_CALLS)[number]

export const WAITING_CALLS: readonly FixedCall[] = []

export function callName(call: Pick<CallDefinition, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`
}
