import type { EcSalesKind, EcSalesLine } from './ec-sales-list.ts'
import { summedByBuyer } from './ec-sales-list.ts'
import { plainCapitals } from './es-fields.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

const WIDTH = 500
const KINDS: Readonly<Record<EcSalesKind, string>> = { GOODS: 'E', SERVICES: 'S', TRIANGULAR: 'T' }

type Declarant = {
  number: string
  name: string
  phone: string
  contact: string
  year: string
  period: string
}

/**
 * Spain's EC sales list (modelo 349): records of 500 characters, one for the declarant and one for each buyer. Sums
 * below zero are corrections of an earlier period and are not in it. There is no schema: generated, not validated.
 * @returns bytes in ISO 8859-1
 */
export function modelo349(lines: Iterable<EcSalesLine>, declarant: Declarant): Uint8Array {
  const buyers = summedByBuyer(lines).filter(({ units }) => units > 0)
  const own = withoutPrefix(declarant.number, 'ES')
  const start = `349${declarant.year}${left(own, 9)}`
  const sum = buyers.reduce((total, { units }) => total + BigInt(units), 0n)
  const head = [
    `1${start}`,
    left(plainCapitals(declarant.name), 40),
    'T',
    digits(declarant.phone.replaceAll(/\D/g, '').slice(-9), 9),
    left(plainCapitals(declarant.contact), 40),
    // The authority's own number of the declaration, its kind, and that of the one before
    digits('3490000000001', 13),
    '  ',
    digits('0', 13),
    declarant.period,
    digits(String(buyers.length), 9),
    digits(String(sum), 15),
    digits('0', 9),
    digits('0', 15),
    ' ',
  ]
  const records = [head.join(''), ...buyers.map((buyer) => `2${start}${buyerFields(buyer)}`)]
  return Uint8Array.from(records.map((record) => `${left(record, WIDTH)}\r\n`).join(''), (one) =>
    one.charCodeAt(0),
  )
}

function buyerFields({ country, number, name, kind, units }: EcSalesLine): string {
  const state = unionCode(country)
  return [
    ' '.repeat(58),
    left(state + withoutPrefix(number, state), 17),
    left(plainCapitals(name), 40),
    KINDS[kind],
    digits(String(units), 13),
  ].join('')
}

const left = (text: string, width: number): string => text.padEnd(width).slice(0, width)

function digits(text: string, width: number): string {
  if (text.length > width) throw new RangeError(`${text} does not fit into ${width} digits of modelo 349`)
  return text.padStart(width, '0')
}
