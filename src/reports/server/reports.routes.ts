import { type CallContext, sellerAt, sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import * as calls from '../contract.ts'
import * as mappings from '../mapping-contract.ts'
import { beginImport } from './begin-import.ts'
import { cancelImport } from './cancel-import.ts'
import { finishUpload } from './finish-upload.ts'
import { listImports } from './imports.queries.ts'
import { issuesFile } from './issues-file.ts'
import { presentImport } from './present-import.ts'
import { previewRows, readTypeWords } from './preview-mapping.ts'
import { readImport, readIssues } from './read-import.ts'
import { readWithdrawn } from './read-withdrawn.ts'
import { withdrawImport } from './withdraw-import.ts'
import type { FetchDeps } from './fetches/fetch-deps.ts'
import { readNoSales } from './read-no-sales.ts'
import { readMonths } from './fetches/read-months.ts'
import { requestFetch } from './fetches/request-fetch.ts'
import { listMappings, removeMapping } from './remove-mapping.ts'
import { saveMapping } from './save-mapping.ts'
import { type IsConfirmed, revokeNoSales, type Stated, stateNoSales } from './state-no-sales.ts'
import { storeChunk } from './store-chunk.ts'
import { templateFile } from './template-file.ts'

export function reportsRoutes(deps: FetchDeps, isConfirmed: IsConfirmed): Route[] {
  return [
    handle(calls.beginImport, async (context, input) => {
      const row = await beginImport(deps, sellerOf(context), input)
      return { ...presentImport(row, context.lang), chunkSize: row.chunkSize }
    }),
    handle(calls.sendChunk, async (context) =>
      storeChunk(deps, sellerOf(context).companyId, await context.upload()),
    ),
    handle(calls.finishUpload, async (context, input) => {
      const row = await finishUpload(deps, sellerOf(context), input)
      return { ...presentImport(row, context.lang), isEarlier: row.isEarlier }
    }),
    handle(calls.cancelImport, async (context, input) =>
      presentImport(await cancelImport(deps, sellerOf(context).companyId, input), context.lang),
    ),
    handle(calls.withdrawImport, async (context, { importId }) => {
      const { companyId, userId, userName } = sellerOf(context)
      const by = { kind: 'seller', id: userId, name: userName } as const
      const row = await withdrawImport(deps, { companyId, importId, by, address: context.ip })
      return presentImport(row, context.lang)
    }),
    handle(calls.listWithdrawnRows, (context, input) =>
      readWithdrawn(deps.db, { companyId: sellerOf(context).companyId, ...input }),
    ),
    handle(calls.listImports, async (context, input) => {
      const { companyId } = sellerOf(context)
      const { rows, total } = await listImports(deps.db, { companyId, ...input })
      const { page, pageSize } = input
      return { records: rows.map((row) => presentImport(row, context.lang)), total, page, pageSize }
    }),
    handle(calls.listMonths, (context) => readMonths(deps, sellerOf(context).companyId, context.lang)),
    handle(calls.fetchMonth, async (context, input) => {
      await requestFetch(deps, sellerOf(context), input)
      return input
    }),
    handle(calls.listNoSales, (context, asked) =>
      readNoSales(deps, { companyId: sellerOf(context).companyId, ...asked }),
    ),
    handle(calls.stateNoSales, async (context, input) => {
      const stated = statedBy(context, input)
      await stateNoSales(deps, stated)
      return { shopId: stated.shopId, month: stated.month }
    }),
    handle(calls.revokeNoSales, async (context, input) => {
      const revoked = statedBy(context, input)
      await revokeNoSales(deps, revoked, isConfirmed)
      return { shopId: revoked.shopId, month: revoked.month }
    }),
    handle(mappings.listMappings, (context) => listMappings(deps, sellerOf(context).companyId)),
    handle(mappings.removeMapping, (context, { mappingId }) =>
      removeMapping(deps, sellerAt(context), mappingId),
    ),
    handle(calls.importDetail, (context, { importId }) => {
      const { companyId } = sellerOf(context)
      return readImport(deps.db, { companyId, importId, lang: context.lang })
    }),
    handle(calls.listIssues, (context, input) =>
      readIssues(deps.db, sellerOf(context).companyId, input, context.lang),
    ),
    handleFile(calls.issuesFile, (context, { importId }) =>
      issuesFile(deps, { companyId: sellerOf(context).companyId, importId, lang: context.lang }),
    ),
    handleFile(calls.downloadTemplate, (context, { format }) => templateFile(format, context.lang)),
    handle(mappings.previewMapping, (context, input) =>
      previewRows(deps, { companyId: sellerOf(context).companyId, lang: context.lang, ...input }),
    ),
    handle(mappings.listTypeWords, (context, input) =>
      readTypeWords(deps, { companyId: sellerOf(context).companyId, ...input }),
    ),
    handle(mappings.saveMapping, async (context, input) =>
      presentImport(await saveMapping(deps, sellerOf(context), input), context.lang),
    ),
  ]
}

function statedBy(
  context: CallContext,
  { shopId, month }: { shopId?: string | undefined; month: string },
): Stated {
  const { companyId, userId, userName } = sellerOf(context)
  const by = { kind: 'seller', id: userId, name: userName } as const
  return { companyId, shopId: shopId ?? null, month, by, address: context.ip }
}
