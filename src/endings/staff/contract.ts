import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { dayOutput, defineCall, idInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { endingSchema, TICK_REFUSALS, tickFields } from '../contract.ts'

/** Those who check what customers hand in. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

const staffEndingSchema = endingSchema.extend({
  companyId: z.string(),
  company: z.string(),
  workOrder: z.object({ id: z.string(), number: z.string() }),
})
export type StaffEnding = z.output<typeof staffEndingSchema>

export const staffEndings = defineCall({
  method: 'GET',
  path: '/staff/ending/list',
  access: caseWorkers,
  summary: 'Registrations that were ended at the office, of all companies, the latest first.',
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      companyId: z.string(),
      company: z.string(),
      registrationId: z.string(),
      country: z.string(),
      number: z.string().nullable(),
      endedOn: dayOutput,
      open: z.number().int().describe('points that are open or unknown'),
    }),
  ),
})

export const staffEnding = defineCall({
  method: 'GET',
  path: '/staff/ending/detail',
  access: caseWorkers,
  summary: 'What is still open after the end of a registration.',
  refusals: ['ending.not_found'],
  input: z.object({ companyId: idInput, registrationId: idInput }),
  output: staffEndingSchema,
})

export const staffTickEnding = defineCall({
  method: 'POST',
  path: '/staff/ending/tick',
  access: caseWorkers,
  summary: 'Ticks off a point of an end, such as a guarantee that was released, with its document.',
  refusals: TICK_REFUSALS,
  input: z.object({ companyId: idInput, ...tickFields }),
  output: staffEndingSchema,
})

export const untickEnding = defineCall({
  method: 'POST',
  path: '/staff/ending/untick',
  access: caseWorkers,
  summary:
    'Takes back that a point is done: it is open again. Who had ticked it off stays in the audit trail.',
  refusals: ['ending.not_found', 'ending.not_ticked'],
  input: z.object({ companyId: idInput, registrationId: idInput, point: lineInput(80) }),
  output: staffEndingSchema,
})

export const staffEndingFile = defineCall({
  method: 'GET',
  path: '/staff/ending/file',
  access: caseWorkers,
  kind: 'file',
  summary:
    'A document with which a point was ticked off; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: ['ending.not_found', ...READING_REFUSALS, 'documents.not_scanned', 'documents.damaged'],
  input: z.object({ companyId: idInput, registrationId: idInput, fileId: idInput, reason: readingReason }),
  output: z.unknown(),
})
