import { defineText } from '#platform/shared/text.ts'

export const talkText = defineText({
  heading: { en: 'Messages', zh: '沟通' },
  none: {
    en: 'No messages yet. Ask us anything about this service here.',
    zh: '暂无消息。关于该服务的问题可在此咨询。',
  },
  failed: { en: 'The messages could not be loaded.', zh: '消息加载失败。' },
  write: { en: 'Your message', zh: '消息内容' },
  send: { en: 'Send', zh: '发送' },
  read: { en: 'read', zh: '已读' },
  unread: { en: 'not read yet', zh: '未读' },
})
