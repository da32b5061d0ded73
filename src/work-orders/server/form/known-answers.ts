import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'

/** What the portal already knows, by the names that templates use in `prefill`. */
export async function knownOf(
  executor: Executor,
  principal: SellerPrincipal,
): Promise<Record<string, string>> {
  const company = await getCompany(executor, principal.companyId)
  const address = company?.address
  const known = {
    'company.country': company?.country,
    'company.nameLatin': company?.name,
    'company.nameOriginal': company?.nameOriginal,
    'company.registrationNumber': company?.registrationNumber,
    'company.vatNumber': company?.vatNumber,
    'company.street': address && [address.line1, address.line2].filter((line) => line !== '').join(', '),
    'company.postcode': address?.postcode,
    'company.city': address?.city,
    'person.name': principal.userName,
    'person.email': principal.email,
  }
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
