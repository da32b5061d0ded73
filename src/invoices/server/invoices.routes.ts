import * as calls from '#invoices/contract.ts'
import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { exportBooks } from './export-books.ts'
import type { InvoicesConfig } from './invoices.config.ts'
import { listForStaff, openForStaff, openInvoice, readInvoices } from './read-invoices.ts'

export function invoicesRoutes(deps: ServerDeps<InvoicesConfig>): Route[] {
  return [
    handle(calls.listInvoices, (context, { orderId }) =>
      readInvoices(deps, { companyId: sellerOf(context).companyId, orderId }),
    ),
    handleFile(calls.downloadInvoice, (context, input) =>
      openInvoice(deps, { ...input, companyId: sellerOf(context).companyId }),
    ),
    handle(calls.staffInvoices, (_context, filter) => listForStaff(deps, filter)),
    handleFile(calls.staffExportBooks, (context, asked) =>
      exportBooks(deps, { ...asked, staff: staffOf(context), address: context.ip, lang: context.lang }),
    ),
    handleFile(calls.staffDownloadInvoice, (context, { invoiceId }) =>
      openForStaff(deps, { staff: staffOf(context), invoiceId, address: context.ip }),
    ),
  ]
}
