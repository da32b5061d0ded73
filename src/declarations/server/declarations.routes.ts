import type { FileScanner, ReadingConfig } from '#documents/server/public.ts'
import { sellerAt, sellerOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import * as withdrawal from '../withdrawal-contract.ts'
import { daysOfPeriod } from '../period-days.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { findDeclaration, pageOfDeclarations } from './declarations.queries.ts'
import { exportDeclarations } from './export-declarations.ts'
import { openWorksheet } from './open-worksheet.ts'
import { openReceipt } from './open-receipt.ts'
import { confirmDeclaration, queryDeclaration, withdrawQuery } from './confirm-declaration.ts'
import { listChoices, presentChoice } from './choices/list-choices.ts'
import { signChoice } from './choices/sign-choice.ts'
import { readBoxRows } from './read-box-rows.ts'
import { declarationYear, declarationYears } from './declaration-year.ts'
import { downloadSales } from './download-sales.ts'
import { goodsRoutes } from './epr/goods.routes.ts'
import { quantitiesRoutes } from './epr/quantities.routes.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import { filingRoutes } from './filing/filing.routes.ts'
import { receiptRoutes } from './filing/receipt.routes.ts'
import { insightRoutes } from './insight/insight.routes.ts'
import { licencesRoutes } from './licences/licences.routes.ts'
import { realSources } from './real-sources.ts'
import { stateNil } from './filing/declare-nil.ts'
import { saveTaxNumber } from './filing/save-tax-number.ts'
import { presentDeclarations } from './present-declaration.ts'
import { readDeclaration } from './read-declaration.ts'
import { withdrawalEffect } from './withdrawal-effect.ts'

const ending = (period: string | undefined) => (period ? { ending: daysOfPeriod(period) } : {})

export function declarationsRoutes(deps: ServerDeps<ReadingConfig>, scanner: FileScanner): Route[] {
  const sources = realSources(deps.config.agency.timeZone)
  return [
    ...filingRoutes({ ...deps, sources }),
    ...receiptRoutes(deps, scanner),
    ...licencesRoutes(deps),
    ...goodsRoutes(deps),
    ...quantitiesRoutes(deps),
    ...evidenceRoutes(deps),
    ...insightRoutes(deps),
    handle(calls.listDeclarations, async (context, { period, ...filter }) => {
      const { companyId } = sellerOf(context)
      const { rows, total } = await pageOfDeclarations(deps.db, { ...filter, ...ending(period), companyId })
      return {
        records: await presentDeclarations(deps.db, rows),
        total,
        page: filter.page,
        pageSize: filter.pageSize,
      }
    }),
    handle(withdrawal.withdrawalEffect, (context, { importId }) =>
      withdrawalEffect(deps.db, { companyId: sellerOf(context).companyId, importId, lang: context.lang }),
    ),
    handle(calls.declarationYears, (context) => declarationYears(deps.db, sellerOf(context).companyId)),
    handle(calls.declarationYear, (context, asked) =>
      declarationYear(deps, { ...asked, companyId: sellerOf(context).companyId }),
    ),
    handle(calls.readDeclaration, (context, { id }) =>
      readDeclaration(deps, sellerOf(context), { id, lang: context.lang }),
    ),
    handle(calls.confirmDeclaration, async (context, seen) => {
      await confirmDeclaration(deps, sellerAt(context), seen)
      return readDeclaration(deps, sellerOf(context), { id: seen.id, lang: context.lang })
    }),
    handle(calls.queryDeclaration, async (context, query) => {
      await queryDeclaration(deps, sellerAt(context), query)
      return readDeclaration(deps, sellerOf(context), { id: query.id, lang: context.lang })
    }),
    handle(calls.withdrawQuery, async (context, { id }) => {
      await withdrawQuery(deps, sellerAt(context), { id })
      return readDeclaration(deps, sellerOf(context), { id, lang: context.lang })
    }),
    handle(calls.readBoxRows, async (context, { id, ...asked }) => {
      const row = await findDeclaration(deps.db, sellerOf(context).companyId, id)
      if (!row) throw declarationRefusals.not_found()
      return readBoxRows(deps, row, { ...asked, lang: context.lang })
    }),
    handle(calls.listStandingChoices, (context) =>
      listChoices(deps, { companyId: sellerOf(context).companyId, lang: context.lang }),
    ),
    handle(calls.signStandingChoice, async (context, input) => {
      const choice = { ...input, id: idOfRequest('sch', context) }
      return presentChoice(await signChoice(deps, sellerAt(context), choice))
    }),
    handle(calls.stateNil, async (context, { id }) => {
      await stateNil({ ...deps, sources }, sellerAt(context), { id })
      return readDeclaration(deps, sellerOf(context), { id, lang: context.lang })
    }),
    handle(calls.enterTaxNumber, async (context, { id, number, state }) => {
      const { companyId, userId, userName } = sellerOf(context)
      const by = { kind: 'seller', id: userId, name: userName } as const
      await saveTaxNumber(deps, { companyId, id, number, state, by, address: context.ip })
      return readDeclaration(deps, sellerOf(context), { id, lang: context.lang })
    }),
    handleFile(calls.exportDeclarations, (context, { period, format, ...filter }) =>
      exportDeclarations(
        deps,
        { ...filter, ...ending(period), companyId: sellerOf(context).companyId },
        { format, lang: context.lang },
      ),
    ),
    handleFile(calls.downloadFilingReceipt, (context, { id }) =>
      openReceipt(deps, sellerOf(context), { id, address: context.ip, lang: context.lang }),
    ),
    handleFile(calls.downloadWorksheet, (context, { id }) =>
      openWorksheet(deps, { companyId: sellerOf(context).companyId, id }),
    ),
    handleFile(calls.downloadSales, (context, { declarationId: id, format }) =>
      downloadSales(deps, { companyId: sellerOf(context).companyId, id, format, lang: context.lang }),
    ),
  ]
}
