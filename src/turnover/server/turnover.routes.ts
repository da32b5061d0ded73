import { getCompany } from '#accounts/server/public.ts'
import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import * as calls from '../contract.ts'
import { staffStatements } from '../staff/contract.ts'
import { presentStatement } from './present-statement.ts'
import { deleteStatement } from './statements.repository.ts'
import { pageOfStatements } from './statements.queries.ts'
import { turnoverRefusals } from './turnover.errors.ts'
import { exportStatements, statementTemplate } from './turnover-files.ts'
import { uploadStatements } from './upload-statements.ts'

export function turnoverRoutes(deps: ServerDeps): Route[] {
  const list = async (lang: Lang, asked: Parameters<typeof pageOfStatements>[1]) => {
    const { rows, total } = await pageOfStatements(deps.db, asked)
    const records = rows.map((row) => presentStatement(row, lang))
    return { records, total, page: asked.page, pageSize: asked.pageSize }
  }
  return [
    handle(calls.listStatements, (context, asked) =>
      list(context.lang, { ...asked, companyId: sellerOf(context).companyId }),
    ),
    handleFile(calls.statementTemplate, (context, { format }) => statementTemplate(format, context.lang)),
    handle(calls.uploadStatements, async (context) =>
      uploadStatements(deps, sellerOf(context), await context.upload(), context.lang),
    ),
    handle(calls.removeStatement, async (context, { id }) => {
      const { companyId } = sellerOf(context)
      const isRemoved = await deps.db.transaction((tx) => deleteStatement(tx, { companyId, id }))
      if (!isRemoved) throw turnoverRefusals.not_found()
      return { id }
    }),
    handleFile(calls.exportStatements, (context, { format }) =>
      exportStatements(deps, { companyId: sellerOf(context).companyId, format, lang: context.lang }),
    ),
    handle(staffStatements, async (context, asked) => {
      const company = await getCompany(deps.db, asked.companyId)
      return {
        ...(await list(context.lang, { ...asked, scope: staffOf(context).scope })),
        company: company?.name ?? '',
      }
    }),
  ]
}
