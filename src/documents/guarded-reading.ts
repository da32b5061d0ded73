import { lineInput } from '#platform/shared/line-input.ts'

/*
 * What a call for staff says that answers with a document of a company: whoever does not work on what it is of says why
 * they need it, and opens so many a day. The use case asks `readAsStaff`.
 */

export const readingReason = lineInput(300).optional().describe('why, for what is not the reader’s own work')

export const READING_REFUSALS = [
  'documents.reason_missing',
  'documents.foreign_used_up',
  'documents.hidden_used_up',
] as const
