/** By what somebody proved who they are. `link`: a mailed link, with which the password was chosen. */
export const SIGN_IN_METHODS = ['password', 'link'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]
