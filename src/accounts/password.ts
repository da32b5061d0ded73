/** What both sides know of a good password; that it is not a common one, the server alone checks. */
export const PASSWORD_MIN_LENGTH = 8

/** Counts characters as people do, so that an emoji or a 汉字 is one. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_MIN_LENGTH
}
