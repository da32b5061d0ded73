import { expect, test } from 'vitest'
import { isOf, readsOf } from './staff-hints.ts'

const LIST = ['/staff/queue/list', { view: 'myTurn' }]
const OWN = ['/staff/workOrder/get', { workOrderId: 'wo_1' }]
const OTHER = ['/staff/workOrder/get', { workOrderId: 'wo_2' }]
const TALK = ['/staff/talk/list', { workOrderId: 'wo_1' }]
const NOTES = ['/staff/note/list', {}]
const PRESENT = ['/staff/presence/list', { workOrderId: ['wo_1', 'wo_2'] }]
const REFUNDS = ['/staff/refund/proposed', { page: 1 }]
const BY_HAND = ['/staff/refund/list', { page: 1 }]
const DISPUTES = ['/staff/dispute/list', { page: 1 }]
const TRANSFERS = ['/staff/transfer/list', { status: 'OPEN' }]
const EXACT = ['/staff/transfer/exact', {}]
const FORM = ['/staff/form/template', { workOrderId: 'wo_1' }]

const ALL = { LIST, OWN, OTHER, TALK, NOTES, PRESENT, REFUNDS, BY_HAND, DISPUTES, TRANSFERS, EXACT, FORM }
const MONEY = ['REFUNDS', 'BY_HAND', 'DISPUTES', 'TRANSFERS', 'EXACT']

test.each([
  ['order', 'wo_1', ['LIST', 'OWN']],
  ['order', undefined, ['LIST', 'OWN', 'OTHER']],
  ['talk', 'wo_1', ['LIST', 'OWN', 'TALK']],
  ['talk', 'wo_2', ['LIST', 'OTHER']],
  ['presence', 'wo_1', ['PRESENT']],
  ['note', undefined, ['NOTES']],
  ['open', undefined, ['LIST', 'OWN', 'OTHER', 'TALK', 'NOTES', 'PRESENT', ...MONEY]],
  ['money', undefined, MONEY],
  ['somethingNew', 'wo_1', []],
])('%s of %s reads %j again', (kind, of, expected) => {
  const reads = readsOf(kind, of)
  const again = Object.entries(ALL).filter(([, key]) => reads.some((read) => isOf(read, key)))
  expect(again.map(([name]) => name)).toEqual(expected)
})
