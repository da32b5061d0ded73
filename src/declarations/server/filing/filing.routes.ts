import { recordMadeForStaff, type ReadingConfig } from '#documents/server/public.ts'
import { staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { Actor } from '#platform/shared/principal.ts'
import * as calls from '../../staff/contract.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { adjustDeclaration, takeBackAdjustment } from './adjust-declaration.ts'
import { completeEcoFee, enterEcoFee, takeBackEcoFee } from '../epr/eco-fees.ts'
import { enterDuty } from '../epr/enter-duty.ts'
import { carryCorrection, withdrawCarry } from './carry-correction.ts'
import { answerQuery, checkDeclaration } from './check-declaration.ts'
import { listFilesOf } from './checked-files.ts'
import { declareNil } from './declare-nil.ts'
import { acceptDeclaration, fileDeclaration, rejectDeclaration } from './file-declaration.ts'
import { readBoxRows } from '../read-box-rows.ts'
import { openDeclarationFile } from './open-filed-file.ts'
import { staffImportsRoutes } from './staff-imports.routes.ts'
import { staffCostPricesRoutes } from './staff-cost-prices.routes.ts'
import { staffDistanceRoutes } from './staff-distance.routes.ts'
import { staffGoodsRoutes } from './staff-goods.routes.ts'
import { returnFigures } from './return-figures.ts'
import { saveTaxNumber } from './save-tax-number.ts'
import { readWork, requireWork } from './read-work.ts'
import { workListRoutes } from './work-list.routes.ts'

type At = { companyId: string; id: string }

const readerOf = (context: CallContext) => ({ staff: staffOf(context), lang: context.lang })

export function filingRoutes(deps: CalculationDeps & ServerDeps<ReadingConfig>): Route[] {
  /** A partner firm touches nothing outside its countries; what was done is answered as it stands then. */
  const doing =
    <T extends At>(act: (input: T & { by: Actor; address: string }) => Promise<unknown>) =>
    async (context: CallContext, input: T) => {
      const staff = staffOf(context)
      await requireWork(deps, staff, input)
      const by: Actor = { kind: 'staff', id: staff.staffId, name: staff.staffName }
      await act({ ...input, by, address: context.ip })
      return readWork(deps, readerOf(context), input)
    }
  return [
    ...workListRoutes(deps),
    ...staffCostPricesRoutes(deps),
    ...staffDistanceRoutes(deps),
    ...staffGoodsRoutes(deps),
    ...staffImportsRoutes(deps),
    handle(calls.staffDeclaration, (context, at) => readWork(deps, readerOf(context), at)),
    handle(calls.staffBoxRows, async (context, { companyId, id, ...asked }) =>
      readBoxRows(deps, await requireWork(deps, staffOf(context), { companyId, id }), {
        ...asked,
        lang: context.lang,
      }),
    ),
    handle(
      calls.calculateForStaff,
      doing((input) => calculateDeclaration(deps, input)),
    ),
    handle(
      calls.adjust,
      doing((input) => adjustDeclaration(deps, input)),
    ),
    handle(
      calls.takeBackAdjustment,
      doing((input) => takeBackAdjustment(deps, input)),
    ),
    handle(
      calls.carry,
      doing((input) => carryCorrection(deps, input)),
    ),
    handle(
      calls.withdrawCarry,
      doing((input) => withdrawCarry(deps, input)),
    ),
    handle(
      calls.check,
      doing((input) => checkDeclaration(deps, input)),
    ),
    handle(
      calls.returnFigures,
      doing((input) => returnFigures(deps, input)),
    ),
    handle(
      calls.saveTaxNumber,
      doing((input) => saveTaxNumber(deps, input)),
    ),
    handle(
      calls.answer,
      doing((input) => answerQuery(deps, input)),
    ),
    handle(
      calls.declareNil,
      doing((input) => declareNil(deps, input)),
    ),
    handle(
      calls.file,
      doing((input) => fileDeclaration(deps, input)),
    ),
    handle(
      calls.quantityDuty,
      doing((input) => enterDuty(deps, input)),
    ),
    handle(
      calls.enterEcoFeeForStaff,
      doing((input) => enterEcoFee(deps, input)),
    ),
    handle(
      calls.completeEcoFeeForStaff,
      doing((input) => completeEcoFee(deps, input)),
    ),
    handle(
      calls.takeBackEcoFeeForStaff,
      doing((input) => takeBackEcoFee(deps, input)),
    ),
    handle(
      calls.accept,
      doing((input) => acceptDeclaration(deps, input)),
    ),
    handle(
      calls.reject,
      doing((input) => rejectDeclaration(deps, input)),
    ),
    handle(calls.listFiles, async (context, at) => {
      const row = await requireWork(deps, staffOf(context), at)
      const files = await listFilesOf(deps, row)
      return {
        files: files.map(({ problems, ...file }) => ({ ...file, problems: problems && [...problems] })),
      }
    }),
    handleFile(calls.downloadFile, async (context, { file, reason, ...at }) => {
      const staff = staffOf(context)
      const row = await requireWork(deps, staff, at)
      const stream = await openDeclarationFile(deps, { row, name: file })
      const { id: record, companyId } = row
      const reading = { action: 'declarations.file_read', record, companyId }
      const reader = { staff, address: context.ip, reason }
      return recordedFile({ stream, name: file, type: 'application/octet-stream' }, () =>
        recordMadeForStaff(deps, reading, reader, { of: row, about: { file } }),
      )
    }),
  ]
}
