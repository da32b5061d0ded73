import { formatAmount } from '#vat/engine/money.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import type { PreparedReturn, SchemeReturn, SchemeRow } from '../boxes/prepared-return.ts'
import type { WholeFile, FileProblem, FilingFacts } from './declaration-file.ts'
import { declaredCorrections, declaredRows, rateType, unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

const MOST_ROWS = 6000
const VERSION = '#v2.0'

/** Types of record of the import `osseust_import`, version 2.0, in the portal of the German BZSt. */
const RECORD = { state: '1', fromGermany: '3', fromElsewhere: '5', correction: '6' } as const
/** A supply of the trader's own, not one that a marketplace is taken to make. */
const OWN_SUPPLY = '1'

/** The CSV that the German portal reads for a Union return: UTF-8, points, no lines of zero, at most 6,000. */
export const BZST_OSS: WholeFile = {
  label: 'generated, not validated',
  isFor: isGerman,
  name: ({ period }) => `oss-${period.name}.csv`,
  write: (prepared, facts) => (isGerman(prepared) ? textOf(linesOf(prepared, facts)) : ''),
  problems: (content) => bzstProblems(String(content)),
}

function isGerman(prepared: PreparedReturn): prepared is SchemeReturn {
  return prepared.kind === 'OSS_UNION' && prepared.country === 'DE' && prepared.rows !== null
}

const textOf = (lines: readonly (readonly string[])[]): string =>
  [[VERSION], ...lines].map((fields) => `${fields.map(safe).join(',')}\r\n`).join('')

/** Nothing of this form needs a comma, a quote, a line break, or what a spreadsheet would run. */
const safe = (field: string): string => field.replaceAll(/[^\p{L}\p{N}.+*#/ -]/gu, '').replace(/^[+*=@]+/, '')

function linesOf(prepared: SchemeReturn, facts: FilingFacts): string[][] {
  const rows = declaredRows(prepared)
  const corrections = declaredCorrections(prepared)
  const states = new Set([...rows, ...corrections].map(({ consumption }) => consumption))
  return [
    ...[...states].toSorted().map((state) => [RECORD.state, unionCode(state)]),
    ...rows.map((row) => supply(row, prepared, facts)),
    ...corrections.map(({ period, consumption, vat }) => [
      RECORD.correction,
      unionCode(consumption),
      period.slice(0, 4),
      firstMonthOf(period),
      formatAmount(vat, 'EUR'),
    ]),
  ]
}

function supply(row: SchemeRow, prepared: SchemeReturn, facts: FilingFacts): string[] {
  const figures = [
    rateType(row, prepared),
    decimalText(row.basisPoints, 2),
    formatAmount(row.taxable, 'EUR'),
    formatAmount(row.vat, 'EUR'),
  ]
  const from = row.dispatchedFrom ?? 'DE'
  const to = unionCode(row.consumption)
  if (from === 'DE') return [RECORD.fromGermany, to, ...figures]
  const state = unionCode(from)
  const known = facts.vatNumbers[from] ?? ''
  const vatNumber = known === '' ? '' : state + withoutPrefix(known, state)
  const taxNumber = vatNumber === '' ? (facts.taxNumbers[from] ?? '') : ''
  return [RECORD.fromElsewhere, to, OWN_SUPPLY, state, vatNumber, taxNumber, ...figures]
}

/** The form names a quarter by its first month. */
const firstMonthOf = (quarter: string): string => String(Number(quarter.slice(-1)) * 3 - 2)

const NUMBERS_AT = 4
function bzstProblems(content: string): FileProblem[] {
  const lines = content.split('\r\n').slice(1, -1)
  const tooMany = lines.length > MOST_ROWS ? [{ code: 'TOO_MANY_ROWS', path: `/${MOST_ROWS}` }] : []
  return [...tooMany, ...lines.flatMap((line, index) => lineProblems(line.split(','), `/${index + 1}`))]
}

function lineProblems(fields: readonly string[], path: string): FileProblem[] {
  const [record] = fields
  const [taxable = '', vat = ''] = fields.slice(-2)
  if (record === RECORD.state || record === RECORD.correction) return []
  const isPositive = [taxable, vat].every((text) => !text.startsWith('-') && Number(text) > 0)
  const isNumbered =
    record !== RECORD.fromElsewhere || fields.slice(NUMBERS_AT, NUMBERS_AT + 2).some((text) => text !== '')
  return [
    ...(isPositive ? [] : [{ code: 'AMOUNT_NOT_POSITIVE', path }]),
    ...(isNumbered ? [] : [{ code: 'NUMBER_MISSING', path }]),
  ]
}
