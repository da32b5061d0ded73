import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { listDocuments, listReadings, updateDocument } from '../vault-contract.ts'
import { fromWire, toWire } from '../wire-names.ts'
import { listVault } from './list-documents.ts'
import { listReaders, type ReaderNames } from './list-readings.ts'
import { updateDocumentFacts } from './update-document.ts'

export function vaultRoutes(deps: ServerDeps, ports: { nameOf: ReaderNames }): Route[] {
  return [
    handle(listDocuments, (context, { uploadId: id, ...filter }) =>
      listVault(
        deps.db,
        { ...filter, id, companyId: sellerOf(context).companyId },
        { lang: context.lang, today: dayOf(deps.clock.now(), deps.config.agency.timeZone) },
      ),
    ),
    handle(updateDocument, async (context, input) => {
      const update = fromWire(input)
      await updateDocumentFacts(deps, { ...update, companyId: sellerOf(context).companyId })
      return toWire({ fileId: update.fileId })
    }),
    handle(listReadings, (context, input) =>
      listReaders(deps.db, ports.nameOf, { companyId: sellerOf(context).companyId, ...fromWire(input) }),
    ),
  ]
}
