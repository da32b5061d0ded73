import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const OPEN = { status: 'OPEN', turn: 'seller' } as const
const AGENCY = { status: 'OPEN', turn: 'agency' } as const
const DONE = { status: 'COMPLETED', turn: 'none' } as const
const CANCELLED = { status: 'CANCELLED', turn: 'none' } as const
const HELD = { status: 'ON_HOLD', turn: 'none' } as const

type Given = Parameters<typeof newsOf>[0]
const line = (key: string) => ({ key }) as Given['lines'][number]
const supplement = {} as Given['newSupplements'][number]
const nothing = { isNew: false, newSupplements: [], lines: [] }

test.each<[string, Omit<Given, keyof typeof nothing> & Partial<Given>, string[]]>([
  ['is changed in itself', { before: OPEN, workOrder: OPEN }, []],
  ['is opened', { isNew: true, before: OPEN, workOrder: OPEN }, ['opened']],
  ['is opened and waits for the agency', { isNew: true, before: OPEN, workOrder: AGENCY }, ['opened']],
  ['goes to the agency', { before: OPEN, workOrder: AGENCY }, ['turn_changed']],
  ['is put on hold', { before: OPEN, workOrder: HELD }, ['turn_changed']],
  ['is completed', { before: AGENCY, workOrder: DONE }, ['finished']],
  ['is cancelled', { before: HELD, workOrder: CANCELLED }, ['finished']],
  ['was completed before', { before: DONE, workOrder: DONE }, []],
  [
    'has its number',
    { before: OPEN, workOrder: AGENCY, lines: [line('node.grantedNumber')] },
    ['granted', 'turn_changed'],
  ],
  [
    'has its number, and that was all',
    { before: AGENCY, workOrder: DONE, lines: [line('node.granted')] },
    ['granted', 'finished'],
  ],
  [
    'asks for supplements',
    { before: AGENCY, workOrder: OPEN, newSupplements: [supplement, supplement] },
    ['supplement_asked', 'turn_changed'],
  ],
  [
    'asks for one more',
    { before: OPEN, workOrder: OPEN, newSupplements: [supplement] },
    ['supplement_asked'],
  ],
])('a work order that %s', (_name, given, expected) => {
  expect(newsOf({ ...nothing, ...given })).toEqual(expected)
})
