/** What other modules may show of this one. */
export { useUnreadCount } from './use-unread-count.ts'
