/** What other modules may use of this one. */
export { notingRefusals } from './watch-mail.ts'
export type { FailureSource } from './alerts.routes.ts'
export { watchStanding } from './watch-standing.ts'
export { adminAlert, type AdminAlert, type AlertText } from './alert-admins.ts'
export { LARGEST_NOTIFICATION } from './read-notification.ts'
export { takeInNotification } from './take-in-notification.ts'
