import { z } from 'zod'
import { defineCall, idInput, instantOutput } from '#platform/shared/call.ts'
import { linesInput } from '#platform/shared/line-input.ts'

export const LONGEST_MESSAGE = 2000

export const messageText = linesInput(LONGEST_MESSAGE)

const talkMessage = z.object({
  id: z.string(),
  at: instantOutput,
  by: z.string(),
  /** Of the reader's side. */
  ours: z.boolean(),
  text: z.string().describe('in the language of the reader'),
  other: z
    .string()
    .nullable()
    .describe('to the staff, where it was written in both: the same in the other language'),
  readAt: instantOutput.nullable().describe('when the other side saw it first'),
})
export type TalkMessage = z.output<typeof talkMessage>

export const talkOutput = z.object({
  messages: z.array(talkMessage).describe('oldest first, the last 200'),
  unread: z.number().int().describe('of the other side'),
})

export const talkOfWorkOrder = defineCall({
  method: 'GET',
  path: '/workOrder/talk/list',
  access: 'seller',
  summary: 'What the agency and the company wrote each other about a work order.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: talkOutput,
})

export const writeToAgency = defineCall({
  method: 'POST',
  path: '/workOrder/talk/write',
  access: 'sellerWriter',
  summary: 'Writes to the agency about a work order; whoever works on it is told.',
  idempotent: true,
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput, text: messageText }),
  output: z.object({ id: z.string() }),
})

export const readTalk = defineCall({
  method: 'POST',
  path: '/workOrder/talk/read',
  access: 'seller',
  summary: 'Marks what the agency wrote about a work order as read.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({}),
})
