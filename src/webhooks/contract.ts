import { z } from 'zod'
import { defineCall, emptyInput, idInput, instantOutput, pageInput, pageOf } from '#platform/shared/call.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { DELIVERY_STATES, ENDPOINTS_AT_MOST, EVENT_TYPES, FAILURES, TEST_TYPE } from './event-types.ts'

const urlInput = z.string().trim().min(1).max(500)
const descriptionInput = lineInput(80)
const eventsInput = z.array(z.enum(EVENT_TYPES)).min(1).max(EVENT_TYPES.length)

const endpointOutput = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  createdAt: instantOutput,
  /** Nothing has reached it since then. */
  failingSince: instantOutput.nullable(),
  disabledAt: instantOutput.nullable(),
  /** FAILING: nothing reached it for three days. GONE: it answered 410. */
  disabledBecause: z.enum(['FAILING', 'GONE']).nullable(),
  /** Until then the secret before this one signs too. */
  previousUntil: instantOutput.nullable(),
})
export type Endpoint = z.output<typeof endpointOutput>

/** The secret is in this answer alone. */
const withSecret = z.object({ endpoint: endpointOutput, secret: z.string() })

const endpointsOutput = z.object({
  endpoints: z.array(endpointOutput),
  atMost: z.number().int().describe(`${ENDPOINTS_AT_MOST} for a company`),
})

const one = z.object({ id: idInput })
export const listWebhooks = defineCall({
  method: 'GET',
  path: '/webhooks/list',
  access: 'sellerOwner',
  summary: 'Where the company’s own systems are told what happens.',
  input: emptyInput,
  output: endpointsOutput,
})

/** Not kept for repetition: its answer has the secret. */
export const createWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/create',
  access: 'sellerOwner',
  summary: 'Adds an endpoint. The answer has its secret, once.',
  refusals: ['webhooks.bad_address', 'webhooks.too_many'],
  input: z.object({ url: urlInput, description: descriptionInput.default(''), events: eventsInput }),
  output: withSecret,
})

export const updateWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/update',
  access: 'sellerOwner',
  summary: 'Changes where it is, what it is called, or what it is told.',
  refusals: ['webhooks.bad_address', 'webhooks.not_found'],
  input: one.extend({
    url: urlInput.optional(),
    description: descriptionInput.optional(),
    events: eventsInput.optional(),
  }),
  output: endpointOutput,
})

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: '/webhooks/rotateSecret',
  access: 'sellerOwner',
  summary: 'Another secret, in this answer alone. For 24 hours both sign, side by side.',
  refusals: ['webhooks.not_found'],
  input: one,
  output: withSecret,
})

export const enableWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/enable',
  access: 'sellerOwner',
  summary: 'Tells it again what happens, after it was disabled.',
  refusals: ['webhooks.not_found'],
  input: one,
  output: endpointOutput,
})

export const removeWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/remove',
  access: 'sellerOwner',
  summary: 'Removes an endpoint with its log.',
  refusals: ['webhooks.not_found'],
  input: one,
  output: endpointsOutput,
})

const deliveryOutput = z.object({
  /** `webhook-id` of the message. */
  eventId: z.string(),
  type: z.enum([...EVENT_TYPES, TEST_TYPE]),
  payload: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  createdAt: instantOutput,
  triedAt: instantOutput.nullable(),
  nextTryAt: instantOutput.nullable(),
  failure: z.enum(FAILURES).nullable(),
  answerStatus: z.number().int().nullable(),
  /** The first kilobyte of what it answered. */
  answerText: z.string().nullable(),
})
export type Delivery = z.output<typeof deliveryOutput>

export const listWebhookDeliveries = defineCall({
  method: 'GET',
  path: '/webhooks/deliveries',
  access: 'sellerOwner',
  summary: 'What an endpoint was told in the last 30 days, newest first.',
  refusals: ['webhooks.not_found'],
  input: one.extend(pageInput),
  output: pageOf(deliveryOutput),
})

export const replayWebhookDelivery = defineCall({
  method: 'POST',
  path: '/webhooks/replay',
  access: 'sellerOwner',
  summary: 'Sends a message of the log again, under the same id.',
  refusals: ['webhooks.not_found', 'webhooks.disabled', 'limits.too_many_tries'],
  input: one.extend({ eventId: idInput }),
  output: deliveryOutput,
})

export const testWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/test',
  access: 'sellerOwner',
  summary: 'Sends a message that means nothing, once; the log says what became of it.',
  refusals: ['webhooks.not_found', 'limits.too_many_tries'],
  input: one,
  output: deliveryOutput,
})
