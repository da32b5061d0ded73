import { z } from 'zod'
import { defineCall, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { moneySchema } from '#platform/shared/money.ts'
import { ORDER_STATUSES } from '../contract.ts'

const staffOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  company: z.object({ name: z.string(), nameOriginal: z.string().nullable(), country: z.string() }),
  titles: z.array(z.string()),
  total: moneySchema,
  refunded: moneySchema,
  createdAt: instantOutput,
  paidAt: instantOutput.nullable(),
})

export const staffOrders = defineCall({
  method: 'GET',
  path: '/staff/order/list',
  access: { staff: ['agent', 'reviewer', 'finance', 'admin'] },
  summary: 'The orders of all companies, newest first; found by number or by company.',
  input: z.object({
    ...pageInput,
    status: z.enum(ORDER_STATUSES).optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  output: pageOf(staffOrderRow),
})
