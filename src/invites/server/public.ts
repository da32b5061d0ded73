/** What other rooms may ask of this one. */
export { authenticateInvite } from './authenticate-invite.ts'
export { createInvitedFiles } from './invited-files.ts'
