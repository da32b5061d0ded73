import { z } from 'zod'
import { dayOutput, defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'
import { FAILURE_KINDS } from '../standing-failure.ts'

export const standingFailures = defineCall({
  method: 'GET',
  path: '/staff/alert/standing',
  access: { staff: ['admin'] },
  summary: 'What is failing now, or is about to end, until somebody sees to it. Empty while all is well.',
  input: emptyInput,
  output: z.object({
    failures: z.array(
      z.object({
        kind: z
          .enum(FAILURE_KINDS)
          .describe(
            '`JOBS_FAILING`: scheduled work that has failed for an hour and is tried again; `JOBS_GIVEN_UP`: work that is not',
          ),
        since: instantOutput.nullable().describe('null for a certificate or a credential that still works'),
        until: dayOutput.nullable().describe('the last day of a certificate or a credential'),
        names: z.array(z.string()).describe('what is concerned, three at most; addresses are shortened'),
        further: z.number().int().describe('how many are concerned beside those that are named'),
      }),
    ),
  }),
})
