import { describe, expect, it } from 'vitest'
import { changedFacts, describeChange, isStill, type Result } from './corrections.ts'

const HELD: Result = {
  number: 'DE129273398',
  validFrom: '2026-03-01',
  validUntil: null,
  certificateFileId: 'file_1',
}

describe('what a correction changes', () => {
  it.each<[string, Partial<Result>, string[]]>([
    ['nothing named', {}, []],
    ['the same again', { number: 'DE129273398', validFrom: '2026-03-01' }, []],
    ['another number', { number: 'DE136695976' }, ['number']],
    ['a last day where there was none', { validUntil: '2027-02-28' }, ['validUntil']],
    ['a last day that is taken away', { validFrom: null }, ['validFrom']],
    [
      'all of it',
      { ...HELD, number: 'DE136695976', certificateFileId: 'file_2' },
      ['number', 'certificateFileId'],
    ],
  ])('%s', (_, wanted, facts) => expect(changedFacts(HELD, wanted)).toEqual(facts))
})

it.each<[Partial<Result>, boolean]>([
  [{}, true],
  [{ number: 'DE136695976' }, false],
  [{ certificateFileId: null }, false],
])('is decided only on what still holds: %o', (since, still) => {
  expect(isStill(HELD, { ...HELD, ...since })).toBe(still)
})

it('is told with what was and what is', () => {
  const after = { ...HELD, number: 'DE136695976', validUntil: '2027-02-28', certificateFileId: 'file_2' }
  expect(describeChange(HELD, after)).toEqual({
    en: 'Number: DE129273398 → DE136695976 · Valid until: – → 28 February 2027 · new certificate',
    zh: '号码：DE129273398 → DE136695976 · 有效期至：– → 2027年2月28日 · 更换证书',
  })
})
