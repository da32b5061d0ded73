import type { Day } from '#platform/shared/calendar.ts'
import { registerOf } from '#tax-numbers/register-of.ts'
import { isConfirmedOn, type RegisterStanding } from '#tax-numbers/register-standing.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'

/** What a buyer's number in a file makes of the buyer, in the words of the engine's transaction. */
export type BuyerFacts = {
  buyer: 'B2C' | 'B2B'
  buyer_vat_id: string | null
  buyer_vat_id_valid: boolean | null
  /** It counts by its check digits alone: no register was asked. */
  unconfirmed: boolean
  /** The register that can say more; null: there is none, or nothing to ask */
  register: 'vies' | 'hmrc' | null
  /** What that said; null: nothing yet; undefined: its answers are not looked at */
  said?: RegisterStanding | null | undefined
}

const CONSUMER: BuyerFacts = {
  buyer: 'B2C',
  buyer_vat_id: null,
  buyer_vat_id_valid: null,
  unconfirmed: false,
  register: null,
}
/** Tax numbers of people, which the column may hold too: codice fiscale, and a Spaniard's or foreigner's NIF. */
const PERSONAL: Readonly<Record<string, RegExp>> = {
  IT: /^(?:IT)?[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/,
  ES: /^(?:ES)?(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/,
}
const MOST_NUMBERS = 20_000
const LONGEST = 40

/** Reads buyers' numbers by their check digits; each is checked once. */
export function buyerReader(): (number: string, country: string) => BuyerFacts {
  const known = new Map<string, BuyerFacts>()
  return (number, country) => {
    if (number === '') return CONSUMER
    const key = `${country}|${number}`
    const found = known.get(key)
    if (found) return found
    if (known.size >= MOST_NUMBERS) known.clear()
    const facts = number.length > LONGEST ? invalid(number.slice(0, LONGEST)) : readNumber(number, country)
    known.set(key, facts)
    return facts
  }
}

const invalid = (number: string): BuyerFacts => ({
  buyer: 'B2B',
  buyer_vat_id: number,
  buyer_vat_id_valid: false,
  unconfirmed: false,
  register: null,
})

function readNumber(number: string, country: string): BuyerFacts {
  const check = checkVatNumber(number, country === '' ? undefined : country)
  const plain = number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  if (PERSONAL[country || plain.slice(0, 2)]?.test(plain)) return CONSUMER
  if (!check.valid) return invalid(number)
  const whole = check.normalised || number
  return {
    buyer: 'B2B',
    buyer_vat_id: whole,
    buyer_vat_id_valid: true,
    unconfirmed: true,
    register: registerOf(whole),
  }
}

/**
 * The buyer on the day of the supply by what the register of its number said (tax.md 3.5): denied, it is none; and one of
 * VIES that has not been confirmed yet is not one to exempt a sale by. British law asks for a number, not for its
 * confirmation: there it counts until HMRC denies it.
 */
export function answeredBuyer(buyer: BuyerFacts, said: RegisterStanding | null, day: Day): BuyerFacts {
  if (said === null)
    return buyer.register === 'vies' ? { ...buyer, buyer_vat_id_valid: null, said } : { ...buyer, said }
  return { ...buyer, buyer_vat_id_valid: isConfirmedOn(said, day), unconfirmed: false, said }
}
