import { type ExportPart, type ExportRow, exportTable } from '#platform/server/export.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { type MessageKind, type MessageParams, writeMessage } from './message-kind.ts'
import { messageChannels, messages } from './messages.tables.ts'

/** A person's own messages, written out in both languages. */
export const messagesExport = (kinds: ReadonlyMap<string, MessageKind>): ExportPart => ({
  tables: [
    exportTable({
      table: messages,
      name: 'messages',
      title: { en: 'Your messages', zh: '消息' },
      own: true,
      present: (row) => ({ ...row, ...written(kinds, row) }),
    }),
    exportTable({
      table: messageChannels,
      name: 'notification-settings',
      title: { en: 'Your notification settings', zh: '通知设置' },
      own: true,
    }),
  ],
})

/** Of a kind that is no longer sent, only the parameters are known. */
function written(kinds: ReadonlyMap<string, MessageKind>, row: ExportRow) {
  const kind = kinds.get(String(row['kind']))
  const params = row['params'] as MessageParams
  const read = (lang: Lang) => (kind ? writeMessage(kind, params, { lang, timeZone: 'UTC' }) : undefined)
  const [en, zh] = [read('en'), read('zh')]
  return { titleEn: en?.title, textEn: en?.body, titleZh: zh?.title, textZh: zh?.body, link: en?.link }
}
