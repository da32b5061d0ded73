/* Both carry only the invite's id; the code is decrypted when the mail is written. */
export const INVITE_MAIL = 'invites.mail'
export const INVITE_FILLED_IN = 'invites.filled-in'
