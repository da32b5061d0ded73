import { z } from 'zod'
import { defineCall, emptyInput, instantOutput } from '#platform/shared/call.ts'

const choices = { amounts: z.boolean(), reminders: z.boolean(), renewals: z.boolean() }

const feedOutput = z.object({
  /** Null: there is none. Whoever has it reads the calendar, and nothing else. */
  address: z.string().nullable(),
  createdAt: instantOutput.nullable(),
  /** When a calendar last asked for it, to within a few minutes. */
  lastReadAt: instantOutput.nullable(),
  choices: z.object(choices),
})
export type Feed = z.output<typeof feedOutput>

const changesInput = z.object(choices).partial()
export type FeedChanges = z.output<typeof changesInput>

export const readCalendarFeed = defineCall({
  method: 'GET',
  path: '/calendar/feed',
  access: 'seller',
  summary: 'The private address of the person’s own calendar feed.',
  input: emptyInput,
  output: feedOutput,
})

export const createCalendarFeed = defineCall({
  method: 'POST',
  path: '/calendar/feed/create',
  access: 'seller',
  summary: 'Makes the private address, or a new one in its place: the old one opens nothing any more.',
  input: emptyInput,
  output: feedOutput,
})

export const updateCalendarFeed = defineCall({
  method: 'POST',
  path: '/calendar/feed/update',
  access: 'seller',
  summary: 'Chooses what the feed carries.',
  refusals: ['calendar.no_feed'],
  input: changesInput,
  output: feedOutput,
})

export const revokeCalendarFeed = defineCall({
  method: 'POST',
  path: '/calendar/feed/revoke',
  access: 'seller',
  summary: 'Ends the private address.',
  input: emptyInput,
  output: feedOutput,
})

/** Outside the envelope when it succeeds: calendar programs read it. */
export const openCalendarFeed = defineCall({
  method: 'GET',
  path: '/calendar/feed/{token}.ics',
  access: 'public',
  kind: 'file',
  summary: 'The calendar at a private address, as iCalendar (RFC 5545), in the language of its person.',
  refusals: ['calendar.feed_unknown', 'limits.too_many_tries'],
  input: z.object({ token: z.string().max(100) }),
  output: z.unknown(),
})
