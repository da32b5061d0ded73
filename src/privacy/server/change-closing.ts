import { asOwner, badFields, requireConfirmed } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { Closing } from '../closing-contract.ts'
import { CLOSING_DAYS, DAY_MS } from '../export-states.ts'
import type { ClosingPort } from './closing-port.ts'
import { endClosing, insertClosing } from './closings.repository.ts'
import { privacyRefusals, WRONG_NAME } from './privacy.errors.ts'
import { privacyMessages } from './privacy.messages.ts'
import { readClosing } from './read-closing.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'> & { closing: ClosingPort }
type From = { ip: string; lang: Lang }

const sameName = (typed: string, name: string): boolean =>
  typed.normalize('NFKC').trim().toLowerCase() === name.normalize('NFKC').trim().toLowerCase()

/** Begins the days after which the company closes. Asked for twice, it is the first one that counts. */
export async function requestClosing(
  deps: Deps,
  principal: SellerPrincipal,
  { name }: { name: string },
  { ip, lang }: From,
): Promise<Closing> {
  const now = deps.clock.now()
  const { companyId, userId } = principal
  return asOwner(deps, principal, async (tx) => {
    await requireConfirmed(tx, principal, now)
    const read = () => readClosing(tx, deps.closing, { companyId, lang, now })
    const before = await read()
    if (before.pending) return before
    if (!sameName(name, before.companyName)) throw badFields({ name: WRONG_NAME })
    if (before.obstacles.length > 0)
      throw privacyRefusals.closing_blocked({ data: { obstacles: before.obstacles } })
    const closesAt = new Date(now.getTime() + CLOSING_DAYS * DAY_MS)
    const id = newId('clo')
    const row = { companyId, id, requestedBy: userId, requestedAt: now, closesAt, status: 'PENDING' } as const
    await insertClosing(tx, row)
    await notify(tx, deps, {
      companyId,
      kind: privacyMessages.closingRequested,
      params: {
        by: principal.userName,
        company: before.companyName,
        at: { instant: closesAt.toISOString() },
      },
    })
    const what = { action: 'privacy.closing_requested', record: id, address: ip }
    await writeAudit(tx, { at: now, actorKind: 'seller', actorId: userId, companyId, ...what })
    return read()
  })
}

export async function keepCompany(
  deps: Deps,
  principal: SellerPrincipal,
  { ip, lang }: From,
): Promise<Closing> {
  const now = deps.clock.now()
  const { companyId, userId } = principal
  return asOwner(deps, principal, async (tx) => {
    const read = () => readClosing(tx, deps.closing, { companyId, lang, now })
    if (!(await endClosing(tx, companyId, { status: 'TAKEN_BACK', endedAt: now }))) return read()
    await notify(tx, deps, {
      companyId,
      kind: privacyMessages.closingTakenBack,
      params: { by: principal.userName },
    })
    const what = { action: 'privacy.closing_taken_back', record: companyId, address: ip }
    await writeAudit(tx, { at: now, actorKind: 'seller', actorId: userId, companyId, ...what })
    return read()
  })
}
