import { defineText } from '#platform/shared/text.ts'

export const messagesText = defineText({
  title: { en: 'Messages', zh: '消息' },
  typesLabel: { en: 'Types of messages', zh: '消息类型' },
  type_ALL: { en: 'All', zh: '全部' },
  type_SYSTEM: { en: 'Account and system', zh: '账户与系统' },
  type_ORDER: { en: 'Orders', zh: '订单' },
  type_WORK_ORDER: { en: 'Services', zh: '服务进度' },
  type_DECLARATION: { en: 'Declarations', zh: '申报' },
  type_PROMOTION: { en: 'Offers and news', zh: '优惠与资讯' },
  loading: { en: 'Loading messages', zh: '正在加载消息' },
  loadFailed: { en: 'Your messages could not be loaded', zh: '消息加载失败' },
  nothingLost: { en: 'Your messages are safe.', zh: '您的消息不会丢失。' },
  empty: { en: 'No messages yet', zh: '暂无消息' },
  emptyText: {
    en: 'When something happens to an order or a service, you will read it here.',
    zh: '订单或服务有新进展时，会在这里通知您。',
  },
  emptyType: { en: 'No messages of this type', zh: '暂无此类消息' },
  emptyUnread: { en: 'You have read everything', zh: '消息已全部读完' },
  showAll: { en: 'Show all messages', zh: '查看全部消息' },
  onlyUnread: { en: 'Unread only', zh: '只看未读' },
  readAll: { en: 'Mark all as read', zh: '全部标为已读' },
  allRead: {
    en: { one: '{{count}} message marked as read.', other: '{{count}} messages marked as read.' },
    zh: { other: '已将{{count}}条消息标为已读。' },
  },
  unread: { en: 'Unread', zh: '未读' },
  open: { en: 'Open', zh: '查看详情' },
  delete: { en: 'Delete', zh: '删除' },
  deleteOne: { en: 'Delete: {{title}}', zh: '删除：{{title}}' },
  selectOne: { en: 'Select: {{title}}', zh: '选择：{{title}}' },
  selectPage: { en: 'Select all on this page', zh: '全选本页' },
  selected: {
    en: { one: '{{count}} selected', other: '{{count}} selected' },
    zh: { other: '已选{{count}}条' },
  },
  deleted: {
    en: { one: 'The message was deleted.', other: '{{count}} messages were deleted.' },
    zh: { one: '消息已删除。', other: '已删除{{count}}条消息。' },
  },
  undo: { en: 'Undo', zh: '撤销' },
})
