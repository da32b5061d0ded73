import { useState } from 'react'
import { paths } from '#paths.ts'
import { readCache, useCallMutation, useCallQuery } from '#platform/web/query.ts'
import {
  countUnread,
  countUnreadByType,
  deleteMessage,
  deleteMessages,
  listMessages,
  type Message,
  readAllMessages,
  readMessage,
  restoreMessages,
} from '../contract.ts'
import type { MessageType } from '../message-types.ts'

export const PAGE_SIZE = 20
const COUNTS = [countUnread, countUnreadByType]
const ALL = [...COUNTS, listMessages]

export type MessagesView = { type: MessageType | undefined; unreadOnly: boolean; page: number }

export const viewHref = ({ type, unreadOnly, page }: MessagesView) =>
  paths.information({ type, ...(unreadOnly && { unread: 1 }), ...(page > 1 && { page }) })

/** One page of messages, and what can be done to them. */
export function useMessages({ type, unreadOnly, page }: MessagesView) {
  const list = useCallQuery(listMessages, {
    page,
    pageSize: PAGE_SIZE,
    ...(type && { type }),
    ...(unreadOnly && { read: 'false' as const }),
  })
  const unread = useCallQuery(countUnreadByType, {})
  const [removed, setRemoved] = useState<readonly string[]>([])
  /** Opened just now: the list is not read again, so that nothing moves while somebody is reading. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const read = useCallMutation(readMessage, {
    invalidates: COUNTS,
    onSuccess: (_counts, { id }) => {
      setOpened((before) => new Set(before).add(id))
      void readCache().invalidateQueries({ queryKey: [listMessages.path], refetchType: 'none' })
    },
    // Deleted in another window.
    onError: () => void list.refetch(),
  })
  const readAll = useCallMutation(readAllMessages, { invalidates: ALL })
  const deleteOne = useCallMutation(deleteMessage, {
    invalidates: ALL,
    onSuccess: (_counts, { id }) => setRemoved([id]),
    onError: () => void list.refetch(),
  })
  const deleteMany = useCallMutation(deleteMessages, {
    invalidates: ALL,
    onSuccess: (_count, { ids }) => setRemoved(ids),
    onError: () => void list.refetch(),
  })
  const restore = useCallMutation(restoreMessages, { invalidates: ALL, onSuccess: () => setRemoved([]) })
  return {
    list,
    unread: unread.data,
    isUnread: ({ id, read: wasRead }: Message) => !wasRead && !opened.has(id),
    read: (id: string) => read.mutate({ id }),
    readAll,
    deleteOne: (id: string) => deleteOne.mutate({ id }),
    deleteMany,
    deleting: deleteOne.isPending ? deleteOne.variables.id : undefined,
    removed,
    putBack: () => restore.mutate({ ids: [...removed] }),
    puttingBack: restore.isPending,
    forgetRemoved: () => setRemoved([]),
  }
}
export type MessagesModel = ReturnType<typeof useMessages>
