import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { ENQUIRY_TOPICS, MESSAGE_MAX, MESSAGE_MIN } from './enquiry.ts'

export const saveComment = defineCall({
  method: 'POST',
  path: '/customerRelationship/saveComment',
  access: 'public',
  summary: 'Sends an enquiry to the agency. The sender gets a confirmation by mail.',
  refusals: ['limits.too_many_tries'],
  input: z.object({
    name: lineInput(100).refine((name) => name !== '', saying('Please fill this in.', '请填写此项。')),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    phone: lineInput(40).optional(),
    company: lineInput(200).optional(),
    topic: z.enum(ENQUIRY_TOPICS),
    message: z.string().trim().min(MESSAGE_MIN).max(MESSAGE_MAX).transform(withoutHiddenMarks),
    consent: z.literal(true).describe('the sender agrees that the agency keeps this to answer it'),
    website: z.string().max(500).default('').describe('left empty by people, who do not see it'),
  }),
  output: z.object({ id: z.string(), number: z.string().describe('the number that both sides refer to') }),
  idempotent: true,
})
