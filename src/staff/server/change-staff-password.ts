import { hashPassword, requireGoodPassword, verifyPassword } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { type CallContext, presentedToken } from '#platform/server/http/call-context.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { endStaffSessions, renewStaffSession } from './sessions.repository.ts'
import { findStaffPasswordHash } from './staff.queries.ts'
import { setStaffPassword } from './staff.repository.ts'

const TEXTS = {
  notCurrent: { en: 'This is not your current password.', zh: '当前密码不正确。' },
  notNew: {
    en: 'Choose a password other than the current one.',
    zh: '新密码不能与当前密码相同。',
  },
} satisfies Record<string, LocalText>

/** Sets a new password, knowing the old one. The other sessions end, this one goes on under a new token. */
export async function changeStaffPassword(
  deps: ServerDeps,
  staff: StaffPrincipal,
  input: { currentPassword: string; newPassword: string },
  from: Pick<CallContext, 'ip' | 'headers'>,
): Promise<{ token: string }> {
  const { staffId, staffName, email } = staff
  const tries = `change_password:${staffId}`
  await deps.limits.count({ key: tries, limit: 10, windowMinutes: 15 })
  const current = await findStaffPasswordHash(deps.db, staffId)
  if (!(await verifyPassword(current, input.currentPassword)))
    throw wireRefusals.bad_input({ fields: { currentPassword: TEXTS.notCurrent } })
  await deps.limits.clear(tries)
  if (await verifyPassword(current, input.newPassword))
    throw wireRefusals.bad_input({ fields: { newPassword: TEXTS.notNew } })
  await requireGoodPassword(input.newPassword, { field: 'newPassword', email, name: staffName })
  const passwordHash = await hashPassword(input.newPassword)
  const by = { at: deps.clock.now(), actorKind: 'staff', actorId: staffId, address: from.ip }
  return deps.db.transaction(async (tx) => {
    await setStaffPassword(tx, staffId, passwordHash)
    await endStaffSessions(tx, staffId, { except: staff.sessionId })
    await writeAudit(tx, { ...by, action: 'staff.change_password', record: staffId })
    return {
      token: await renewStaffSession(tx, staff.sessionId, { at: by.at, presented: presentedToken(from) }),
    }
  })
}
