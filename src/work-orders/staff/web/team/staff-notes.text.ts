import { defineText } from '#platform/shared/text.ts'

export const staffNotesText = defineText({
  notes: { en: 'Notes for you', zh: '您的通知' },
  notesUnread: { en: 'Notes for you, {{count}} new', zh: '您的通知，{{count}}条未读' },
  notesNone: { en: 'Nothing yet', zh: '暂无动态' },
  notesNoneText: {
    en: 'Watch a work order on its page: what happens to it appears here, and notes of colleagues that name you.',
    zh: '在服务单页面点击“关注”，之后的动态和同事@您的备注会显示在这里。',
  },
  notesFailed: { en: 'The notes could not be loaded', zh: '动态加载失败' },
  notesLoading: { en: 'Loading the notes', zh: '正在加载动态' },
  notesAllRead: { en: 'Mark all as read', zh: '全部标为已读' },
  noteNew: { en: 'new', zh: '未读' },
})
