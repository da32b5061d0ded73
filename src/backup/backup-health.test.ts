import { expect, test } from 'vitest'
import { type BackupRuns, expiredBackups, healthOf } from './backup-health.ts'

const NOW = new Date('2026-11-23T14:00:00.000Z')
const ok = (at: string) => ({ at, name: 'x', bytes: 1, files: 0 })
const bad = (at: string) => ({ at, problem: 'is full' })
const NONE: BackupRuns = { success: undefined, failure: undefined, since: undefined, proven: undefined }

test.each([
  ['OFF', false, { ...NONE, success: ok('2026-11-23T02:00:00.000Z') }],
  ['FIRST_DUE', true, NONE],
  ['FIRST_DUE', true, { ...NONE, since: '2026-11-23T02:00:00.000Z' }],
  ['LATE', true, { ...NONE, since: '2026-11-22T01:59:00.000Z' }],
  ['FINE', true, { ...NONE, success: ok('2026-11-22T02:00:00.000Z') }],
  ['LATE', true, { ...NONE, success: ok('2026-11-22T01:59:59.000Z') }],
  ['FAILED', true, { ...NONE, failure: bad('2026-11-23T02:00:00.000Z') }],
  [
    'FAILED',
    true,
    { ...NONE, success: ok('2026-11-22T02:01:00.000Z'), failure: bad('2026-11-23T02:00:00.000Z') },
  ],
  [
    'FINE',
    true,
    { ...NONE, success: ok('2026-11-23T03:00:00.000Z'), failure: bad('2026-11-23T02:00:00.000Z') },
  ],
  [
    'LATE',
    true,
    { ...NONE, success: ok('2026-11-20T02:00:00.000Z'), failure: bad('2026-11-23T02:00:00.000Z') },
  ],
  ['INCOMPLETE', true, { ...NONE, success: { ...ok('2026-11-23T02:00:00.000Z'), missing: 1 } }],
  ['FINE', true, { ...NONE, success: { ...ok('2026-11-23T02:00:00.000Z'), missing: 0 } }],
  [
    'DAMAGED',
    true,
    {
      ...NONE,
      success: ok('2026-11-23T02:00:00.000Z'),
      proven: { day: '2026-11-23', at: '2026-11-23T02:00:00.000Z', damaged: ['files/x'] },
    },
  ],
  [
    'FAILED',
    true,
    { ...NONE, success: ok('2026-11-24T14:00:00.000Z'), failure: bad('2026-11-23T02:00:00.000Z') },
  ],
  ['LATE', true, { ...NONE, since: '2026-11-01T02:00:00.000Z', success: ok('2027-11-23T14:00:00.000Z') }],
  ['FINE', true, { ...NONE, success: ok('2026-11-23T14:30:00.000Z') }],
] as const)('%s when set up is %s and %j', (health, isSetUp, runs) => {
  expect(healthOf(isSetUp, runs, NOW)).toBe(health)
})

test.each([
  [[], 2, []],
  [['b', 'a'], 2, []],
  [['c', 'a', 'd', 'b'], 2, ['a', 'b']],
  [['a'], 1, []],
])('of %j, keeping %i, %j expire', (names, keep, gone) => {
  expect(expiredBackups(names, keep)).toEqual(gone)
})

test('what was written just now stays, though the clock was ahead when older ones were written', () => {
  expect(expiredBackups(['2027', '2026b', '2026a'], 1, '2026b')).toEqual(['2026a', '2027'])
  expect(expiredBackups(['2028', '2027', '2026'], 2, '2026')).toEqual(['2027'])
})
