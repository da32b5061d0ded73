import { z } from 'zod'
import { defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'

export const backupState = defineCall({
  method: 'GET',
  path: '/staff/backup/state',
  access: { staff: ['admin'] },
  summary:
    'How the backups stand that the server writes each night: the last that succeeded, the last that failed.',
  input: emptyInput,
  output: z.object({
    health: z
      .enum(['OFF', 'FIRST_DUE', 'FINE', 'INCOMPLETE', 'DAMAGED', 'FAILED', 'LATE'])
      .describe(
        '`INCOMPLETE`: files that rows name were not in the store; `DAMAGED`: the last is whole, something of older ones is not; `LATE`: none has succeeded for a day and a half',
      ),
    /** Where nobody expects a backup before setting one up. */
    isDemo: z.boolean(),
    success: z.object({ at: instantOutput, bytes: z.number(), files: z.number().int() }).nullable(),
    missing: z.number().int().describe('files that the last backup did not find in the store'),
    failure: z.object({ at: instantOutput, problem: z.string() }).nullable(),
    damaged: z.array(z.string()).describe('where damaged copies lie beside the backups, twenty at most'),
    damagedInAll: z.number().int(),
  }),
})
