import { z } from 'zod'
import { VERDICTS } from './match/compare.ts'
import { FACTS, SOURCES } from './match/match-facts.ts'

/** A difference that the match found, kept as it was when the notice came. */
export const noticeCauseSchema = z.object({
  fact: z.enum(FACTS),
  country: z.string().nullable(),
  source: z.enum(SOURCES),
  verdict: z.enum(VERDICTS),
  text: z.string().nullable(),
  /** What most sources said. */
  right: z.string(),
})
export type NoticeCause = z.output<typeof noticeCauseSchema>
