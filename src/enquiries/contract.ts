import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { saying } from '#platform/shared/inputs.ts'
import { ENQUIRY_TOPICS, MESSAGE_MAX, MESSAGE_MIN, withoutDirectionSigns } from './enquiry.ts'

/** One line of text for lists: no control characters, no marks that change the text direction. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u)
    .transform(withoutDirectionSigns)

export const saveComment = defineCall({
  method: 'POST',
  path: '/customerRelationship/saveComment',
  access: 'public',
  summary: 'Sends an enquiry to the agency. The sender gets a confirmation by mail.',
  refusals: ['limits.too_many_tries'],
  input: z.object({
    name: line(100).refine((name) => name !== '', saying('Please fill this in.', '请填写此项。')),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    phone: line(40).optional(),
    company: line(200).optional(),
    topic: z.enum(ENQUIRY_TOPICS),
    message: z.string().trim().min(MESSAGE_MIN).max(MESSAGE_MAX).transform(withoutDirectionSigns),
    consent: z.literal(true).describe('the sender agrees that the agency keeps this to answer it'),
    website: z.string().max(500).default('').describe('left empty by people, who do not see it'),
  }),
  output: z.object({ id: z.string(), number: z.string().describe('the number that both sides refer to') }),
  idempotent: true,
})
