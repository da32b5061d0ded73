import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { WholeFile, FileProblem } from './declaration-file.ts'
import { type EcSalesKind, type EcSalesLine, summedByBuyer } from './ec-sales-list.ts'
import { isListOf } from './known-list.ts'
import { plainCapitals } from './es-fields.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

const WIDTH = 500
const KINDS: Readonly<Record<EcSalesKind, string>> = { GOODS: 'E', SERVICES: 'S', TRIANGULAR: 'T' }

const isSpanish = isListOf('ES')
/** Corrections of an earlier month have records of another kind, which we do not write. */
const isWithoutCorrections = (prepared: PreparedReturn): boolean =>
  isSpanish(prepared) && prepared.lines.every(({ units }) => units > 0)

export const ES_349: WholeFile = {
  label: 'generated, not validated',
  isFor: isWithoutCorrections,
  name: ({ period }) => `349-${period.name}.txt`,
  write(prepared, { taxpayer: name, contact: { name: contact, phone }, buyerNames }) {
    if (!isSpanish(prepared)) return ''
    const [year = '', month = ''] = prepared.period.name.split('-')
    const lines = prepared.lines.map((line) => ({
      ...line,
      name: line.name || (buyerNames[line.number] ?? ''),
    }))
    return modelo349(lines, { number: prepared.number, name, contact, phone, year, period: month })
  },
  problems: (content) => problemsOf(new TextDecoder('latin1').decode(content as Uint8Array)),
}

const NAME = { from: 92, to: 132 }
const OWN_NAME = { from: 17, to: 57 }
const OWN_PHONE = { from: 58, to: 67 }

/** What the description of the records refuses, by the record: the authority wants names, and a number to call. */
function problemsOf(text: string): FileProblem[] {
  const [head = '', ...buyers] = text.split('\r\n').slice(0, -1)
  const noName = head.slice(OWN_NAME.from, OWN_NAME.to).trim() === ''
  const noPhone = Number(head.slice(OWN_PHONE.from, OWN_PHONE.to)) === 0
  const nameless = buyers.flatMap((record, at) =>
    record.slice(NAME.from, NAME.to).trim() === ''
      ? [{ code: 'BUYER_NAME_MISSING', path: `/${at + 2}` }]
      : [],
  )
  return [
    ...(noName ? [{ code: 'NAME_MISSING', path: '/1' }] : []),
    ...(noPhone ? [{ code: 'PHONE_MISSING', path: '/1' }] : []),
    ...nameless,
  ]
}

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
