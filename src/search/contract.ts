import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'

/** What a search of a company finds, in the order in which it is shown. */
export const RESULT_KINDS = ['WORK_ORDER', 'ORDER', 'NUMBER', 'DOCUMENT', 'SERVICE', 'HELP'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

/** Marks that nobody sees come along when something is pasted; the search takes no notice of them. */
const queryInput = z.string().trim().min(1).max(100).describe('words or a number, in either language')

const resultSchema = z.object({
  kind: z.enum(RESULT_KINDS),
  id: z.string(),
  title: z.string(),
  /** What tells it from others of the same title: a file’s name, the company’s own name for a work order. */
  detail: z.string().nullable(),
  number: z.string().nullable(),
  country: z.string().nullable(),
  /** Where it is opened. */
  link: z.string(),
})

const answered = z.object({ results: z.array(resultSchema).describe('kind by kind, the best of each first') })
export type SearchResult = z.output<typeof resultSchema>

export const search = defineCall({
  method: 'GET',
  path: '/search',
  access: 'seller',
  summary: 'The best few of everything that the company has or can buy.',
  input: z.object({ q: queryInput }),
  output: answered,
})
