import { BOX_STRATEGIES } from '#vat/rates/rounding.ts'
import { formatAmount } from '#vat/engine/money.ts'
import type { WholeFile, FileProblem } from './declaration-file.ts'
import { type EcSalesKind, type EcSalesLine, summedByBuyer } from './ec-sales-list.ts'
import { isListOf } from './known-list.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

const HEAD = ['#v3.0', 'USt-IdNr.,Betrag (Euro),Art der Leistung']
const MOST_ROWS = 1500
const KINDS: Readonly<Record<EcSalesKind, string>> = { GOODS: 'L', SERVICES: 'S', TRIANGULAR: 'D' }

export const DE_ZM: WholeFile = {
  label: 'generated, not validated',
  isFor: isListOf('DE'),
  name: ({ period }) => `zm-${period.name}.csv`,
  write: (prepared) => (isListOf('DE')(prepared) ? zmCsv(prepared.lines) : ''),
  problems: (content) => zmProblems(String(content)),
}

/**
 * The German EC sales list (Zusammenfassende Meldung) as the CSV that the portal reads: UTF-8, whole euro, half up. The
 * portal publishes no schema: generated, not validated.
 */
export function zmCsv(lines: Iterable<EcSalesLine>): string {
  const rows = summedByBuyer(lines).map(({ country, number, kind, units }) => {
    const state = unionCode(country)
    return [state + withoutPrefix(number, state), wholeEuro(units), KINDS[kind]].join(',')
  })
  return [...HEAD, ...rows, ''].join('\r\n')
}

const wholeEuro = (cents: number): string =>
  BOX_STRATEGIES.WHOLE_UNITS_HALF_UP(formatAmount(cents, 'EUR')).replace(/^-0$/, '0')

/** What the portal's description refuses, by the row of the list. */
export function zmProblems(csv: string): FileProblem[] {
  const rows = csv.split('\r\n').slice(HEAD.length, -1)
  const wrong = rows.flatMap((row, at) =>
    /^(?!DE)[A-Z]{2}[A-Z0-9+*]{2,12},-?\d+,[LSD]$/.test(row) ? [] : [{ code: 'ROW', path: `/${at + 1}` }],
  )
  return [...(rows.length > MOST_ROWS ? [{ code: 'TOO_MANY_ROWS', path: `/${MOST_ROWS}` }] : []), ...wrong]
}
