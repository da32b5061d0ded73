import { z } from 'zod'
import { defineCall, emptyInput } from '#platform/shared/call.ts'

export const dataClasses = defineCall({
  method: 'GET',
  path: '/privacy/dataClasses',
  access: 'public',
  summary: 'Which personal data are kept, why, how long and by which law: the annex of the privacy policy.',
  input: emptyInput,
  output: z.object({
    classes: z.array(
      z.object({
        key: z.string(),
        what: z.string(),
        why: z.string(),
        kept: z.string(),
        law: z.object({ name: z.string(), source: z.string() }).nullable(),
      }),
    ),
  }),
})
