import { z } from 'zod'
import { defineCall, idInput } from '#platform/shared/call.ts'
import { messageText, talkOutput } from '../talk-contract.ts'
import { caseWorkers } from './contract.ts'

export const staffTalk = defineCall({
  method: 'GET',
  path: '/staff/talk/list',
  access: caseWorkers,
  summary: 'What the agency and the seller wrote each other about a work order.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: talkOutput,
})

export const writeToSeller = defineCall({
  method: 'POST',
  path: '/staff/talk/write',
  access: caseWorkers,
  summary:
    'Writes to the seller about a work order, in one language or both; the members are told, by mail too.',
  idempotent: true,
  refusals: ['work_orders.not_found', 'talk.no_members'],
  input: z.object({
    workOrderId: idInput,
    text: z.union([messageText, z.object({ en: messageText, zh: messageText })]),
  }),
  output: z.object({ id: z.string() }),
})

export const readStaffTalk = defineCall({
  method: 'POST',
  path: '/staff/talk/read',
  access: caseWorkers,
  summary: 'Marks what the seller wrote about a work order as read.',
  refusals: ['work_orders.not_found'],
  input: z.object({ workOrderId: idInput }),
  output: z.object({}),
})
