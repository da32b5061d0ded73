import { eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { companies } from './accounts.tables.ts'
import { getCompany } from './public.ts'

/** The company in which the person works just now, and what they may do there. */
export async function readCompanyInfo(executor: Executor, principal: SellerPrincipal): Promise<CompanyInfo> {
  const company = await getCompany(executor, principal.companyId)
  if (!company) throw accountsRefusals.company_not_found()
  const [check] = await executor
    .select({ at: companies.vatNumberCheckedAt, consultation: companies.vatNumberConsultation })
    .from(companies)
    .where(eq(companies.id, principal.companyId))
  return {
    ...company,
    vatNumberCheckedAt: check?.at?.toISOString() ?? null,
    vatNumberConsultation: check?.consultation ?? null,
    role: principal.role,
  }
}
