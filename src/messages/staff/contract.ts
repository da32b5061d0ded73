import { z } from 'zod'
import {
  type Access,
  defineCall,
  idInput,
  instantOutput,
  integerInput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { isCountryCode } from '#platform/shared/countries.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput, withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { localTextSchema } from '#platform/shared/local-text.ts'

const WHO: Access = { staff: ['admin'] }

/** `SENDING`: the rows are being made. `SENT`: everybody has theirs. */
export const ANNOUNCEMENT_STATUSES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'WITHDRAWN'] as const
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number]

/** A notice about the portal, or an offer, which goes by mail only to those who asked for such mails. */
export const ANNOUNCEMENT_TYPES = ['SYSTEM', 'PROMOTION'] as const

/** Everybody, who bought a service, or whose company is established in a country. */
const audienceInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ALL') }),
  z.object({
    kind: z.literal('PRODUCT'),
    product: z
      .string()
      .max(60)
      .refine((code) => /^[a-z0-9-]+$/.test(code), saying('Choose a service.', '请选择服务。')),
  }),
  z.object({
    kind: z.literal('COUNTRY'),
    country: z
      .string()
      .max(2)
      .refine(isCountryCode, saying('Choose a country or region.', '请选择国家或地区。')),
  }),
])
export type Audience = z.output<typeof audienceInput>

const titleInput = lineInput(120).min(1)
const bodyInput = z.string().trim().min(1).max(2_000).transform(withoutHiddenMarks)

const instantInput = z
  .string()
  .max(40)
  .refine(
    (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
    saying('Enter date and time.', '请填写日期和时间。'),
  )

const announcementInput = z.object({
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.object({ en: titleInput, zh: titleInput }),
  body: z.object({ en: bodyInput, zh: bodyInput }),
  /** A page of this portal. */
  link: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[\w\-/?=&#.]*$/)
    .nullable(),
  audience: audienceInput,
  /** Also by mail, as far as each member wants such mails. */
  byMail: z.boolean(),
})
export type AnnouncementDraft = z.output<typeof announcementInput>

const announcementSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(ANNOUNCEMENT_STATUSES),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: localTextSchema,
  body: localTextSchema,
  link: z.string().nullable(),
  audience: audienceInput,
  byMail: z.boolean(),
  /** How many people have it. */
  recipients: z.number().int(),
  publishAt: instantOutput.nullable(),
  createdAt: instantOutput,
  createdByName: z.string(),
})
export type Announcement = z.output<typeof announcementSchema>

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/staff/announcement/list',
  access: WHO,
  summary: 'Announcements, the newest first.',
  input: z.object({ ...pageInput, status: z.enum(ANNOUNCEMENT_STATUSES).optional() }),
  output: pageOf(announcementSchema),
})

export const readAnnouncement = defineCall({
  method: 'GET',
  path: '/staff/announcement/get',
  access: WHO,
  summary: 'One announcement.',
  refusals: ['messages.announcement_not_found'],
  input: z.object({ id: idInput }),
  output: announcementSchema,
})

export const createAnnouncement = defineCall({
  method: 'POST',
  path: '/staff/announcement/create',
  access: WHO,
  summary: 'Drafts an announcement. Nobody sees it yet.',
  idempotent: true,
  input: z.object({ draft: announcementInput }),
  output: announcementSchema,
})

const ofVersion = { id: idInput, version: integerInput }
const CHANGES = [
  'messages.announcement_not_found',
  'messages.announcement_changed',
  'messages.announcement_not_possible',
] as const

export const updateAnnouncement = defineCall({
  method: 'POST',
  path: '/staff/announcement/update',
  access: WHO,
  summary: 'Changes a draft.',
  idempotent: true,
  refusals: CHANGES,
  input: z.object({ ...ofVersion, draft: announcementInput }),
  output: announcementSchema,
})

export const publishAnnouncement = defineCall({
  method: 'POST',
  path: '/staff/announcement/publish',
  access: WHO,
  summary: 'Publishes a draft now, or within a few minutes of a later time.',
  idempotent: true,
  refusals: CHANGES,
  input: z.object({
    ...ofVersion,
    at: instantInput.optional(),
  }),
  output: announcementSchema,
})

export const withdrawAnnouncement = defineCall({
  method: 'POST',
  path: '/staff/announcement/withdraw',
  access: WHO,
  summary: 'Withdraws an announcement: it disappears from every list. Mails that went out stay.',
  idempotent: true,
  refusals: CHANGES,
  input: z.object(ofVersion),
  output: announcementSchema,
})
