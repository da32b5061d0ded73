import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { queryInput, resultOf } from './query.ts'

/** What a search of a company finds, in the order in which it is shown. */
export const RESULT_KINDS = [
  'WORK_ORDER',
  'ORDER',
  'DECLARATION',
  'NUMBER',
  'DOCUMENT',
  'SERVICE',
  'HELP',
] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

const answered = z.object({
  results: z.array(resultOf(RESULT_KINDS)).describe('kind by kind, the best of each first'),
})
export type SearchResult = z.output<typeof answered>['results'][number]

export const search = defineCall({
  method: 'GET',
  path: '/search',
  access: 'seller',
  summary: 'The best few of everything that the company has or can buy.',
  input: z.object({ q: queryInput }),
  output: answered,
})
