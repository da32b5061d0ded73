import { expect, it } from 'vitest'
import { choiceApplies, hadTimeToLook, isChosenFor, type SignedChoice } from './standing-choice.ts'

const SIGNED: SignedChoice = { choice: 'FILE', from: 0, to: 500_000, currency: 'EUR' }
const FIGURES = { payable: 500_000, currency: 'EUR', isClean: true, isNil: false, isCorrection: false }

it.each([
  [{}, {}, true],
  [{}, { payable: 0 }, true],
  [{}, { payable: -1 }, false],
  [{}, { payable: 500_001 }, false],
  [{ from: null }, { payable: -1_000 }, false],
  [{ from: null }, { payable: 0 }, true],
  [{ from: -1_000 }, { payable: -1_000 }, true],
  [{ to: null }, { payable: 9_000_000 }, true],
  [{}, { payable: null }, false],
  [{}, { currency: 'PLN' }, false],
  [{}, { isClean: false }, false],
  [{}, { isNil: true }, false],
  [{}, { isCorrection: true }, false],
  [{ choice: 'HOLD' as const }, {}, false],
])('%j with %j: %s', (signed, figures, expected) => {
  expect(choiceApplies({ ...SIGNED, ...signed }, { ...FIGURES, ...figures })).toBe(expected)
})

it('is about the returns of the country alone', () => {
  expect(isChosenFor({ kind: 'RETURN', scheme: 'LOCAL' })).toBe(true)
  expect(isChosenFor({ kind: 'OSS', scheme: 'OSS_UNION' })).toBe(false)
  expect(isChosenFor({ kind: 'ANNUAL', scheme: 'LOCAL' })).toBe(false)
  expect(isChosenFor({ kind: 'EPR', scheme: 'LOCAL' })).toBe(false)
})

it.each([
  ['2026-04-01T10:00:00Z', true],
  ['2026-04-01T10:00:01Z', false],
  ['2026-04-05T10:00:00Z', false],
])('figures shown at %s, to be answered by 2 April, 10 o’clock: %s', (shown, expected) => {
  expect(hadTimeToLook(new Date(shown), new Date('2026-04-02T10:00:00Z'))).toBe(expected)
})
