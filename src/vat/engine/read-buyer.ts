import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import type { Buyer } from './facts.ts'
import { stateOf } from './place.ts'
import { isMissing, textOf } from './read-text.ts'
import type { Transaction } from './vat-result.ts'

export const CONSUMER: Buyer = { kind: 'CONSUMER', numberOf: null, doubt: null }
const UNKNOWN: Buyer = { kind: 'UNKNOWN', numberOf: null, doubt: null }
const doubtful = (doubt: Buyer['doubt']): Buyer => ({ kind: 'CONSUMER', numberOf: null, doubt })
const MISSING = doubtful('MISSING')
const NOT_VALID = doubtful('NOT_VALID')
const NOT_CHECKED = doubtful('NOT_CHECKED')

const CONSUMER_WITH_NUMBER = doubtful('CONSUMER_WITH_NUMBER')
/** A business that is not named yet. */
const LIQUIDATOR: Buyer = { kind: 'BUSINESS', numberOf: null, doubt: 'LIQUIDATOR' }

/** A number that was found valid is a business's. */
const consumerOf = (raw: Transaction): Buyer =>
  raw.buyer_vat_id_valid === true && !isMissing(raw.buyer_vat_id) ? CONSUMER_WITH_NUMBER : CONSUMER

export function buyerOf(raw: Transaction): Buyer {
  if (raw.buyer === 'B2C') return consumerOf(raw)
  const kind = textOf(raw.buyer).toUpperCase()
  if (kind === 'B2C' || kind === 'CONSUMER') return consumerOf(raw)
  const valid = raw.buyer_vat_id_valid
  if (kind !== 'B2B' && kind !== 'BUSINESS') return valid === true ? withNumber(raw.buyer_vat_id) : UNKNOWN
  if (isMissing(raw.buyer_vat_id)) return MISSING
  if (valid === false) return NOT_VALID
  return valid === true ? withNumber(raw.buyer_vat_id) : NOT_CHECKED
}

/** Numbers repeat, and checking one takes longer than judging its sale. */
const businesses = new Map<string, Buyer>()
const MOST_NUMBERS = 20_000

/**
 * By its first letters: EL is Greece, XI Northern Ireland, CHE Switzerland. A number without letters identifies no
 * state; one whose check digits are wrong cannot have been found valid.
 */
function withNumber(value: unknown): Buyer {
  const text = textOf(value)
  const found = businesses.get(text)
  if (found) return found
  if (businesses.size >= MOST_NUMBERS) businesses.clear()
  const buyer = text.length > LONGEST_NUMBER ? NOT_VALID : readNumber(text)
  businesses.set(text, buyer)
  return buyer
}

const LONGEST_NUMBER = 60
const TWO_LETTERS = /^[A-Z]{2}$/

function readNumber(text: string): Buyer {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 2)
  const state = TWO_LETTERS.test(letters) ? stateOf(letters) : null
  if (state === null) return NOT_VALID
  const { valid, reason } = checkVatNumber(text)
  // Registers also know Swiss and Norwegian numbers without their ending.
  const possible = valid || reason?.code === 'SUFFIX'
  return { kind: 'BUSINESS', numberOf: state, doubt: possible ? null : 'NUMBER_CANNOT_BE' }
}

/** A liquidator is a business, whatever the row says; without a valid number it is not known which. */
export function liquidatorOf(raw: Transaction): Buyer {
  const buyer = raw.buyer_vat_id_valid === true ? withNumber(raw.buyer_vat_id) : LIQUIDATOR
  return buyer.kind === 'BUSINESS' ? buyer : LIQUIDATOR
}
