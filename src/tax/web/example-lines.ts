import type { Draft } from './draft.ts'

const line = (cells: string): Draft => {
  const [
    from = '',
    to = '',
    viaMarketplace = '',
    buyer = '',
    amount = '',
    currency = '',
    sellerEstablished = 'CN',
  ] = cells.split('|')
  return { date: '', from, to, viaMarketplace, buyer, amount, inclusive: 'yes', currency, sellerEstablished }
}

/** What a shop of Shenzhen with stock in two countries sells in a week; the fourth line waits for a correction. */
const LINES = [
  line('DE|DE|yes|B2C|119.00|EUR'),
  line('DE|FR|yes|B2C|59.90|EUR'),
  line('PL|PL|yes|B2C|246.00|PLN'),
  line('DE|AT|yes|B2C|1,234|EUR'),
  line('DE|IT|no|B2C|122.00|EUR'),
  line('GB|GB|yes|B2C|48.00|GBP'),
  line('DE|CH|yes|B2C|81.00|EUR'),
  { ...line('DE|AT|no|B2B|500.00|EUR'), buyerVatId: 'ATU39378767', buyerVatIdValid: 'yes' },
]

export function exampleLines(day: string): Draft[] {
  return LINES.map((one) => ({
    ...one,
    date: day,
    toPostcode: one.to === 'GB' ? 'M1 1AA' : '',
    fromPostcode: one.from === 'GB' ? 'M1 1AA' : '',
  }))
}

export const EXAMPLE_SELLER: Draft = {
  sellerEstablished: 'CN',
  registrations: 'DE, PL, GB',
  oss: 'DE',
  ioss: 'no',
}
