import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleStream, type Route } from '#platform/server/http/route.ts'
import type { Streams } from '#platform/server/http/streams.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import * as calls from '../../staff/presence-contract.ts'
import { announcePresence, leave } from './announce-presence.ts'
import { presenceRefusals } from './presence.errors.ts'
import { readPresence } from './read-presence.ts'

/** A role hears of what it may read, but for what is one colleague's own. */
export const staffAudience = (role: StaffRole): string => `staff:${role}`

/** What the staff hear of each other, and of the work, while they have it open. */
export function presenceRoutes(deps: ServerDeps, { streams }: { streams: Streams }): Route[] {
  return [
    handleStream(calls.openStaffStream, async (context, { tab }) => {
      if (streams.isFull()) throw presenceRefusals.streams_full()
      const { staffId, sessionId, role } = staffOf(context)
      return {
        open(raw) {
          streams.add({ audience: staffAudience(role), userId: staffId, sessionId }, raw)
          if (tab === undefined) return
          raw.on('close', () => {
            // Without the database it is forgotten a little later, by its silence.
            leave(deps, { staffId, tab }).catch(() => undefined)
          })
        },
      }
    }),
    handle(calls.announcePresence, (context, input) =>
      announcePresence(deps, { ...input, staffId: staffOf(context).staffId }),
    ),
    handle(calls.listPresence, (context, { workOrderId }) =>
      readPresence(deps, staffOf(context), workOrderId),
    ),
  ]
}
