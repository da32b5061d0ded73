/* Both carry the invite's id alone; the code is opened when the mail is written. */
export const INVITE_MAIL = 'invites.mail'
export const INVITE_FILLED_IN = 'invites.filled-in'
