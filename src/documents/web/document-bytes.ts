import { downloadInvoice } from '#invoices/contract.ts'
import { downloadFile, fetchFile } from '#platform/web/file-calls.ts'
import { downloadDocument } from '../contract.ts'
import type { VaultDocument } from '../vault-contract.ts'

/** An invoice is written anew by the call of its order; all else is a file. */
export const fetchDocument = ({ uploadId, orderId }: VaultDocument) =>
  orderId === null
    ? fetchFile(downloadDocument, { uploadId })
    : fetchFile(downloadInvoice, { orderId, invoiceId: uploadId })

export const saveDocument = ({ uploadId, orderId }: VaultDocument) =>
  orderId === null
    ? downloadFile(downloadDocument, { uploadId })
    : downloadFile(downloadInvoice, { orderId, invoiceId: uploadId })
