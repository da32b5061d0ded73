import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { CompanyInfo, updateCompany as updateCompanyCall } from '../contract.ts'
import type { LatinNames } from '../latin-names.ts'
import { accountsRefusals } from './accounts.errors.ts'
import { requestVatNumberCheck } from './check-company-vat-number.ts'
import { changeCompany, type CompanyRow, lockCompany } from './companies.repository.ts'
import { checkCompanyFacts } from './company-facts.ts'
import { readCompanyInfo } from './company-info.ts'
import { timeZoneOf } from './time-zones.ts'

/** Changes the facts of the company in which the owner is working. Orders keep the facts they were made with. */
export async function updateCompany(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>,
  principal: SellerPrincipal,
  input: InputOf<typeof updateCompanyCall>,
): Promise<CompanyInfo> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const before = await lockCompany(tx, principal.companyId)
    if (!before) throw accountsRefusals.company_not_found()
    const checked = checkCompanyFacts({
      country: input.country ?? before.country,
      registrationNumber: changed(input.registrationNumber, before.registrationNumber),
      vatNumber: changed(input.vatNumber, before.vatNumber),
      address: input.address ?? before.address,
      latin: input.latin ? filled(input.latin) : before.latin,
    })
    const facts = {
      ...checked,
      ...verdictOf(before, checked),
      name: input.name ?? before.name,
      nameOriginal: changed(input.nameOriginal, before.nameOriginal),
      lang: input.lang ?? before.lang,
      timeZone: input.timeZone ?? zoneFor(before, checked.country),
      updatedAt: at,
    }
    await changeCompany(tx, before.id, facts)
    const entry = {
      at,
      actorKind: 'seller',
      actorId: principal.userId,
      action: 'company.update',
      record: before.id,
    }
    await writeAudit(tx, { ...entry, companyId: before.id, detail: { fields: Object.keys(input) } })
    const isUnknown = facts.vatNumber !== null && facts.vatNumberStatus !== 'valid'
    if (isUnknown && (input.vatNumber !== undefined || facts.vatNumber !== before.vatNumber))
      await requestVatNumberCheck(deps, tx, { companyId: before.id, tries: 0 })
    return readCompanyInfo(tx, principal)
  })
}

/** The zone follows the country, until somebody chooses another. */
const zoneFor = (before: Pick<CompanyRow, 'country' | 'timeZone'>, country: string): string =>
  country === before.country ? before.timeZone : timeZoneOf(country)

type Checked = Pick<
  CompanyRow,
  'vatNumber' | 'vatNumberStatus' | 'vatNumberCheckedAt' | 'vatNumberConsultation'
>

/** The register's answer belongs to the number: another number is only known to be well formed. */
function verdictOf(before: Checked, checked: Pick<Checked, 'vatNumber' | 'vatNumberStatus'>) {
  const isSame = checked.vatNumber === before.vatNumber
  return {
    vatNumberStatus: isSame ? before.vatNumberStatus : checked.vatNumberStatus,
    vatNumberCheckedAt: isSame ? before.vatNumberCheckedAt : null,
    vatNumberConsultation: isSame ? before.vatNumberConsultation : null,
  }
}

/** Without the empty ones; null where none is left. */
function filled(sent: LatinNames): LatinNames | null {
  const entries = Object.entries(sent).filter(([, text]) => text)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** Absent stays, empty is removed. */
function changed(sent: string | undefined, before: string | null): string | null {
  return sent === undefined ? before : sent || null
}
