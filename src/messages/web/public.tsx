/** What other modules may show of this one. */
export { NotificationTable } from './notification-table.tsx'
export { useUnreadCount } from './use-unread-count.ts'
