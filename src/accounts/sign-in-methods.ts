/**
 * By what somebody proved who they are. `link`: a mailed link, with which the password was chosen; `code`: the password
 * and a code of the authenticator app; `recovery`: the password and a recovery code.
 */
export const SIGN_IN_METHODS = ['password', 'code', 'recovery', 'passkey', 'link'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

export const SIGN_IN_RESULTS = ['signed_in', 'wrong_password', 'wrong_code'] as const
export type SignInResult = (typeof SIGN_IN_RESULTS)[number]
