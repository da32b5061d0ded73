/** What other modules may use of this one. */
export { adminAlert, type AdminAlert, type AlertText } from './alert-admins.ts'
