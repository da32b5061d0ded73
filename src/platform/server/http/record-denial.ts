import type { CallDefinition } from '../../shared/call.ts'
import type { Principal } from '../../shared/principal.ts'
import { Refusal } from '../../shared/refusal.ts'
import { writeAudit } from '../audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { addTry } from '../rate-counters.repository.ts'
import type { Authentication } from './access.ts'

/** Refusals that say: signed in, but not allowed. */
const DENIALS: ReadonlySet<string> = new Set([
  'wire.not_allowed',
  'wire.staff_role',
  'wire.staff_password',
  'wire.key_scope',
])
const HOUR_MS = 3_600_000

type Denied = { call: CallDefinition; who: Authentication; ip: string; log: Log }

/**
 * Writes to the audit trail that somebody tried what their role does not include: once an hour for each call, so that
 * nobody fills the trail by trying. The refusal is answered whether this succeeds or not.
 */
export async function recordDenial(
  { db, clock }: { db: Database; clock: Clock },
  error: unknown,
  { call, who, ip, log }: Denied,
): Promise<void> {
  if (!(error instanceof Refusal) || !DENIALS.has(error.error)) return
  if (who === 'invalid' || (who.kind !== 'seller' && who.kind !== 'staff')) return
  const at = clock.now()
  const windowStart = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
  const actorId = idOf(who)
  try {
    await db.transaction(async (tx) => {
      if ((await addTry(tx, { key: `denied:${actorId}:${call.path}`, windowStart })) > 1) return
      await writeAudit(tx, {
        at,
        actorKind: who.kind,
        actorId,
        action: 'access.denied',
        record: call.path,
        address: ip,
        detail: { error: error.error, role: who.role },
        ...(who.kind === 'seller' && { companyId: who.companyId }),
      })
    })
  } catch (failure) {
    log.error({ err: failure instanceof Error ? failure.message : '' }, 'a refusal left no trace')
  }
}

/** The id of a principal for log lines and the audit trail; a visitor has none. */
export function idOf(who: Principal): string {
  if (who.kind === 'seller') return who.userId
  if (who.kind === 'staff') return who.staffId
  return who.kind === 'keyHolder' ? who.id : 'visitor'
}
