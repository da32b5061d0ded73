import { expect, it } from 'vitest'
import type { FilingStatus } from './declaration.ts'
import type { Waiting } from './waiting.ts'
import { whyOf, type Why } from './why-waiting.ts'

const report: Waiting = { reason: 'REPORT', channel: 'Amazon', month: '2026-03' }
const rate: Waiting = { reason: 'RATE', currency: 'SEK', day: '2026-03-31' }
const nothing: Waiting = { reason: 'NOTHING_FOUND' }

it.each<[string, FilingStatus, string, Waiting[], Why]>([
  ['with the seller', 'AWAITING_CONFIRMATION', 'PL', [], 'AWAITING_CONFIRMATION'],
  ['not calculated yet', 'AWAITING_DATA', 'PL', [], 'AWAITING_DATA'],
  ['a report', 'AWAITING_DATA', 'PL', [report, { ...report, month: '2026-02' }], 'REPORT'],
  ['a rate that is published', 'AWAITING_DATA', 'PL', [rate], 'RATE'],
  ['a rate that staff enter', 'AWAITING_DATA', 'DE', [rate], 'RATE_ENTERED'],
  [
    'rows to correct',
    'AWAITING_DATA',
    'PL',
    [{ reason: 'ROWS', count: 2, importId: 'im_1', file: 'a.csv' }],
    'ROWS',
  ],
  [
    'a file that is not read',
    'AWAITING_DATA',
    'PL',
    [{ reason: 'UNREAD', importId: 'im_1', file: 'a.csv', isToMap: true }],
    'UNREAD',
  ],
  ['nothing belongs here', 'AWAITING_DATA', 'PL', [nothing], 'NIL'],
  ['a report, and nothing yet', 'AWAITING_DATA', 'PL', [report, nothing], 'AWAITING_DATA'],
  ['a list of nothing', 'AWAITING_DATA', 'PL', [{ reason: 'NOT_DUE' }], 'NOT_DUE'],
  ['made by hand', 'AWAITING_DATA', 'PL', [{ reason: 'NOT_CALCULATED' }], 'NOT_CALCULATED'],
  [
    'weights',
    'AWAITING_DATA',
    'DE',
    [{ reason: 'MORE_WEIGHTS', count: 2 }, { reason: 'NOT_CREDIBLE' }],
    'QUANTITIES',
  ],
  ['what it lacked before', 'CALCULATED', 'PL', [report], 'CALCULATED'],
])('%s', (_name, status, country, waitingFor, expected) => {
  expect(whyOf({ status, country, scheme: 'LOCAL', waitingFor, nilStatedAt: null })).toBe(expected)
})

it('that the seller has stated it', () => {
  const known = { status: 'AWAITING_DATA', country: 'PL', scheme: 'LOCAL', waitingFor: [nothing] } as const
  expect(whyOf({ ...known, nilStatedAt: new Date() })).toBe('NIL_STATED')
})

it('what is held up says so before its status', () => {
  const confirmed = {
    status: 'CONFIRMED',
    country: 'GB',
    scheme: 'LOCAL',
    waitingFor: [],
    nilStatedAt: null,
  } as const
  expect(whyOf(confirmed, 'AT_HMRC_UNCLEAR')).toBe('AT_HMRC_UNCLEAR')
})
