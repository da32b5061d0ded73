import {
  clearTries,
  countTry,
  recordSignIn,
  SIGN_IN,
  type SignInPlace,
  verifyPassword,
} from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffMember } from '../contract.ts'
import { totpContext } from './save-staff-member.ts'
import { endStaffSessionOf, startStaffSession } from './sessions.repository.ts'
import { staffRefusals } from './staff.errors.ts'
import { findStaffByEmail } from './staff.queries.ts'
import { useTotpStep } from './staff.repository.ts'
import { totpStep } from '#platform/server/totp.ts'

/**
 * Signs a member of staff in. Which of address, password and code was wrong is not revealed, nor by the
 * duration.
 */
export async function staffLogin(
  deps: ServerDeps,
  input: { email: string; password: string; otp: string },
  from: SignInPlace,
  /** Of the session that this browser still had. */
  formerToken?: string,
): Promise<{ token: string; expiresAt: string; staff: StaffMember }> {
  const who = { kind: 'staff', email: input.email, ip: from.ip, device: from.device } as const
  await countTry(deps.limits, SIGN_IN, who)
  const member = await findStaffByEmail(deps.db, input.email)
  const matches = await verifyPassword(member?.passwordHash, input.password)
  const at = deps.clock.now()
  const step =
    member && totpStep(deps.box.open(member.totpSecretSealed, totpContext(member.id)), input.otp, at)
  const failed = async () => {
    await recordSignIn(deps, 'staff.sign_in_failed', member?.id ?? 'unknown', who)
    return staffRefusals.sign_in_failed()
  }
  const isOver = member?.passwordUntil != null && member.passwordUntil <= at
  if (!member || !matches || step === undefined || isOver) throw await failed()

  const session = await deps.db.transaction(async (tx) => {
    if (!(await useTotpStep(tx, member.id, step))) return undefined
    if (formerToken !== undefined) await endStaffSessionOf(tx, formerToken)
    const started = await startStaffSession(
      tx,
      { staffId: member.id },
      { at, ip: from.ip, userAgent: from.userAgent },
    )
    const entry = { at, actorKind: 'staff', actorId: member.id, action: 'staff.sign_in', record: member.id }
    await writeAudit(tx, { ...entry, address: from.ip })
    return started
  })
  if (!session) throw await failed()
  await clearTries(deps.limits, SIGN_IN, who)
  const { id, name, email, role, lang, mustChangePassword } = member
  return {
    token: session.token,
    expiresAt: session.expiresAt.toISOString(),
    staff: { id, name, email, role, lang, mustChangePassword },
  }
}
