import type { NodeResult } from '#catalogue/process.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { covers, SCOPE_OF_KIND, type MandateScope } from './mandate-scope.ts'
import { mandateView, type MandateEnd, type MandateStatus } from './mandate-states.ts'

/** CHECKING: signed again, and not decided. MISSING: returns are filed, and nothing was ever signed for them. */
export const MANDATE_STANDINGS = ['IN_FORCE', 'ENDING', 'CHECKING', 'EXPIRED', 'REVOKED', 'MISSING'] as const
type Standing = (typeof MANDATE_STANDINGS)[number]

/** `until`: the last day on which it counts, or the day on which it ended; null where it has no end. */
export type MandateOfRegistration = {
  status: Standing
  id: string | null
  until: Day | null
  /** Whether anything may be filed under it today: a document that is being checked may stand for nothing. */
  isInForce: boolean
}

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
  if (last) return afterRevocation(last, own)
  const { kind, isFiled } = registration
  const needsOne = isFiled && kind !== null && SCOPE_OF_KIND[kind] === 'VAT'
  return needsOne ? { status: 'MISSING', id: null, until: null, isInForce: false } : null
}

/** It can be signed again, as one that has expired; until that is checked there is none. */
function afterRevocation(last: MandateFacts, own: readonly MandateFacts[]): MandateOfRegistration {
  const { id, endedOn } = last
  if (isBeingChecked(last, own)) return { status: 'CHECKING', id, until: null, isInForce: false }
  return { status: 'REVOKED', id, until: endedOn, isInForce: false }
}

const isBeingChecked = ({ id }: MandateFacts, own: readonly MandateFacts[]) =>
  own.some((again) => again.replacesId === id && again.status === 'SUBMITTED')

function standingOf(
  mandate: MandateFacts,
  own: readonly MandateFacts[],
  today: Day,
): MandateOfRegistration | null {
  const { id, expiresOn } = mandate
  const view = mandateView(mandate, today)
  const isOver = view === 'EXPIRED'
  if (isBeingChecked(mandate, own))
    return { status: 'CHECKING', id, until: isOver ? null : expiresOn, isInForce: !isOver }
  const status = isOver ? 'EXPIRED' : view === 'ENDING' ? 'ENDING' : 'IN_FORCE'
  return { status, id, until: expiresOn, isInForce: !isOver }
}

type Beside = {
  /** The standing registrations that it covers. */
  registrations: readonly Omit<Registered, 'isFiled'>[]
  mandates: readonly MandateFacts[]
  today: Day
}

/** Whether it waits to be signed anew: near or past its end, or the last one that was revoked where one is needed. */
export function isToSignAgain(mandate: MandateFacts, { registrations, mandates, today }: Beside): boolean {
  const view = mandateView(mandate, today)
  if (view === 'ENDING' || view === 'EXPIRED') return !isBeingChecked(mandate, mandates)
  if (view !== 'REVOKED') return false
  return registrations.some((registration) => {
    const standing = mandateOf({ ...registration, isFiled: true }, mandates, today)
    return standing?.status === 'REVOKED' && standing.id === mandate.id
  })
}

const NO_END = '9999-12-31'

const byEnd = (a: MandateFacts, b: MandateFacts) =>
  (b.expiresOn ?? NO_END).localeCompare(a.expiresOn ?? NO_END) || byAge(a, b)

const byAge = (a: MandateFacts, b: MandateFacts) => b.createdAt.getTime() - a.createdAt.getTime()
