export const ERASE_JOB = 'privacy.erase-person'

/** How the job of an erasure is added: one waits at most, and of all erasures one runs at a time. */
export const erasing = (id: string): { key: string; queue: string } => ({
  key: `${ERASE_JOB}:${id}`,
  queue: ERASE_JOB,
})

/** What the address of the last mail is sealed for. */
export const addressContext = (erasureId: string): string => `erasure:${erasureId}`

/** Tells somebody that a hold keeps what they want erased. */
export const HELD_MAIL_JOB = 'privacy.send-held-mail'
