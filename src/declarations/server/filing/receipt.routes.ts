import { uploadAnswer, type FileScanner, type ReadingConfig } from '#documents/server/public.ts'
import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { ecoFeeFileForStaff } from '../../staff/contract.ts'
import * as calls from '../../staff/receipt-contract.ts'
import { openEcoFeeFile } from '../epr/open-eco-fee-file.ts'
import { keepReceipt, storeReceipt } from './keep-receipt.ts'
import { readWork, requireWork } from './read-work.ts'

export function receiptRoutes(deps: ServerDeps<ReadingConfig>, scanner: FileScanner): Route[] {
  return [
    handle(calls.uploadReceipt, async (context) =>
      uploadAnswer(await storeReceipt(deps, { scanner, staff: staffOf(context) }, await context.upload())),
    ),
    handle(calls.keepReceipt, async (context, input) => {
      const staff = staffOf(context)
      await requireWork(deps, staff, input)
      const by = { kind: 'staff', id: staff.staffId, name: staff.staffName } as const
      await keepReceipt(deps, { ...input, by, address: context.ip })
      return readWork(deps, { staff, lang: context.lang }, input)
    }),
    handleFile(ecoFeeFileForStaff, async (context, { feeId, reason, ...at }) => {
      const staff = staffOf(context)
      const row = await requireWork(deps, staff, at)
      return openEcoFeeFile(deps, { staff, address: context.ip, reason }, { row, feeId })
    }),
  ]
}
