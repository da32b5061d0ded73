import { expect, test } from 'vitest'
import { optedDays, type SaidOption } from './opted-for-destination.ts'

const yes = (year: number, optedFrom: string): SaidOption => ({ year, opted: true, optedFrom })
const no = (year: number): SaidOption => ({ year, opted: false, optedFrom: null })

test.each<[string, Parameters<typeof optedDays>, ReturnType<typeof optedDays>]>([
  ['neither', [null, []], null],
  ['not opted', [null, [no(2026)]], null],
  ['the one-stop shop, always', [{}, []], {}],
  ['the one-stop shop, from a day on', [{ from: '2026-04-01' }, []], { from: '2026-04-01' }],
  ['an option that was said', [null, [yes(2026, '2026-03-01')]], { from: '2026-03-01' }],
  ['the earlier of both', [{ from: '2026-04-01' }, [yes(2026, '2026-03-01')]], { from: '2026-03-01' }],
  [
    'two calendar years at least, after the one-stop shop ended',
    [{ from: '2025-04-01', to: '2025-12-31' }, []],
    { from: '2025-04-01', to: '2026-12-31' },
  ],
  [
    'to its end where that is later',
    [{ from: '2022-04-01', to: '2025-06-30' }, []],
    { from: '2022-04-01', to: '2025-06-30' },
  ],
  [
    'until the year that says no',
    [null, [yes(2023, '2023-05-01'), no(2026)]],
    { from: '2023-05-01', to: '2025-12-31' },
  ],
  [
    'two calendar years, whatever is said',
    [null, [yes(2025, '2025-05-01'), no(2026)]],
    { from: '2025-05-01', to: '2026-12-31' },
  ],
])('%s', (_, given, expected) => expect(optedDays(...given)).toEqual(expected))
