import { expect, it } from 'vitest'
import type { FilingStatus } from './declaration.ts'
import type { Waiting } from './waiting.ts'
import { type Holder, standingName, turnOf } from './whose-turn.ts'

const STATED = new Date('2026-11-02T08:00:00Z')
const nothing: Waiting = { reason: 'NOTHING_FOUND' }
const report: Waiting = { reason: 'REPORT', channel: 'Amazon', month: '2026-10' }
const rows: Waiting = { reason: 'ROWS', count: 2, importId: 'im_1', file: 'a.csv' }

it.each<[string, FilingStatus, Waiting[], Date | null, Holder, string]>([
  ['nothing found', 'AWAITING_DATA', [nothing], null, 'seller', 'AWAITING_DATA'],
  ['nothing found, and stated', 'AWAITING_DATA', [nothing], STATED, 'agency', 'NIL_STATED'],
  ['stated, but a report is missing', 'AWAITING_DATA', [report, nothing], STATED, 'seller', 'AWAITING_DATA'],
  ['stated, but rows need correcting', 'AWAITING_DATA', [rows], STATED, 'seller', 'AWAITING_DATA'],
  ['the nil return to confirm', 'AWAITING_CONFIRMATION', [], STATED, 'seller', 'AWAITING_CONFIRMATION'],
])('%s: the turn of the right one', (_name, status, waitingFor, nilStatedAt, turn, standing) => {
  expect(turnOf({ status, waitingFor, nilStatedAt })).toBe(turn)
  expect(standingName({ status, turn })).toBe(standing)
})
