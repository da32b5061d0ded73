import { defineText } from '#platform/shared/text.ts'

export const staffNotesText = defineText({
  notes: { en: 'Notes on watched work orders', zh: '关注的服务单动态' },
  notesUnread: { en: 'Notes on watched work orders, {{count}} new', zh: '关注的服务单动态，{{count}}条未读' },
  notesNone: { en: 'Nothing yet', zh: '暂无动态' },
  notesNoneText: {
    en: 'Watch a work order on its page; what happens to it then appears here.',
    zh: '在服务单页面点击“关注”，之后的动态会显示在这里。',
  },
  notesFailed: { en: 'The notes could not be loaded', zh: '动态加载失败' },
  notesLoading: { en: 'Loading the notes', zh: '正在加载动态' },
  noteNew: { en: 'new', zh: '未读' },
})
