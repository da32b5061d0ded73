import type { NodeResult } from '#catalogue/process.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { covers, SCOPE_OF_KIND, type MandateScope } from './mandate-scope.ts'
import { mandateView, type MandateEnd, type MandateStatus } from './mandate-states.ts'

/** CHECKING: signed again, and not decided. MISSING: returns are filed, and nothing was ever signed for them. */
export const MANDATE_STANDINGS = ['IN_FORCE', 'ENDING', 'CHECKING', 'EXPIRED', 'REVOKED', 'MISSING'] as const
type Standing = (typeof MANDATE_STANDINGS)[number]

/** `until`: the last day on which it counts, or the day on which it ended; null where it has no end. */
export type MandateOfRegistration = { status: Standing; id: string | null; until: Day | null }

export type MandateFacts = {
  id: string
  country: string
  scope: MandateScope
  workOrderId: string
  status: MandateStatus
  expiresOn: Day | null
  endedOn: Day | null
  endReason: MandateEnd | null
  replacesId: string | null
  createdAt: Date
}

type Registered = {
  country: string
  kind: NodeResult | null
  workOrderId: string
  endedOn: Day | null
  /** Returns are filed for it, or will be. */
  isFiled: boolean
}

/** Under what the agency acts for a registration today; null where it needs nothing. `mandates` may hold others too. */
export function mandateOf(
  registration: Registered,
  mandates: readonly MandateFacts[],
  today: Day,
): MandateOfRegistration | null {
  if (registration.endedOn !== null) return null
  const own = mandates.filter((mandate) => covers(mandate, registration))
  const best = own.filter(({ status }) => status === 'IN_FORCE').toSorted(byEnd)[0]
  if (best) return standingOf(best, own, today)
  const last = own.filter(({ endReason }) => endReason === 'REVOKED').toSorted(byAge)[0]
  if (last) return { status: 'REVOKED', id: last.id, until: last.endedOn }
  const { kind, isFiled } = registration
  const needsOne = isFiled && kind !== null && SCOPE_OF_KIND[kind] === 'VAT'
  return needsOne ? { status: 'MISSING', id: null, until: null } : null
}

function standingOf(
  mandate: MandateFacts,
  own: readonly MandateFacts[],
  today: Day,
): MandateOfRegistration | null {
  const { id, expiresOn } = mandate
  const view = mandateView(mandate, today)
  const isOver = view === 'EXPIRED'
  if (own.some((again) => again.replacesId === id && again.status === 'SUBMITTED'))
    return { status: 'CHECKING', id, until: isOver ? null : expiresOn }
  return { status: isOver ? 'EXPIRED' : view === 'ENDING' ? 'ENDING' : 'IN_FORCE', id, until: expiresOn }
}

const NO_END = '9999-12-31'

const byEnd = (a: MandateFacts, b: MandateFacts) =>
  (b.expiresOn ?? NO_END).localeCompare(a.expiresOn ?? NO_END) || byAge(a, b)

const byAge = (a: MandateFacts, b: MandateFacts) => b.createdAt.getTime() - a.createdAt.getTime()
