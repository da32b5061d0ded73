import { findUserByEmail, getCompany } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { Hold, setHold as setHoldCall } from '../../staff/holds-contract.ts'
import { addressId } from '../erasing/address-id.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import type { HoldRecord } from '../privacy.tables.ts'
import { insertHold } from './holds.repository.ts'
import { openHoldDays, tellHeld } from './tell-held.ts'
import { presentHold } from './read-holds.ts'

type Wanted = InputOf<typeof setHoldCall>

/** One administrator is enough: what is deleted meanwhile cannot be brought back. @throws what the contract names */
export async function setHold(
  deps: PrivacyDeps,
  { staffId }: StaffPrincipal,
  { companyId, email, reason, until }: Wanted,
  { ip }: { ip: string },
): Promise<Hold> {
  const at = deps.clock.now()
  if (until !== null && until < dayOf(at, deps.config.agency.timeZone))
    throw privacyRefusals.hold_day_past({ fields: { until: privacyRefusals.hold_day_past().spec } })
  const what = await subjectOfHold(deps, { companyId, email })
  const row: HoldRecord = {
    id: newId('hld'),
    ...what,
    reason,
    until,
    setBy: staffId,
    setAt: at,
    liftAskedBy: null,
    liftAskedAt: null,
    endedAt: null,
    endedBy: null,
  }
  await deps.db.transaction(async (tx) => {
    const before = await openHoldDays(tx, deps)
    await insertHold(tx, row)
    await tellHeld(tx, deps, before)
    const line = { action: 'privacy.hold_set', record: row.id, detail: { about: row.about, until } }
    const of = row.about === 'COMPANY' ? { companyId: row.subjectId } : {}
    await writeAudit(tx, { at, actorKind: 'staff', actorId: staffId, address: ip, ...of, ...line })
  })
  return presentHold(deps, row, staffId)
}

async function subjectOfHold(
  { db, box }: PrivacyDeps,
  { companyId, email }: Pick<Wanted, 'companyId' | 'email'>,
): Promise<Pick<HoldRecord, 'about' | 'subjectId' | 'address' | 'marks'>> {
  if (companyId !== undefined) {
    if (!(await getCompany(db, companyId))) throw privacyRefusals.hold_company_unknown()
    return { about: 'COMPANY', subjectId: companyId, address: null, marks: [] }
  }
  const address = email ?? ''
  const user = await findUserByEmail(db, address)
  const known = { address, marks: box.addressMarks(address) }
  return user
    ? { about: 'ACCOUNT', subjectId: user.id, ...known }
    : { about: 'ADDRESS', subjectId: addressId(box, address), ...known }
}
