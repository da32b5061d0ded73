import { z } from 'zod'
import { defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { CHANNELS } from './channels.ts'
import { MESSAGE_TYPES, TOPICS } from './message-types.ts'

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(MESSAGE_TYPES),
  title: z.string(),
  /** Plain text; a line break begins a paragraph. */
  body: z.string(),
  /** A page of this portal: where one can see it, or do it. */
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: instantOutput,
})
export type Message = z.output<typeof messageSchema>

const unreadSchema = z.object({
  ALL: z.number().int(),
  SYSTEM: z.number().int(),
  ORDER: z.number().int(),
  WORK_ORDER: z.number().int(),
  DECLARATION: z.number().int(),
  PROMOTION: z.number().int(),
})
export type UnreadCounts = z.output<typeof unreadSchema>

const countOutput = z.number().int()
const idsInput = z.array(idInput).min(1).max(100)

export const listMessages = defineCall({
  method: 'GET',
  path: '/stationMsg/list',
  access: 'seller',
  summary: 'The messages to the caller in the active company, newest first, in the language of the request.',
  input: z.object({
    ...pageInput,
    type: z.enum(MESSAGE_TYPES).optional(),
    read: z.enum(['true', 'false']).optional(),
  }),
  output: pageOf(messageSchema),
})

export const countUnread = defineCall({
  method: 'GET',
  path: '/stationMsg/unRead',
  access: 'seller',
  summary: 'How many messages are unread.',
  input: z.object({}),
  output: countOutput,
})

export const countUnreadByType = defineCall({
  method: 'GET',
  path: '/stationMsg/unRead/ALL',
  access: 'seller',
  summary: 'How many messages are unread, by type.',
  input: z.object({}),
  output: unreadSchema,
})

export const readMessage = defineCall({
  method: 'POST',
  path: '/stationMsg/read/{id}',
  access: 'seller',
  summary: 'Marks a message as read; answers the unread counts after it.',
  refusals: ['messages.not_found'],
  input: z.object({ id: idInput }),
  output: unreadSchema,
})

export const readAllMessages = defineCall({
  method: 'POST',
  path: '/stationMsg/readAll/{type}',
  access: 'seller',
  summary: 'Marks all messages, or those of a type, as read; answers how many were unread.',
  input: z.object({ type: z.enum(['ALL', ...MESSAGE_TYPES]) }),
  output: countOutput,
})

export const deleteMessage = defineCall({
  method: 'POST',
  path: '/stationMsg/delete/{id}',
  access: 'seller',
  summary:
    'Deletes a message; answers the unread counts after it. One that is deleted already stays deleted.',
  refusals: ['messages.not_found'],
  input: z.object({ id: idInput, reason: lineInput(200).optional() }),
  output: unreadSchema,
})

export const deleteMessages = defineCall({
  method: 'POST',
  path: '/stationMsg/delete',
  access: 'seller',
  summary: 'Deletes messages, all or none; answers how many were not deleted before.',
  refusals: ['messages.not_found'],
  input: z.object({ ids: idsInput }),
  output: countOutput,
})

export const restoreMessages = defineCall({
  method: 'POST',
  path: '/stationMsg/restore',
  access: 'seller',
  summary: 'Brings back messages that were deleted in the last 30 days, all or none; answers how many.',
  refusals: ['messages.not_found'],
  input: z.object({ ids: idsInput }),
  output: countOutput,
})

const topicSchema = z.object({
  topic: z.enum(TOPICS),
  here: z.boolean(),
  email: z.boolean(),
  digest: z.boolean(),
  /** What cannot be turned off. */
  locked: z.array(z.enum(CHANNELS)),
})
export type TopicSettings = z.output<typeof topicSchema>

const settingsSchema = z.object({
  /** Where the mails go. */
  email: z.string(),
  /** When the daily mail is sent, on the reader's clock. */
  digest: z.object({ hour: z.number().int(), timeZone: z.string() }),
  topics: z.array(topicSchema),
})
export type NotificationSettings = z.output<typeof settingsSchema>

export const readNotifications = defineCall({
  method: 'GET',
  path: '/user/notifications',
  access: 'seller',
  summary: 'How the caller is notified in the active company: by topic and channel.',
  input: z.object({}),
  output: settingsSchema,
})

export const changeNotifications = defineCall({
  method: 'POST',
  path: '/user/notifications/update',
  access: 'seller',
  summary: 'Turns one channel of one topic on or off.',
  refusals: ['messages.channel_locked'],
  input: z.object({ topic: z.enum(TOPICS), channel: z.enum(CHANNELS), on: z.boolean() }),
  output: settingsSchema,
})

/** What the link in a mail stops: mails of its topic, the daily mail, or everything that can be stopped. */
export const MAIL_SCOPES = [...TOPICS, 'DIGEST', 'ALL'] as const
export type MailScope = (typeof MAIL_SCOPES)[number]

const mailKeyInput = z.string().min(20).max(100)
const mailChoicesSchema = z.object({
  /** Shortened: the link may have been passed on. */
  email: z.string(),
  topics: z.array(topicSchema),
})
export type MailChoices = z.output<typeof mailChoicesSchema>

const LINK_REFUSALS = ['messages.link_unknown', 'limits.too_many_tries'] as const

export const readMailChoices = defineCall({
  method: 'POST',
  path: '/user/notifications/byLink',
  access: 'public',
  summary: 'The mails that the holder of a link receives. Changes nothing.',
  refusals: LINK_REFUSALS,
  input: z.object({ key: mailKeyInput }),
  output: mailChoicesSchema,
})

export const stopMails = defineCall({
  method: 'POST',
  path: '/user/notifications/unsubscribe',
  access: 'public',
  summary: 'Stops mails by the link in one of them, without signing in; answers what is still sent.',
  refusals: LINK_REFUSALS,
  input: z.object({ key: mailKeyInput, scope: z.enum(MAIL_SCOPES) }),
  output: mailChoicesSchema,
})

export const openStream = defineCall({
  method: 'GET',
  path: '/stream',
  access: 'seller',
  kind: 'stream',
  summary:
    'Server-sent events that say what to read again: `open` (everything: after a break too), `unread`, `cart`, `node`, `talk`.',
  refusals: ['messages.streams_full'],
  input: z.object({}),
  output: z.string(),
})
