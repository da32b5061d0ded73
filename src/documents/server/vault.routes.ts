import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { deleteDocument, listDocuments, listReadings, updateDocument } from '../vault-contract.ts'
import { fromWire, toWire } from '../wire-names.ts'
import { deleteDocumentOf } from './delete-document.ts'
import type { FileUses } from './file-uses.ts'
import { listVault } from './list-documents.ts'
import { listReaders, type ReaderNames } from './list-readings.ts'
import { updateDocumentFacts } from './update-document.ts'
import type { VaultSource } from './vault.queries.ts'

export type VaultPorts = { nameOf: ReaderNames; others: readonly VaultSource[]; usesOf: FileUses }

export function vaultRoutes(deps: ServerDeps, ports: VaultPorts): Route[] {
  const { timeZone } = deps.config.agency
  return [
    handle(listDocuments, (context, { uploadId: id, ...filter }) => {
      const { companyId } = sellerOf(context)
      const today = dayOf(deps.clock.now(), timeZone)
      return listVault(deps.db, ports.others, { ...filter, id, companyId, today, timeZone }, context.lang)
    }),
    handle(updateDocument, async (context, input) => {
      const update = fromWire(input)
      await updateDocumentFacts(deps, { ...update, companyId: sellerOf(context).companyId })
      return toWire({ fileId: update.fileId })
    }),
    handle(deleteDocument, async (context, input) => {
      const { companyId, userId } = sellerOf(context)
      const { fileId } = fromWire(input)
      await deleteDocumentOf(deps, ports, { companyId, userId, fileId, address: context.ip })
      return toWire({ fileId })
    }),
    handle(listReadings, (context, input) =>
      listReaders(deps.db, ports.nameOf, { companyId: sellerOf(context).companyId, ...fromWire(input) }),
    ),
  ]
}
