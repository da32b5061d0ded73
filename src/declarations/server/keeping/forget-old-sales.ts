import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { companiesWithSalesBefore, type Days, firstDayKept, forgetSales } from '#reports/server/public.ts'
import type { DeclarationScheme } from '../../declaration.ts'
import { openDeclarationsOf } from './needs.queries.ts'

export const FORGET_JOB = 'declarations.forget-sales'

/** Has the sales forgotten that are not kept any more. Each company has its own job: one's failure holds up no other. */
export async function forgetOldSales(deps: ServerDeps): Promise<void> {
  const kept = firstDayKept(dayOf(deps.clock.now(), deps.config.agency.timeZone))
  for (const companyId of await companiesWithSalesBefore(deps.db, kept)) {
    const key = `${FORGET_JOB}:${companyId}`
    await deps.db.transaction((tx) => deps.jobs.add(tx, FORGET_JOB, { companyId }, { key }))
  }
}

/** Here, and not in `reports`, which does not know what is declared. */
export async function forgetOfCompany(deps: ServerDeps, payload: JobPayload): Promise<void> {
  const companyId = String(payload['companyId'])
  const open = await openDeclarationsOf(deps.db, companyId)
  await forgetSales(deps, companyId, open.map(needOf))
}

/** Under a one-stop shop a later return corrects those of three years (art. 369g(4), 369t(2) VAT Directive). */
const YEARS_CORRECTED = 3

function needOf({ fromDay, toDay, scheme }: Days & { scheme: DeclarationScheme }): Days {
  if (scheme === 'LOCAL') return { fromDay, toDay }
  return { fromDay: `${Number(fromDay.slice(0, 4)) - YEARS_CORRECTED}${fromDay.slice(4)}`, toDay }
}
