import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleStream, type Route } from '#platform/server/http/route.ts'
import type { Streams } from '#platform/server/http/streams.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../staff/presence-contract.ts'
import { announcePresence, leave } from './announce-presence.ts'
import { presenceRefusals } from './presence.errors.ts'
import { readPresence } from './read-presence.ts'

/** All staff hear the same hints, but for what is one colleague's own. */
export const STAFF_AUDIENCE = 'staff'

/** What the staff hear of each other, and of the work, while they have it open. */
export function presenceRoutes(deps: ServerDeps, { streams }: { streams: Streams }): Route[] {
  return [
    handleStream(calls.openStaffStream, async (context, { tab }) => {
      if (streams.isFull()) throw presenceRefusals.streams_full()
      const { staffId, sessionId } = staffOf(context)
      return {
        open(raw) {
          streams.add({ audience: STAFF_AUDIENCE, userId: staffId, sessionId }, raw)
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
