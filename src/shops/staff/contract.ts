import { z } from 'zod'
import { defineCall, pageInput, pageOf } from '#platform/shared/call.ts'
import { NOTICE_STATUSES } from '../notices.ts'
import { noticeSchema } from '../shop-records.ts'

/** Those who work on the orders of a company, and so help to answer. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

export const staffShopNotices = defineCall({
  method: 'GET',
  path: '/staff/shopNotice/list',
  access: caseWorkers,
  summary: 'What marketplaces wrote to the customers, open ones and the nearest day first.',
  input: z.object({ ...pageInput, status: z.enum(NOTICE_STATUSES).optional() }),
  output: pageOf(noticeSchema.extend({ company: z.string() })),
})
