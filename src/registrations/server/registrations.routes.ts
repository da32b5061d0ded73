import { getStoredFiles } from '#documents/server/public.ts'
import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { listRegistrations } from '../contract.ts'
import { mandatesIn } from './mandates/mandates.queries.ts'
import { withTerms } from './renewals/renewals.queries.ts'
import { presentRegistration } from './present-registration.ts'
import { findRegistrations, findTerms } from './registrations.queries.ts'

export function registrationsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listRegistrations, async (context, { page, pageSize }) => {
      const { companyId } = sellerOf(context)
      const { rows, total } = await findRegistrations(deps.db, { companyId, page, pageSize })
      const [terms, files, services, mandates] = await Promise.all([
        findTerms(deps.db, { companyId, registrationIds: rows.map(({ id }) => id) }),
        getStoredFiles(
          deps.db,
          companyId,
          rows.flatMap((row) => row.certificateFileId ?? []),
        ),
        withTerms(deps.db, rows),
        mandatesIn(deps.db, companyId, [...new Set(rows.map(({ country }) => country))]),
      ])
      const reading = {
        lang: context.lang,
        today: dayOf(deps.clock.now(), deps.config.agency.timeZone),
      }
      const records = rows.map((row) =>
        presentRegistration(row, { terms, files, services, mandates }, reading),
      )
      return { records, total, page, pageSize }
    }),
  ]
}
