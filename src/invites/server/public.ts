/** What other modules may use. */
export { inviteKey } from './authenticate-invite.ts'
export { createInvitedFiles } from './invited-files.ts'
export { invitedName } from './invites.queries.ts'
