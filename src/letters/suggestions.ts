/** Whether a letter's own text can be read: a picture has none, a locked PDF wants a password first. */
export const LETTER_TEXTS = ['PICTURE', 'WAITING', 'READ', 'SCAN', 'LOCKED', 'UNREADABLE'] as const

/** The fields of a letter that its text can suggest. */
export const SUGGESTION_KINDS = [
  'WORK_ORDER',
  'COMPANY',
  'REGISTRATION',
  'AUTHORITY',
  'REFERENCE',
  'DATED',
  'REPLY_BY',
] as const

/** What a letter wants stands on its first pages: no others are read. */
export const PAGES_READ = 10
