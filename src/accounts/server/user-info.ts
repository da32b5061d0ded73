import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { UserInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { personWithCompanies } from './accounts.queries.ts'

type Who = Pick<SellerPrincipal, 'userId' | 'companyId'>

export async function readUserInfo(executor: Executor, who: Who): Promise<UserInfo> {
  return (await readOwnInfo(executor, who)).info
}

/** The same, and when the password was last changed. */
export async function readOwnInfo(
  executor: Executor,
  { userId, companyId }: Who,
): Promise<{ info: UserInfo; passwordChangedAt: Date | null }> {
  const found = await personWithCompanies(executor, userId)
  const company = found?.companies.find(({ id }) => id === companyId)
  if (!found || !company) throw accountsRefusals.company_not_found()
  const { user, companies, passwordChangedAt } = found
  return { info: { ...user, company, companies }, passwordChangedAt }
}
