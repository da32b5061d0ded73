import { checkVatNumber } from '#tax-numbers/vat-number.ts'

/** What a buyer's number in a file makes of the buyer, in the words of the engine's transaction. */
export type BuyerFacts = {
  buyer: 'B2C' | 'B2B'
  buyer_vat_id: string | null
  buyer_vat_id_valid: boolean | null
  /** The number could be a business's, but no register was asked. */
  unconfirmed: boolean
}

/** Asks what registers said about a number: valid, not valid, null: not asked. */
export type LookUpNumber = (number: string) => boolean | null

const CONSUMER: BuyerFacts = {
  buyer: 'B2C',
  buyer_vat_id: null,
  buyer_vat_id_valid: null,
  unconfirmed: false,
}
/** Tax numbers of people, which the column may hold too: codice fiscale, and a Spaniard's or foreigner's NIF. */
const PERSONAL: Readonly<Record<string, RegExp>> = {
  IT: /^(?:IT)?[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/,
  ES: /^(?:ES)?(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/,
}
const MOST_NUMBERS = 20_000
const LONGEST = 40

/** Reads buyers' numbers; each is checked once. */
export function buyerReader(lookUp: LookUpNumber): (number: string, country: string) => BuyerFacts {
  const known = new Map<string, BuyerFacts>()
  return (number, country) => {
    if (number === '') return CONSUMER
    const key = `${country}|${number}`
    const found = known.get(key)
    if (found) return found
    if (known.size >= MOST_NUMBERS) known.clear()
    const facts =
      number.length > LONGEST ? invalid(number.slice(0, LONGEST)) : readNumber(number, country, lookUp)
    known.set(key, facts)
    return facts
  }
}

const invalid = (number: string): BuyerFacts => ({
  buyer: 'B2B',
  buyer_vat_id: number,
  buyer_vat_id_valid: false,
  unconfirmed: false,
})

function readNumber(number: string, country: string, lookUp: LookUpNumber): BuyerFacts {
  const check = checkVatNumber(number, country === '' ? undefined : country)
  const whole = check.normalised || number
  const said = lookUp(whole)
  if (said === null) {
    const plain = number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
    const state = country || plain.slice(0, 2)
    if (PERSONAL[state]?.test(plain)) return CONSUMER
    if (!check.valid) return invalid(number)
  }
  return {
    buyer: 'B2B',
    buyer_vat_id: whole,
    buyer_vat_id_valid: said ?? true,
    unconfirmed: said === null,
  }
}
