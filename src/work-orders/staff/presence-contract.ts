import { z } from 'zod'
import { defineCall, idInput, listInput } from '#platform/shared/call.ts'
import { PRESENCES } from '../presence.ts'
import { caseWorkers } from './contract.ts'

/** Everybody but partner firms; each role hears of what it may read. */
const listeners = { staff: ['agent', 'reviewer', 'finance', 'admin'] } as const

export const openStaffStream = defineCall({
  method: 'GET',
  path: '/staff/stream',
  access: listeners,
  kind: 'stream',
  summary:
    'Server-sent events that say what to read again: `open` (everything: after a break too), `order`, `talk`, `presence`, each with the id of the work order as its data, `note`, `task`, and to those who decide about money `money`.',
  refusals: ['presence.streams_full'],
  input: z.object({ tab: idInput.optional().describe('this window: where it closes, it is not present') }),
  output: z.string(),
})

export const announcePresence = defineCall({
  method: 'POST',
  path: '/staff/presence/announce',
  access: caseWorkers,
  summary:
    'Says which work order a window has open, and whether somebody writes in it; said again every 15 seconds, and gone 40 seconds after the last time.',
  refusals: ['work_orders.not_found'],
  input: z.object({
    tab: idInput,
    workOrderId: idInput,
    is: z.enum([...PRESENCES, 'gone']),
  }),
  output: z.object({}),
})

export const listPresence = defineCall({
  method: 'GET',
  path: '/staff/presence/list',
  access: caseWorkers,
  summary: 'Which colleagues have these work orders open now. Whoever asks is left out.',
  input: z.object({ workOrderId: listInput(idInput) }),
  output: z.object({
    orders: z.array(
      z.object({
        workOrderId: z.string(),
        people: z.array(z.object({ id: z.string(), name: z.string(), is: z.enum(PRESENCES) })),
      }),
    ),
  }),
})
