import { expect, it } from 'vitest'
import { choiceApplies, type SignedChoice } from './standing-choice.ts'

const SIGNED: SignedChoice = { choice: 'FILE', from: 0, to: 500_000, currency: 'EUR' }
const FIGURES = { payable: 500_000, currency: 'EUR', isClean: true, isNil: false, isCorrection: false }

it.each([
  [{}, {}, true],
  [{}, { payable: 0 }, true],
  [{}, { payable: -1 }, false],
  [{}, { payable: 500_001 }, false],
  [{ from: null }, { payable: -1_000 }, true],
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
