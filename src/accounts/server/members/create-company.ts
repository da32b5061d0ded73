import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { isCountryCode } from '#platform/shared/countries.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { accountsRefusals, badFields, fieldTexts } from '../accounts.errors.ts'
import { findUser } from '../accounts.queries.ts'
import { insertCompany } from '../companies.repository.ts'
import { insertMember } from '../people.repository.ts'
import { actor } from './change-member.ts'
import { countMemberships } from './members.queries.ts'
import { lockUser } from './members.repository.ts'

/** Nobody has more; a script would. */
const MOST_COMPANIES = 50

/** A further company of the person, who becomes its owner. */
export async function createCompany(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'limits'>,
  principal: SellerPrincipal,
  { name, country }: { name: string; country: string },
  from: { ip: string },
): Promise<{ companyId: string }> {
  if (!isCountryCode(country)) throw badFields({ country: fieldTexts.country_unknown })
  const { userId } = principal
  await deps.limits.count({ key: `create_company:${userId}`, limit: 10, windowMinutes: 24 * 60 })
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await countMemberships(tx, userId)) >= MOST_COMPANIES) throw accountsRefusals.too_many_companies()
    const lang = (await findUser(tx, userId))?.lang ?? 'en'
    const companyId = await insertCompany(tx, { name, country, lang }, at)
    await insertMember(tx, { companyId, userId, role: 'owner' }, at)
    const opened = { action: 'company.create', record: companyId }
    await writeAudit(tx, { ...actor({ ...principal, companyId }, from, at), ...opened })
    return { companyId }
  })
}
