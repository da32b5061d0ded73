import type { SecretBox } from '#platform/server/secret-box.ts'

/** Who holds the keys may ask a running server from whom a request seemed to come; nobody else learns of it. */
export const DOCTOR_HEADER = 'x-doctor'
const CONTEXT = 'doctor'
const VALID_MS = 60_000

type Box = Pick<SecretBox, 'seal' | 'open'>

export const sealQuestion = (box: Box, now: Date): string => box.seal(String(now.getTime()), CONTEXT)

/** Whether a question was asked with our keys, within the last minute. */
export function isOurQuestion(box: Box, header: unknown, now: Date): boolean {
  if (typeof header !== 'string') return false
  try {
    return Math.abs(now.getTime() - Number(box.open(header, CONTEXT))) <= VALID_MS
  } catch {
    return false
  }
}
