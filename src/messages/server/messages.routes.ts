import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleStream, type Route } from '#platform/server/http/route.ts'
import type { Streams } from '#platform/server/http/streams.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  changeNotifications,
  countUnread,
  countUnreadByType,
  deleteMessage,
  deleteMessages,
  listMessages,
  openStream as openStreamCall,
  readAllMessages,
  readMailChoices as readMailChoicesCall,
  readMessage,
  readNotifications,
  restoreMessages,
  stopMails as stopMailsCall,
} from '../contract.ts'
import { changeChannel, readMailChoices, readSettings, stopMails } from './change-channels.ts'
import { deleteMany, deleteOne, readAll, readOne, restoreMany } from './change-messages.ts'
import { messageRefusals } from './messages.errors.ts'
import { pageOfMessages, unreadCounts, unreadTotal } from './messages.queries.ts'
import { presentMessage, type MessageKinds } from './present-message.ts'

export function messagesRoutes(
  deps: ServerDeps,
  { kinds, streams }: { kinds: MessageKinds; streams: Streams },
): Route[] {
  return [
    handle(listMessages, async (context, { read, ...input }) => {
      const filter = { ...input, read: read && read === 'true' }
      const { rows, total } = await pageOfMessages(deps.db, sellerOf(context), filter)
      const records = rows.map((row) => presentMessage(row, kinds, context.lang))
      return { records, total, page: input.page, pageSize: input.pageSize }
    }),
    handle(countUnread, (context) => unreadTotal(deps.db, sellerOf(context))),
    handle(countUnreadByType, (context) => unreadCounts(deps.db, sellerOf(context))),
    handle(readMessage, (context, { id }) => readOne(deps, sellerOf(context), id)),
    handle(readAllMessages, (context, { type }) => readAll(deps, sellerOf(context), type)),
    handle(deleteMessage, (context, input) => deleteOne(deps, sellerOf(context), input)),
    handle(deleteMessages, (context, { ids }) => deleteMany(deps, sellerOf(context), ids)),
    handle(restoreMessages, (context, { ids }) => restoreMany(deps, sellerOf(context), ids)),
    handleStream(openStreamCall, async (context) => {
      if (streams.isFull()) throw messageRefusals.streams_full()
      const { companyId, userId, sessionId } = sellerOf(context)
      return { open: (raw) => streams.add({ audience: companyId, userId, sessionId }, raw) }
    }),
    handle(readNotifications, (context) => readSettings(deps, sellerOf(context))),
    handle(changeNotifications, (context, change) => changeChannel(deps, sellerOf(context), change)),
    handle(readMailChoicesCall, ({ ip }, { key }) => readMailChoices(deps, key, ip)),
    handle(stopMailsCall, ({ ip }, stop) => stopMails(deps, stop, ip)),
  ]
}
