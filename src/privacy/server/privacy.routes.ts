import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import * as closings from '../closing-contract.ts'
import * as calls from '../contract.ts'
import { keepCompany, requestClosing } from './change-closing.ts'
import { downloadExport } from './download-export.ts'
import { exportsOf } from './exports.repository.ts'
import { presentExport } from './present-export.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { readClosing } from './read-closing.ts'
import { startExport } from './start-export.ts'

export function privacyRoutes(deps: PrivacyDeps): Route[] {
  return [
    handle(calls.listExports, async (context) => {
      const rows = await exportsOf(deps.db, sellerOf(context))
      return { exports: rows.map((row) => presentExport(row, deps.clock.now())) }
    }),
    handle(calls.startExport, (context) => startExport(deps, sellerOf(context), context)),
    handleFile(calls.downloadExport, (context, input) =>
      downloadExport(deps, sellerOf(context), input, context),
    ),
    handle(closings.readClosing, (context) => {
      const { companyId } = sellerOf(context)
      const about = { companyId, lang: context.lang, now: deps.clock.now() }
      return readClosing(deps.db, deps.closing, about)
    }),
    handle(closings.requestClosing, (context, input) =>
      requestClosing(deps, sellerOf(context), input, context),
    ),
    handle(closings.keepCompany, (context) => keepCompany(deps, sellerOf(context), context)),
  ]
}
