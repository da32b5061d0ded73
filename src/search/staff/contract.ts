import { z } from 'zod'
import { defineCall, type StaffRole } from '#platform/shared/call.ts'
import { queryInput, resultOf } from '../query.ts'

/** What a search of the back office finds, in the order in which it is shown. */
export const STAFF_RESULT_KINDS = [
  'WORK_ORDER',
  'DECLARATION',
  'ORDER',
  'CUSTOMER',
  'NUMBER',
  'LETTER',
  'INVOICE',
  'ENQUIRY',
] as const
export type StaffResultKind = (typeof STAFF_RESULT_KINDS)[number]

const searchers: readonly StaffRole[] = ['agent', 'reviewer', 'finance', 'admin', 'partner']

export const staffSearch = defineCall({
  method: 'GET',
  path: '/staff/search',
  access: { staff: searchers },
  summary:
    'The best few of what the role may open, of all companies: by number, company, e-mail or VAT number.',
  input: z.object({ q: queryInput }),
  output: z.object({
    results: z.array(resultOf(STAFF_RESULT_KINDS)).describe('kind by kind, the best of each first'),
  }),
})
export type StaffSearchResult = z.output<typeof staffSearch.output>['results'][number]
