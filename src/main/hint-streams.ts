import { openSessionsAmong } from '#accounts/server/public.ts'
import { directUrlOf } from '#platform/server/database.ts'
import { createHintListener } from '#platform/server/hint-listener.ts'
import type { Hint } from '#platform/server/hints.repository.ts'
import { createStreams, type Push, type Streams } from '#platform/server/http/streams.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { openStaffSessionsAmong } from '#staff/server/public.ts'
import { endStalePresence, staffAudience } from '#work-orders/server/public.ts'
import type { AppDeps } from './config.ts'

/** The open streams of this process, of sellers and of staff, each with hints of its own. */
export type HintStreams = { sellers: Streams; staff: Streams }

/** What a company hears of a hint; nothing of one for the staff alone. */
function pushToSellers(hint: Hint): Push | undefined {
  if ('staff' in hint) return undefined
  const { companyId, userId, kind } = hint
  return { audience: companyId, ...(userId !== undefined && { userId }), kind }
}

const ON_WORK: readonly StaffRole[] = ['agent', 'reviewer', 'admin']
const ON_MONEY: readonly StaffRole[] = ['finance', 'admin']

/** Told to the roles that may read what it is about. */
function pushesToStaff(hint: Hint): Push[] {
  const push = pushToStaff(hint)
  if (!push) return []
  const hearers = push.kind === 'money' ? ON_MONEY : ON_WORK
  return hearers.map((role) => ({ ...push, audience: staffAudience(role) }))
}

/** What the staff hear of it: of a company's only what is about a work order. */
function pushToStaff(hint: Hint): Omit<Push, 'audience'> | undefined {
  const of = hint.workOrderId === undefined ? {} : { of: hint.workOrderId }
  if ('staff' in hint) {
    const { staffId, but, kind } = hint
    const whose = { ...(staffId !== undefined && { userId: staffId }), ...(but !== undefined && { but }) }
    return { ...whose, kind, ...of }
  }
  if (hint.workOrderId === undefined) return undefined
  return { kind: hint.kind === 'node' ? 'order' : hint.kind, ...of }
}

/** Hints are heard, over one connection, for as long as any browser listens. */
export function openHintStreams(deps: AppDeps): HintStreams {
  const used = new Set<keyof HintStreams>()
  const listener = createHintListener({
    url: directUrlOf(deps.config),
    log: deps.log,
    onHint: (hint) => {
      const toSellers = pushToSellers(hint)
      if (toSellers) streams.sellers.push(toSellers)
      for (const toStaff of pushesToStaff(hint)) streams.staff.push(toStaff)
    },
    onMissed: () => {
      streams.sellers.pushAll()
      streams.staff.pushAll()
    },
  })
  const onUsed = (which: keyof HintStreams) => (isUsed: boolean) => {
    if (isUsed) used.add(which)
    else used.delete(which)
    void (used.size > 0 ? listener.start() : listener.stop())
  }
  const streams: HintStreams = {
    sellers: createStreams({
      stillOpen: (listeners) =>
        openSessionsAmong(
          deps,
          listeners.map(({ audience, sessionId }) => ({ companyId: audience, sessionId })),
        ),
      onUsed: onUsed('sellers'),
    }),
    staff: createStreams({
      stillOpen: async (listeners) => {
        await endStalePresence(deps)
        return openStaffSessionsAmong(
          deps,
          listeners.map(({ sessionId }) => sessionId),
        )
      },
      onUsed: onUsed('staff'),
    }),
  }
  return streams
}
