import { describe, expect, it } from 'vitest'
import { enteredAfter, type Entered } from './entered-for.ts'

const OLD = { by: 'Jonas', at: '1' }
const BEFORE: Entered = { city: OLD, iban: OLD }
const MARK = { by: 'Lena', at: '2' }

describe('answers that staff entered', () => {
  it.each<
    [string, { path: string; kind: 'added' | 'removed' | 'changed' }[], typeof MARK | undefined, Entered]
  >([
    ['stay as they are when nothing changes', [], MARK, BEFORE],
    [
      'are marked when staff add or change them',
      [
        { path: 'city', kind: 'changed' },
        { path: 'directors/r1/name', kind: 'added' },
      ],
      MARK,
      { ...BEFORE, city: MARK, 'directors/r1/name': MARK },
    ],
    ['are the company’s once it changes them', [{ path: 'city', kind: 'changed' }], undefined, { iban: OLD }],
    ['are no answers once they are removed', [{ path: 'iban', kind: 'removed' }], MARK, { city: OLD }],
  ])('%s', (_, changes, mark, after) => {
    expect(enteredAfter(BEFORE, changes, mark)).toEqual(after)
  })
})
