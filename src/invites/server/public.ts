/** What other rooms may ask of this one. */
export { inviteKey } from './authenticate-invite.ts'
export { createInvitedFiles } from './invited-files.ts'
