import { scriptsOf } from '#accounts/latin-names.ts'
import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'

/** What the portal already knows, by the names that templates use in `prefill`. */
export async function knownOf(
  executor: Executor,
  principal: SellerPrincipal,
): Promise<Record<string, string>> {
  const company = await getCompany(executor, principal.companyId)
  const scripts = company && scriptsOf(company)
  const known = {
    'company.country': company?.country,
    'company.nameLatin': scripts?.nameLatin,
    'company.nameOriginal': scripts?.nameOriginal,
    'company.registrationNumber': company?.registrationNumber,
    'company.vatNumber': company?.vatNumber,
    'company.street': scripts?.street,
    'company.postcode': company?.address?.postcode,
    'company.city': scripts?.city,
    'person.name': principal.userName,
    'person.email': principal.email,
  }
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
