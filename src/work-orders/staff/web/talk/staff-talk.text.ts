import { defineText } from '#platform/shared/text.ts'

export const staffTalkText = defineText({
  withSeller: { en: 'Messages with the seller', zh: '与卖家沟通' },
  none: { en: 'Nothing was written yet.', zh: '暂无消息。' },
  failed: { en: 'The messages could not be loaded', zh: '消息加载失败' },
  loading: { en: 'Loading the messages', zh: '正在加载消息' },
  write: { en: 'To the seller', zh: '发送给卖家' },
  send: { en: 'Send to the seller', zh: '发送给卖家' },
  sent: { en: 'Sent to the seller.', zh: '已发送给卖家。' },
  block: { en: 'Text block', zh: '常用语' },
  blockChoose: { en: 'Choose a text', zh: '请选择常用语' },
  blockDelete: { en: 'Delete this text', zh: '删除该常用语' },
  blockDeleted: { en: 'Text deleted.', zh: '常用语已删除。' },
  blockKeep: { en: 'Save as a text block', zh: '存为常用语' },
  blockKept: { en: 'Text saved.', zh: '常用语已保存。' },
  blockSave: { en: 'Save', zh: '保存' },
  blockCancel: { en: 'Cancel', zh: '取消' },
  blockName: { en: 'Name', zh: '名称' },
  blockShared: { en: 'Share with all colleagues', zh: '与所有同事共用' },
  blockHelp: {
    en: 'In a text, {{company}}, {{number}}, {{service}} and {{me}} are filled in when it is used.',
    zh: '文本中的{{company}}、{{number}}、{{service}}和{{me}}在使用时自动填入。',
  },
  internal: { en: 'Internal notes, for colleagues alone', zh: '内部备注（仅同事可见）' },
  noNotes: { en: 'No internal notes.', zh: '暂无内部备注。' },
  addNote: { en: 'Write an internal note', zh: '写内部备注' },
})
