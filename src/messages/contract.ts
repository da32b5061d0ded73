import { z } from 'zod'
import { defineCall, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { MESSAGE_TYPES } from './message-types.ts'

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
