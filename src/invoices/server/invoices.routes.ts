import * as calls from '#invoices/contract.ts'
import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { listForStaff, openForStaff, openInvoice, readInvoices } from './read-invoices.ts'

export function invoicesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.listInvoices, (context, { orderId }) =>
      readInvoices(deps, { companyId: sellerOf(context).companyId, orderId }),
    ),
    handleFile(calls.downloadInvoice, (context, input) =>
      openInvoice(deps, { ...input, companyId: sellerOf(context).companyId }),
    ),
    handle(calls.staffInvoices, (_context, filter) => listForStaff(deps, filter)),
    handleFile(calls.staffDownloadInvoice, (context, { invoiceId }) =>
      openForStaff(deps, { staff: staffOf(context), invoiceId, address: context.ip }),
    ),
  ]
}
