import type { ReadingConfig } from '#documents/server/public.ts'
import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import * as staff from '../staff/contract.ts'
import { openEndingFile } from './open-ending-file.ts'
import { listForStaff, readEnding, readForStaff } from './read-ending.ts'
import { tickEnding } from './tick-ending.ts'
import { untickEnding } from './untick-ending.ts'

export function endingsRoutes(deps: ServerDeps<ReadingConfig>): Route[] {
  return [
    handle(calls.readEnding, (context, { registrationId }) => {
      const key = { companyId: sellerOf(context).companyId, registrationId }
      return readEnding(deps, key, { lang: context.lang, isStaff: false })
    }),
    handle(calls.tickEnding, async (context, input) => {
      const { companyId, userId: id, userName: name } = sellerOf(context)
      await tickEnding(deps, { kind: 'seller', id, name, address: context.ip }, { companyId, ...input })
      const key = { companyId, registrationId: input.registrationId }
      return readEnding(deps, key, { lang: context.lang, isStaff: false })
    }),
    handle(staff.staffEndings, (context, page) => listForStaff(deps, staffOf(context).scope, page)),
    handle(staff.staffEnding, (context, key) => readForStaff(deps, key, context.lang)),
    handle(staff.staffTickEnding, async (context, input) => {
      const { staffId: id, staffName: name } = staffOf(context)
      await tickEnding(deps, { kind: 'staff', id, name, address: context.ip }, input)
      return readForStaff(deps, input, context.lang)
    }),
    handle(staff.untickEnding, async (context, input) => {
      const { staffId: id, staffName: name } = staffOf(context)
      await untickEnding(deps, { kind: 'staff', id, name, address: context.ip }, input)
      return readForStaff(deps, input, context.lang)
    }),
    handleFile(staff.staffEndingFile, (context, { reason, ...file }) =>
      openEndingFile(deps, { staff: staffOf(context), address: context.ip, reason }, file),
    ),
  ]
}
