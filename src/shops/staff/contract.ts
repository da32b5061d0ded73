import { READING_REFUSALS, readingReason } from '#documents/guarded-reading.ts'
import { z } from 'zod'
import { defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { NOTICE_STATUSES } from '../notices.ts'
import { noticeSchema, screenshotSchema } from '../shop-records.ts'

/** Those who work on the orders of a company, and so help to answer. */
const caseWorkers = { staff: ['agent', 'reviewer', 'admin'] } as const

export const staffShopNotices = defineCall({
  method: 'GET',
  path: '/staff/shopNotice/list',
  access: caseWorkers,
  summary: 'What marketplaces wrote to the customers, open ones and the nearest day first.',
  input: z.object({ ...pageInput, status: z.enum(NOTICE_STATUSES).optional() }),
  output: pageOf(
    noticeSchema.extend({
      companyId: z.string(),
      company: z.string(),
      screenshot: screenshotSchema.omit({ uploadId: true }).nullable(),
    }),
  ),
})

export const staffNoticeScreenshot = defineCall({
  method: 'GET',
  path: '/staff/shopNotice/screenshot',
  access: caseWorkers,
  kind: 'file',
  summary:
    'The screenshot of a notice; of what is not the reader’s work with a reason, and so many a day. Each reading is written to the audit trail.',
  refusals: ['shop.notice_not_found', ...READING_REFUSALS, 'documents.not_scanned', 'documents.damaged'],
  input: z.object({ companyId: idInput, id: idInput, reason: readingReason }),
  output: z.unknown(),
})

/** As Amazon prints it; typed by staff, who copy it from what somebody sent. */
const sellerIdInput = lineInput(64)
  .min(1)
  .transform((text) => text.toUpperCase())

export const staffAccountHolder = defineCall({
  method: 'GET',
  path: '/staff/amazonAccount/holder',
  access: caseWorkers,
  summary: 'Which company has authorised an Amazon account, so that another cannot.',
  refusals: ['shop.account_free'],
  input: z.object({ sellerId: sellerIdInput }),
  output: z.object({
    companyId: z.string(),
    company: z.string(),
    since: instantOutput,
    /** Names of the shops that use it. */
    shops: z.array(z.string()),
    /** The account is in another company's name, and who of the holder has said that it is theirs. */
    otherName: z
      .object({ confirmedAt: instantOutput.nullable(), confirmedBy: z.string().nullable() })
      .nullable(),
  }),
})

export const staffReleaseAccount = defineCall({
  method: 'POST',
  path: '/staff/amazonAccount/release',
  access: caseWorkers,
  summary:
    'Takes an Amazon account from the company that authorised it, so that another can; its tokens are destroyed and its members are told the reason.',
  idempotent: true,
  refusals: ['shop.account_free', 'shop.account_moved'],
  input: z.object({ sellerId: sellerIdInput, companyId: idInput, reason: lineInput(300).min(1) }),
  output: z.object({ sellerId: z.string() }),
})
