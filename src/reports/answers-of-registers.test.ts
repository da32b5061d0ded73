import { expect, it } from 'vitest'
import { differsIn } from './answers-of-registers.ts'

const YES = { confirmed: true, deniedSince: null }
const lost = (deniedSince: string) => ({ confirmed: true, deniedSince })
const never = (deniedSince: string) => ({ confirmed: false, deniedSince })
const MARCH = { first: '2026-03-01', last: '2026-03-31' }

it.each([
  ['silence after silence', null, undefined, false],
  ['silence after a yes', YES, undefined, false],
  ['the first yes', null, YES, true],
  ['the first no', null, never('2026-11-20'), true],
  ['a further yes', YES, YES, false],
  ['a no after a yes, within the days', YES, lost('2026-03-31'), true],
  ['a no after a yes, before the days', YES, lost('2026-02-01'), true],
  ['a no after a yes, behind the days', YES, lost('2026-04-01'), false],
  ['an earlier no within the days', lost('2026-03-20'), lost('2026-03-10'), true],
  ['an earlier no before the days', lost('2026-02-20'), lost('2026-01-10'), false],
  ['a yes after a no', never('2026-03-02'), YES, true],
  ['a further no where there never was a yes', never('2026-03-02'), never('2026-03-02'), false],
  ['a yes that ended before the days, where there was none', never('2026-02-02'), lost('2026-02-20'), true],
])('%s', (_, before, now, differs) => {
  expect(differsIn(MARCH, before, now)).toBe(differs)
})
