/** The password rules that both sides know; only the server checks for common passwords. */
export const PASSWORD_MIN_LENGTH = 8

/** Counts characters as people do, so that an emoji or a 汉字 is one. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_MIN_LENGTH
}
