import { defineText } from '#platform/shared/text.ts'

export const staffTalkText = defineText({
  withSeller: { en: 'Messages with the seller', zh: '与卖家沟通' },
  none: { en: 'Nothing was written yet.', zh: '暂无消息。' },
  failed: { en: 'The messages could not be loaded', zh: '消息加载失败' },
  loading: { en: 'Loading the messages', zh: '正在加载消息' },
  write: { en: 'To the seller', zh: '发送给卖家' },
  send: { en: 'Send to the seller', zh: '发送给卖家' },
  sent: { en: 'Sent to the seller.', zh: '已发送给卖家。' },
  internal: { en: 'Internal notes, for colleagues alone', zh: '内部备注（仅同事可见）' },
  noNotes: { en: 'No internal notes.', zh: '暂无内部备注。' },
  addNote: { en: 'Write an internal note', zh: '写内部备注' },
})
