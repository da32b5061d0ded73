import { expect, test } from 'vitest'
import { type MonthFacts, type MonthState, stateOfMonth } from './shop-months.ts'

const OCTOBER: MonthFacts = {
  month: '2026-10',
  since: '2026-08',
  neededFrom: null,
  isReported: false,
  isStated: false,
  fetch: null,
}
const fetched = (importStatus: NonNullable<MonthFacts['fetch']>['importStatus']): Partial<MonthFacts> => ({
  fetch: { status: 'IMPORTED', importStatus },
})
const ended = (status: NonNullable<MonthFacts['fetch']>['status']): Partial<MonthFacts> => ({
  fetch: { status, importStatus: null },
})

test.each<[string, Partial<MonthFacts>, MonthState]>([
  ['nothing is known of it', {}, 'MISSING'],
  ['it was uploaded', { isReported: true }, 'REPORTED'],
  ['the shop came later', { since: '2026-11' }, 'BEFORE'],
  ['the shop came later, and a return needs it', { since: '2026-11', neededFrom: '2026-10' }, 'MISSING'],
  ['the shop came later, and no return needs it', { since: '2026-11', neededFrom: '2026-11' }, 'BEFORE'],
  ['the shop came later, and it was uploaded', { since: '2026-11', isReported: true }, 'REPORTED'],
  ['it is to be ordered', ended('WAITING'), 'RUNNING'],
  ['it is being made', ended('ORDERED'), 'RUNNING'],
  ['it is fetched again', { ...ended('ORDERED'), isReported: true }, 'RUNNING'],
  ['it is being read', fetched('RUNNING'), 'RUNNING'],
  ['it waits to be read', fetched('WAITING'), 'RUNNING'],
  ['it was read, and had no sale that is new', fetched('FINISHED'), 'REPORTED'],
  ['it could not be read', fetched('FAILED'), 'MISSING'],
  ['somebody called its import off', fetched('CANCELLED'), 'MISSING'],
  ['there was nothing to report', ended('NO_SALES'), 'NO_SALES'],
  [
    'there was nothing to report, and a file has sales',
    { ...ended('NO_SALES'), isReported: true },
    'REPORTED',
  ],
  ['it is stated that there was nothing', { isStated: true }, 'NO_SALES'],
  ['it is stated so, and it was given up', { ...ended('FAILED'), isStated: true }, 'NO_SALES'],
  ['it is stated so, and a file has sales', { isReported: true, isStated: true }, 'REPORTED'],
  ['it is stated so, and it is fetched', { ...ended('ORDERED'), isStated: true }, 'RUNNING'],
  ['it is stated so, before the shop was here', { isStated: true, since: '2026-11' }, 'NO_SALES'],
  ['it was given up', ended('FAILED'), 'MISSING'],
  ['it was given up, and uploaded', { ...ended('FAILED'), isReported: true }, 'REPORTED'],
  ['it was given up, before the shop was here', { ...ended('FAILED'), since: '2026-11' }, 'BEFORE'],
])('%s', (_case, facts, state) => expect(stateOfMonth({ ...OCTOBER, ...facts })).toBe(state))
