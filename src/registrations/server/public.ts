/** What other modules may use. */
export { insertRegistration, type NewRegistration } from './registrations.repository.ts'
