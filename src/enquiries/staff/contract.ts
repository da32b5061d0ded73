import { z } from 'zod'
import { defineCall, idInput, instantOutput, integerInput, pageInput, pageOf } from '#platform/shared/call.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { ENQUIRY_NOTE_KINDS, ENQUIRY_STATUSES, ENQUIRY_TOPICS } from '../enquiry.ts'

/** The roles that answer strangers: reviewers check documents, partners have their own orders. */
const answerers = { staff: ['agent', 'finance', 'admin'] } as const

export const ENQUIRY_VIEWS = ['open', 'answered', 'closed', 'robots', 'all'] as const
export type EnquiryView = (typeof ENQUIRY_VIEWS)[number]

const enquiryOutput = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  robot: z.boolean().describe('it filled in the hidden field; nobody was notified by mail'),
  createdAt: instantOutput,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  topic: z.enum(ENQUIRY_TOPICS),
  message: z.string(),
  lang: z.enum(LANGS).describe('of the enquiry and its answers'),
  /** Set when the sender was signed in. */
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  notes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ENQUIRY_NOTE_KINDS),
      text: z.string(),
      by: z.string(),
      at: instantOutput,
    }),
  ),
  /** Raised by each move; every move sends the one it saw. */
  revision: z.number().int(),
  actions: z.object({ answer: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
})
export type Enquiry = z.output<typeof enquiryOutput>

export const listEnquiries = defineCall({
  method: 'GET',
  path: '/staff/enquiry/list',
  access: answerers,
  summary: 'Enquiries, newest first, with the count of each view.',
  input: z.object({
    ...pageInput,
    view: z.enum(ENQUIRY_VIEWS).default('open'),
    keyword: z.string().trim().max(80).optional().describe('number, name, address, company, message'),
  }),
  output: pageOf(enquiryOutput).extend({
    counts: z.object({ open: z.number().int(), answered: z.number().int(), robots: z.number().int() }),
  }),
})

const text = z.string().trim().min(1).max(4000)
const asSeen = {
  enquiryId: idInput,
  revision: integerInput.min(0).describe('of the enquiry as it was seen; refused when it has changed since'),
}
const REFUSALS = ['enquiry.not_found', 'enquiry.stale', 'enquiry.not_possible'] as const

export const answerEnquiry = defineCall({
  method: 'POST',
  path: '/staff/enquiry/answer',
  access: answerers,
  summary: 'Sends an answer to the sender by mail.',
  refusals: REFUSALS,
  input: z.object({ ...asSeen, text }),
  output: enquiryOutput,
  idempotent: true,
})

export const closeEnquiry = defineCall({
  method: 'POST',
  path: '/staff/enquiry/close',
  access: answerers,
  summary: 'Closes an enquiry without writing to the sender; the note is for colleagues.',
  refusals: REFUSALS,
  input: z.object({ ...asSeen, note: text }),
  output: enquiryOutput,
})

export const reopenEnquiry = defineCall({
  method: 'POST',
  path: '/staff/enquiry/reopen',
  access: answerers,
  summary: 'Reopens an answered or closed enquiry.',
  refusals: REFUSALS,
  input: z.object(asSeen),
  output: enquiryOutput,
})
