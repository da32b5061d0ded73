import { staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  createAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  readAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from '../staff/contract.ts'
import { findAnnouncement, pageOfAnnouncements } from './announcements.repository.ts'
import { messageRefusals } from './messages.errors.ts'
import {
  changeDraft,
  draftAnnouncement,
  presentAnnouncement,
  publish,
  withdraw,
  type Writer,
} from './write-announcement.ts'

export function announcementsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listAnnouncements, async (_context, input) => {
      const { rows, total } = await pageOfAnnouncements(deps.db, input)
      const { page, pageSize } = input
      return { records: rows.map(presentAnnouncement), total, page, pageSize }
    }),
    handle(readAnnouncement, async (_context, { id }) => {
      const row = await findAnnouncement(deps.db, id)
      if (!row) throw messageRefusals.announcement_not_found()
      return presentAnnouncement(row)
    }),
    handle(createAnnouncement, (context, { draft }) =>
      draftAnnouncement(deps, writerOf(context), { ...draft, id: idOfRequest('an', context) }),
    ),
    handle(updateAnnouncement, (context, { draft, ...of }) =>
      changeDraft(deps, writerOf(context), of, draft),
    ),
    handle(publishAnnouncement, (context, of) => publish(deps, writerOf(context), of)),
    handle(withdrawAnnouncement, (context, of) => withdraw(deps, writerOf(context), of)),
  ]
}

function writerOf(context: CallContext): Writer {
  const { staffId, staffName } = staffOf(context)
  return { staffId, staffName, address: context.ip }
}
