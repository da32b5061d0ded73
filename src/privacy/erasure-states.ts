/** Asked for, and not decided; being done; done; taken back by whoever asked, or by the staff. */
export const ERASURE_STATUSES = ['REQUESTED', 'RUNNING', 'DONE', 'WITHDRAWN'] as const
export type ErasureStatus = (typeof ERASURE_STATUSES)[number]

/** Who asked: the person, the staff for them, or a backup that was restored and knows nothing of the erasure. */
export const ERASURE_ORIGINS = ['PERSON', 'STAFF', 'BACKUP'] as const
export type ErasureOrigin = (typeof ERASURE_ORIGINS)[number]

/** A request has to be answered within a month (art. 12(3) GDPR). */
export const ANSWER_WITHIN_DAYS = 30

/** Stands where the name of somebody stood who was erased. */
export const ERASED_NAME = '—'
