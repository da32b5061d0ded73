import { expect, test } from 'vitest'
import { isOf, readsOf } from './staff-hints.ts'

const LIST = ['/staff/queue/list', { view: 'myTurn' }]
const OWN = ['/staff/workOrder/get', { workOrderId: 'wo_1' }]
const OTHER = ['/staff/workOrder/get', { workOrderId: 'wo_2' }]
const TALK = ['/staff/talk/list', { workOrderId: 'wo_1' }]
const NOTES = ['/staff/note/list', {}]
const PRESENT = ['/staff/presence/list', { workOrderId: ['wo_1', 'wo_2'] }]
const FORM = ['/staff/form/template', { workOrderId: 'wo_1' }]

const ALL = { LIST, OWN, OTHER, TALK, NOTES, PRESENT, FORM }

test.each([
  ['order', 'wo_1', ['LIST', 'OWN']],
  ['order', undefined, ['LIST', 'OWN', 'OTHER']],
  ['talk', 'wo_1', ['TALK']],
  ['talk', 'wo_2', []],
  ['presence', 'wo_1', ['PRESENT']],
  ['note', undefined, ['NOTES']],
  ['open', undefined, ['LIST', 'OWN', 'OTHER', 'TALK', 'NOTES', 'PRESENT']],
  ['somethingNew', 'wo_1', []],
])('%s of %s reads %j again', (kind, of, expected) => {
  const reads = readsOf(kind, of)
  const again = Object.entries(ALL).filter(([, key]) => reads.some((read) => isOf(read, key)))
  expect(again.map(([name]) => name)).toEqual(expected)
})
