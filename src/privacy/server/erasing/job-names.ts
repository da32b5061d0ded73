export const ERASE_JOB = 'privacy.erase-person'

/** What the address of the last mail is sealed for. */
export const addressContext = (erasureId: string): string => `erasure:${erasureId}`
