import { sellerOf } from '#platform/server/http/call-context.ts'
import { answer, answerFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { downloadDocument, uploadDocument } from '../contract.ts'
import type { StoredFileRow } from './documents.tables.ts'
import { openOwnFile } from './open-file.ts'
import { createLocalScanner, type Scanner } from './scanner.ts'
import { storeUpload } from './store-upload.ts'

export function documentsRoutes(deps: ServerDeps, scanner: Scanner = createLocalScanner()): Route[] {
  return [
    answer(uploadDocument, async (context) => {
      const { companyId, userId } = sellerOf(context)
      const by = { kind: 'seller', id: userId } as const
      return uploadAnswer(await storeUpload(deps, scanner, await context.upload(), { companyId, by }))
    }),
    answerFile(downloadDocument, (context, { uploadId }) =>
      openOwnFile(deps, { companyId: sellerOf(context).companyId, uploadId }),
    ),
  ]
}

/** What an upload answers, to sellers and staff alike. */
export function uploadAnswer(file: StoredFileRow) {
  return { uploadId: file.id, name: file.name, size: file.size, type: file.type }
}
