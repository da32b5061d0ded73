import { expect, it } from 'vitest'
import type { MatchCell, MatchRow } from '../contract.ts'
import { isCompared } from './differences.ts'

const cell = (source: MatchCell['source'], text: string | null): MatchCell => ({
  source,
  text,
  verdict: 'UNKNOWN',
  pieces: [],
  note: null,
  at: null,
})
const row = (...cells: MatchCell[]): MatchRow => ({ fact: 'NAME', country: null, cells })

it.each([
  ['nothing is known', [], false],
  [
    'the shop is not connected',
    [row(cell('PORTAL', 'A Ltd'), cell('PAPERS', 'A Ltd'), cell('SHOP', null))],
    false,
  ],
  ['the shop alone says it', [row(cell('PORTAL', null), cell('SHOP', 'A Ltd'))], false],
  ['the shop and the portal say it', [row(cell('PORTAL', 'A Ltd'), cell('SHOP', 'A Ltd'))], true],
])('%s', (_, rows, expected) => {
  expect(isCompared(rows)).toBe(expected)
})
