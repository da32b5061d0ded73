import { companiesWithLinesBefore, forgetLines } from '#ledger/server/public.ts'
import { withoutHeld } from '#platform/server/legal-hold.queries.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { companiesWithSalesBefore, forgetSales } from '#reports/server/public.ts'
import { type Days, firstDayKept } from '#vat/calendar/keeping.ts'
import type { DeclarationScheme } from '../../declaration.ts'
import { type ForgetDeps, forgetReturns } from './forget-returns.ts'
import { companiesWithReturnsBefore } from './keeping.repository.ts'
import { declaredDaysOf, openDeclarationsOf } from './needs.queries.ts'

export const FORGET_JOB = 'declarations.forget-sales'

/** Has forgotten what is not kept any more. Each company has its own job: one's failure holds up no other. */
export async function forgetOldRecords(deps: ServerDeps): Promise<void> {
  const kept = firstDayKept(dayOf(deps.clock.now(), deps.config.agency.timeZone))
  const companies = new Set([
    ...(await companiesWithReturnsBefore(deps.db, kept)),
    ...(await companiesWithSalesBefore(deps.db, kept)),
    ...(await companiesWithLinesBefore(deps.db, kept)),
  ])
  for (const companyId of await withoutHeld(deps.db, companies)) {
    const key = `${FORGET_JOB}:${companyId}`
    await deps.db.transaction((tx) => deps.jobs.add(tx, FORGET_JOB, { companyId }, { key }))
  }
}

/**
 * Here, and not in `reports` or `ledger`, which do not know what is declared. Returns go first: those that stay keep
 * their documents.
 */
export async function forgetOfCompany(deps: ForgetDeps, payload: JobPayload): Promise<void> {
  const companyId = String(payload['companyId'])
  const needs = (await openDeclarationsOf(deps.db, companyId)).map(needOf)
  await forgetReturns(deps, companyId, needs)
  await forgetSales(deps, companyId, needs)
  await forgetLines(deps, companyId, await declaredDaysOf(deps.db, companyId))
}

/** Under a one-stop shop a later return corrects those of three years (art. 369g(4), 369t(2) VAT Directive). */
const YEARS_CORRECTED = 3

function needOf({ fromDay, toDay, scheme }: Days & { scheme: DeclarationScheme }): Days {
  if (scheme === 'LOCAL') return { fromDay, toDay }
  return { fromDay: `${Number(fromDay.slice(0, 4)) - YEARS_CORRECTED}${fromDay.slice(4)}`, toDay }
}
