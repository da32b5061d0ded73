import { z } from 'zod'
import { NODE_RESULTS } from '#catalogue/process.ts'
import { dayOutput, instantOutput } from '#platform/shared/call.ts'
import { ACCOUNT_IDENTITIES } from './account-identity.ts'
import { SHOP_STATUSES } from './authorisation.ts'
import { MARKETPLACES, REGIONS } from './marketplaces.ts'
import { VERDICTS } from './match/compare.ts'
import { FACTS, SOURCES } from './match/match-facts.ts'
import { noticeCauseSchema } from './notice-cause.ts'
import { NOTICE_ACTIONS, NOTICE_STATUSES } from './notices.ts'
import { NUMBER_ACTIONS, NUMBER_STATUSES } from './number-uploads.ts'

/* What the calls answer with. */

/**
 * What keeps `consentUrl` null: the marketplace has no consent, this portal is not set up for it, or the reader may
 * only read.
 */
const CONSENT_OBSTACLES = ['NOT_NEEDED', 'NOT_SET_UP', 'READ_ONLY'] as const

export const FAULTS = [
  'THROTTLED',
  'UNAVAILABLE',
  'UNREADABLE',
  'NOT_ALLOWED',
  'WITHDRAWN',
  'MISCONFIGURED',
] as const

export const shopSchema = z.object({
  id: z.string(),
  name: z.string(),
  marketplace: z.enum(MARKETPLACES),
  region: z.enum(REGIONS),
  sellerId: z.string().nullable(),
  /** Where the account may sell, as the marketplace says. */
  countries: z.array(z.string()),
  /** Where the marketplace has suspended its listings. */
  suspended: z.array(z.string()),
  status: z.enum(SHOP_STATUSES),
  authorisedAt: instantOutput.nullable(),
  /** The first day without the authorisation. */
  expiresAt: dayOutput.nullable(),
  daysLeft: z.number().int().nullable(),
  /** When the marketplace last answered. */
  lastSync: instantOutput.nullable(),
  /** Why it did not answer last time, and when it is asked again at the earliest. */
  fault: z.enum(FAULTS).nullable(),
  askAgainAt: instantOutput.nullable(),
  /** Whose the account is. `OTHER`: nothing is read of it until `confirmed`. */
  account: z.object({
    is: z.enum(ACCOUNT_IDENTITIES),
    name: z.string().nullable(),
    registrationNumber: z.string().nullable(),
    confirmed: z.object({ at: instantOutput, by: z.string().nullable() }).nullable(),
  }),
  /** Months, `2026-10`, whose sales the running returns need and that the portal does not have. */
  missingMonths: z.array(z.string()),
  /** The returns that need this shop's sales, with their next due days. */
  returns: z.array(z.object({ country: z.string(), dueAt: dayOutput.nullable() })),
  consentUrl: z.string().nullable(),
  consentObstacle: z.enum(CONSENT_OBSTACLES).nullable(),
})
export type Shop = z.output<typeof shopSchema>

/** Of a VAT number: what the register said, whether there is a certificate, and that Amazon does not say it. */
const MATCH_NOTES = [
  'IN_FORCE',
  'NOT_IN_FORCE',
  'NOT_ASKED',
  'CERTIFICATE',
  'NO_CERTIFICATE',
  'NOT_READABLE',
] as const

const matchCellSchema = z.object({
  source: z.enum(SOURCES),
  text: z.string().nullable(),
  /** Against what most sources say; `UNKNOWN` where it says nothing, or nobody else does. */
  verdict: z.enum([...VERDICTS, 'UNKNOWN']),
  /** The text in pieces; those that differ are marked. */
  pieces: z.array(z.object({ text: z.string(), differs: z.boolean() })),
  note: z.enum(MATCH_NOTES).nullable(),
  at: instantOutput.nullable(),
})
export type MatchCell = z.output<typeof matchCellSchema>

export const matchRowSchema = z.object({
  fact: z.enum(FACTS),
  /** Of a VAT number. */
  country: z.string().nullable(),
  cells: z.array(matchCellSchema),
})
export type MatchRow = z.output<typeof matchRowSchema>

export const shopNumberSchema = z.object({
  shopId: z.string(),
  shopName: z.string(),
  marketplace: z.enum(MARKETPLACES),
  region: z.enum(REGIONS),
  registrationId: z.string(),
  kind: z.enum(NODE_RESULTS),
  country: z.string(),
  number: z.string(),
  status: z.enum(NUMBER_STATUSES),
  /** The day of what is noted. */
  day: dayOutput.nullable(),
  reason: z.string().nullable(),
  screenshot: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
  actions: z.array(z.enum(NUMBER_ACTIONS)),
})
export type ShopNumber = z.output<typeof shopNumberSchema>

/** What a marketplace wrote, as both sides see it. */
export const noticeSchema = z.object({
  id: z.string(),
  shop: z.object({
    id: z.string(),
    name: z.string(),
    marketplace: z.enum(MARKETPLACES),
    region: z.enum(REGIONS),
  }),
  /** The number that it is about. */
  number: z.string().nullable(),
  text: z.string(),
  graceUntil: dayOutput.nullable(),
  /** Negative when the day is over. */
  daysLeft: z.number().int().nullable(),
  status: z.enum(NOTICE_STATUSES),
  /** What the match found when the notice came. */
  causes: z.array(noticeCauseSchema),
  note: z.string(),
  cameOn: dayOutput.describe('the day from which its days were counted'),
  createdAt: instantOutput,
  changedAt: instantOutput,
})

const paperSchema = z.object({ uploadId: z.string(), name: z.string() })

/** With the type of its bytes, which says how it is shown. */
export const screenshotSchema = paperSchema.extend({ type: z.string() })

export const shopNoticeSchema = noticeSchema.extend({
  screenshot: screenshotSchema.nullable(),
  /** What it can be answered with. */
  papers: z.array(
    paperSchema.extend({
      country: z
        .string()
        .nullable()
        .describe('of the number that a certificate is of; null: the company’s own'),
      number: z.string().nullable(),
    }),
  ),
  actions: z.array(z.enum(NOTICE_ACTIONS)),
})
export type ShopNotice = z.output<typeof shopNoticeSchema>
