import { findUser, findUserByEmail } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FoundAddress } from '../../staff/contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { addressId, addressIds } from './address-id.ts'
import { subjectOfAddress } from './address-subject.ts'
import { openErasureOf } from './erasures.repository.ts'
import { heldAbout } from './find-held.ts'

/** Each answer tells whether an address has an account, or wrote to us. */
const TRIES = { limit: 60, windowMinutes: 60 }
export const countLookUp = ({ limits }: PrivacyDeps, { staffId }: StaffPrincipal): Promise<void> =>
  limits.count({ key: `erasure:${staffId}`, ...TRIES })

/** What is held about an address, wherever one can stand. Looking leaves a line in the audit trail, without the address. */
export async function findAddress(
  deps: PrivacyDeps,
  staff: StaffPrincipal,
  { email }: { email: string },
  { ip, lang }: { ip: string; lang: Lang },
): Promise<FoundAddress> {
  await countLookUp(deps, staff)
  const user = await findUserByEmail(deps.db, email)
  const at = deps.clock.now()
  const what = { action: 'privacy.address_looked_up', record: user?.id ?? addressId(deps.box, email) }
  await deps.db.transaction((tx) =>
    writeAudit(tx, { at, actorKind: 'staff', actorId: staff.staffId, ...what, address: ip }),
  )
  const open = await openErasureOf(deps.db, user ? [user.id] : addressIds(deps.box, email))
  const erasureId = open?.id ?? null
  // Whoever has an account is erased with it: what is theirs alone goes, and what else stands in the way is named there.
  if (user) {
    const person = await findUser(deps.db, user.id)
    return { account: { name: person?.name ?? '', email: user.email }, held: [], erasureId }
  }
  return { account: null, held: await heldAbout(deps, await subjectOfAddress(deps, email), lang), erasureId }
}
