import { expect, it } from 'vitest'
import { type KeptLine, type LedgerNeed, linesToForget } from './keeping.ts'

const LINE: KeptLine = {
  id: 'led_1',
  status: 'REVIEWED',
  country: 'DE',
  date: '2026-03-15',
  month: '2026-03-01',
  changedOn: '2026-04-02',
}
const need = (changes: Partial<LedgerNeed>): LedgerNeed[] => [
  { country: 'DE', fromDay: '2026-01-01', toDay: '2026-03-31', ...changes },
]

it.each<[string, Partial<KeptLine>, string, readonly LedgerNeed[], boolean]>([
  ['on the last day of its tenth year', {}, '2036-12-31', [], false],
  ['a day later', {}, '2037-01-01', [], true],
  ['removed', { status: 'REMOVED' }, '2037-01-01', [], true],
  ['that waits for its review', { status: 'SUBMITTED' }, '2040-01-01', [], false],
  ['that waits for the seller', { status: 'RETURNED' }, '2040-01-01', [], false],
  ['declared in the year after its document', { date: '2025-12-30' }, '2036-12-31', [], false],
  ['reviewed in a later year', { changedOn: '2027-01-05' }, '2037-12-31', [], false],
  ['reviewed in a later year, a day later', { changedOn: '2027-01-05' }, '2038-01-01', [], true],
  ['whose return is kept', {}, '2037-01-01', need({}), false],
  [
    'whose month ends as a return begins',
    {},
    '2037-01-01',
    need({ fromDay: '2026-04-01', toDay: '2026-06-30' }),
    true,
  ],
  ['of another state than the return', {}, '2037-01-01', need({ country: 'FR' }), true],
  ['of a year whose annual return is kept', {}, '2037-01-01', need({ toDay: '2026-12-31' }), false],
])('a line %s', (_, changes, today, needs, gone) => {
  expect(linesToForget([{ ...LINE, ...changes }], { today, needs })).toHaveLength(gone ? 1 : 0)
})
