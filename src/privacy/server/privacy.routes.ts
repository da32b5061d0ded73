import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import * as closings from '../closing-contract.ts'
import { dataClasses } from '../classes-contract.ts'
import * as calls from '../contract.ts'
import * as erasures from '../erasure-contract.ts'
import * as staff from '../staff/contract.ts'
import * as holds from '../staff/holds-contract.ts'
import { keepCompany, requestClosing } from './change-closing.ts'
import { downloadExport } from './download-export.ts'
import { downloadMine } from './download-mine.ts'
import { approveErasure } from './erasing/approve-erasure.ts'
import { findAddress } from './erasing/find-address.ts'
import { erasureDetail, listErasures, readForPerson } from './erasing/read-erasures.ts'
import { dropErasure, enterErasure, requestErasure, withdrawErasure } from './erasing/request-erasure.ts'
import { moveHold } from './holding/lift-hold.ts'
import { findCompanies, listHolds } from './holding/read-holds.ts'
import { setHold } from './holding/set-hold.ts'
import { exportsOf } from './exports.repository.ts'
import { presentExport } from './present-export.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { readClasses } from './read-classes.ts'
import { readClosing } from './read-closing.ts'
import { startExport } from './start-export.ts'

export function privacyRoutes(deps: PrivacyDeps): Route[] {
  return [
    handle(dataClasses, ({ lang }) => Promise.resolve(readClasses(lang))),
    handle(calls.listExports, async (context) => {
      const rows = await exportsOf(deps.db, sellerOf(context))
      return { exports: rows.map((row) => presentExport(row, deps.clock.now())) }
    }),
    handle(calls.startExport, (context) => startExport(deps, sellerOf(context), context)),
    handleFile(calls.downloadMine, (context, input) => downloadMine(deps, sellerOf(context), input, context)),
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
    ...erasureRoutes(deps),
    ...holdRoutes(deps),
  ]
}

function erasureRoutes(deps: PrivacyDeps): Route[] {
  return [
    handle(erasures.readErasure, (context) => readForPerson(deps, sellerOf(context).userId, context.lang)),
    handle(erasures.requestErasure, (context) => requestErasure(deps, sellerOf(context), context)),
    handle(erasures.withdrawErasure, (context) => withdrawErasure(deps, sellerOf(context), context)),
    handle(staff.listErasures, (context, input) => listErasures(deps, staffOf(context).staffId, input)),
    handle(staff.findAddress, (context, input) => findAddress(deps, staffOf(context), input, context)),
    handle(staff.erasureDetail, (context, input) =>
      erasureDetail(deps, staffOf(context).staffId, input, context.lang),
    ),
    handle(staff.enterErasure, (context, input) => enterErasure(deps, staffOf(context), input, context)),
    handle(staff.approveErasure, (context, input) => approveErasure(deps, staffOf(context), input, context)),
    handle(staff.dropErasure, (context, input) => dropErasure(deps, staffOf(context), input, context)),
  ]
}

function holdRoutes(deps: PrivacyDeps): Route[] {
  return [
    handle(holds.listHolds, (context, input) => listHolds(deps, staffOf(context).staffId, input)),
    handle(holds.findHoldCompanies, (_context, input) => findCompanies(deps, input)),
    handle(holds.setHold, (context, input) => setHold(deps, staffOf(context), input, context)),
    handle(holds.askHoldLift, (context, input) => moveHold(deps, 'ask', input, by(context))),
    handle(holds.keepHold, (context, input) => moveHold(deps, 'keep', input, by(context))),
    handle(holds.liftHold, (context, input) => moveHold(deps, 'lift', input, by(context))),
  ]
}

const by = (context: CallContext) => ({ staff: staffOf(context), ip: context.ip })
