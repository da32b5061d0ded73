import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyInfo } from '../contract.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { companiesWithVatNumber, findVatNumberProof, getCompany } from './accounts.queries.ts'

/** The company in which the person is working, and what they may do there. */
export async function readCompanyInfo(executor: Executor, principal: SellerPrincipal): Promise<CompanyInfo> {
  const company = await getCompany(executor, principal.companyId)
  if (!company) throw accountsRefusals.company_not_found()
  const proof = await findVatNumberProof(executor, principal.companyId)
  const twins = await companiesWithVatNumber(executor, company)
  return {
    ...company,
    // Not whose it is: another company's name is none of theirs.
    vatNumberElsewhere: twins.length > 0,
    vatNumberCheckedAt: proof?.at?.toISOString() ?? null,
    vatNumberConsultation: proof?.consultation ?? null,
    role: principal.role,
  }
}
