import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { search } from '../contract.ts'
import { staffSearch } from '../staff/contract.ts'
import { searchCompany } from './search-company.ts'
import { searchForStaff } from './search-for-staff.ts'

export function searchRoutes(deps: ServerDeps): Route[] {
  return [
    handle(search, async (context, { q }) => ({
      results: await searchCompany(deps, {
        typed: q,
        companyId: sellerOf(context).companyId,
        lang: context.lang,
      }),
    })),
    handle(staffSearch, async (context, { q }) => {
      const { role, scope } = staffOf(context)
      return { results: await searchForStaff(deps, { typed: q, role, scope, lang: context.lang }) }
    }),
  ]
}
