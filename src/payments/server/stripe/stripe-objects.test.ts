import { expect, it } from 'vitest'
import { newObject } from '../../local-stripe/shapes.ts'
import { disputeOf, refundOf, sessionOf } from './stripe-objects.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const session = (values: object) =>
  newObject('checkout.session', NOW, {
    amount_total: 5_000,
    currency: 'eur',
    client_reference_id: 'pay_1',
    metadata: { order_number: 'OR-1' },
    status: 'open',
    payment_status: 'unpaid',
    ...values,
  })
const intent = (status: string, error: object | null = null) => ({
  id: 'pi_1',
  status,
  last_payment_error: error,
})
const declined = { code: 'card_declined' }

it.each([
  ['nobody has tried', { payment_intent: null }, undefined, 'OPEN'],
  [
    'the card was declined',
    { payment_intent: intent('requires_payment_method', declined) },
    undefined,
    'REFUSED',
  ],
  ['the card is being confirmed', { payment_intent: intent('requires_action') }, undefined, 'OPEN'],
  ['nobody came in time', { status: 'expired' }, undefined, 'EXPIRED'],
  [
    'the money came',
    { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' },
    undefined,
    'PAID',
  ],
  ['a debit is on its way', { status: 'complete', payment_intent: 'pi_1' }, undefined, 'PROCESSING'],
  [
    'a debit is being collected',
    { status: 'complete', payment_intent: intent('processing') },
    undefined,
    'PROCESSING',
  ],
  [
    'a debit was refused',
    { status: 'complete', payment_intent: intent('requires_payment_method', declined) },
    undefined,
    'REFUSED',
  ],
  [
    'an event says that a debit was refused',
    { status: 'complete', payment_intent: 'pi_1' },
    'checkout.session.async_payment_failed',
    'REFUSED',
  ],
] as const)('a session where %s', (_, values, type, status) => {
  expect(sessionOf(session(values), type)?.status).toBe(status)
})

it('a session that this portal did not begin is none', () => {
  expect(sessionOf(session({ client_reference_id: null }))).toBeUndefined()
  expect(sessionOf(session({ metadata: {} }))).toBeUndefined()
  expect(sessionOf(session({ currency: 'jpy' }))).toBeUndefined()
})

it.each([
  ['succeeded', 'SUCCEEDED', null],
  ['pending', 'PENDING', null],
  ['requires_action', 'PENDING', null],
  ['failed', 'FAILED', 'expired_or_canceled_card'],
  ['canceled', 'FAILED', 'canceled'],
] as const)('a refund that %s', (status, ours, failure) => {
  const reason = status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}
  const object = newObject('refund', NOW, {
    status,
    metadata: { refund: 'rf_1' },
    payment_intent: 'pi_1',
    ...reason,
  })
  expect(refundOf({ ...object, currency: 'eur' })).toMatchObject({ status: ours, failure, reference: 'rf_1' })
})

it.each([
  ['needs_response', 'OPEN', false],
  ['warning_needs_response', 'OPEN', true],
  ['under_review', 'ANSWERED', false],
  ['warning_under_review', 'ANSWERED', true],
  ['won', 'WON', false],
  ['warning_closed', 'WON', true],
  ['lost', 'LOST', false],
] as const)('a dispute that is %s', (status, ours, isInquiry) => {
  const object = newObject('dispute', NOW, { status, payment_intent: 'pi_1' })
  expect(disputeOf({ ...object, currency: 'eur' })).toMatchObject({
    status: ours,
    isInquiry,
    intentId: 'pi_1',
    dueAt: new Date('2024-08-14T23:59:59Z'),
  })
})
