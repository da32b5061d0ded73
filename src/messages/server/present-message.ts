import type { Lang } from '#platform/shared/local-text.ts'
import { writeMessage, type MessageKind } from './message-kind.ts'
import type { Message } from '../contract.ts'
import type { ListedMessage } from './messages.queries.ts'

/** The kinds of message that the modules declare, by name. */
export type MessageKinds = ReadonlyMap<string, MessageKind>

/** Of a kind that no longer exists only the type and the day are left. */
const UNKNOWN: MessageKind = {
  name: '',
  type: 'SYSTEM',
  title: { en: 'Earlier notice', zh: '早前的通知' },
  body: {
    en: 'This notice is from an earlier version of the portal and can no longer be shown.',
    zh: '该通知来自旧版本系统，内容已无法显示。',
  },
}

export function presentMessage(row: ListedMessage, kinds: MessageKinds, lang: Lang): Message {
  const { id, type, kind, params, timeZone, readAt, createdAt } = row
  return {
    id,
    type,
    ...writeMessage(kinds.get(kind) ?? UNKNOWN, params, { lang, timeZone }),
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
