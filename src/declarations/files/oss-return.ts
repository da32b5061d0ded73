import { formatAmount } from '#vat/engine/money.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { issuerOfIoss } from '#tax-numbers/one-stop-shop-number.ts'
import type { PreparedReturn, SchemeReturn, SchemeRow } from '../boxes/prepared-return.ts'
import type { WholeFile, FilingFacts } from './declaration-file.ts'
import { Decimal, type JsonValue, jsonText } from './json-text.ts'
import { ossProblems } from './oss-problems.ts'
import { declaredCorrections, declaredRows, rateType, unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

/** The state of identification: of a Union return its own, of an import return the one that gave the number. */
const identification = (prepared: SchemeReturn): string =>
  prepared.country ?? issuerOfIoss(prepared.number) ?? ''

/**
 * The content of annex III of Regulation (EU) 2020/194 as JSON, in the form that Northern Ireland's authority gives it.
 * Only there is the form the authority's own; elsewhere the content is the same and the names are in euro.
 */
const ossReturn = (label: WholeFile['label'], isNorthernIreland: boolean): WholeFile => ({
  label,
  isFor: (prepared) => isComplete(prepared) && (identification(prepared) === 'XI') === isNorthernIreland,
  name: ({ kind, period }) => `${kind === 'IOSS' ? 'ioss' : 'oss'}-${period.name}.json`,
  write: (prepared, facts) => (isComplete(prepared) ? `${jsonText(bodyOf(prepared, facts))}\n` : ''),
  problems: (content) => ossProblems(String(content)),
})

export const OSS_RETURNS: readonly WholeFile[] = [
  ossReturn('validated', true),
  ossReturn('generated, not validated', false),
]

const isComplete = (prepared: PreparedReturn): prepared is SchemeReturn =>
  (prepared.kind === 'OSS_UNION' || prepared.kind === 'IOSS') && prepared.rows !== null

function bodyOf(prepared: SchemeReturn, facts: FilingFacts): JsonValue {
  const { kind, period, currency, number, totalDue } = prepared
  const state = unionCode(identification(prepared))
  const own = kind === 'IOSS' ? number : withoutPrefix(number, state)
  return {
    vatReturnReferenceNumber: `${state}/${kind === 'IOSS' ? own : state + own}/${reference(period.name)}`,
    version: facts.madeAt,
    traderId: { ...(kind === 'IOSS' ? { IOSSNumber: own } : { vatNumber: own }), issuedBy: state },
    changeDate: facts.madeAt,
    period: periodOf(period.name),
    startDate: period.from,
    endDate: period.to,
    submissionDateTime: facts.madeAt,
    [`totalAmountVatDue${currency}`]: amount(totalDue, currency),
    msconSupplies: statesOf(prepared).map((consumption) => supplyOf(prepared, consumption, facts)),
  }
}

function statesOf(prepared: SchemeReturn): string[] {
  const states = [...declaredRows(prepared), ...declaredCorrections(prepared)]
  return [...new Set(states.map(({ consumption }) => consumption))].toSorted()
}

function supplyOf(prepared: SchemeReturn, consumption: string, facts: FilingFacts): JsonValue {
  const { currency } = prepared
  const rows = declaredRows(prepared).filter((row) => row.consumption === consumption)
  const corrections = declaredCorrections(prepared).filter((one) => one.consumption === consumption)
  const state = identification(prepared)
  const isHome = ({ dispatchedFrom }: SchemeRow): boolean =>
    dispatchedFrom === null || dispatchedFrom === state
  const home = rows.filter(isHome)
  const abroad = rows.filter((row) => !isHome(row))
  const balance = prepared.balances.find((one) => one.consumption === consumption)?.vat ?? 0
  return {
    msconCountryCode: unionCode(consumption),
    [`balanceOfVatDue${currency}`]: amount(balance, currency),
    [`grandTotalMsidGoods${currency}`]: amount(sumOf(home), currency),
    [`grandTotalMsestGoods${currency}`]: amount(sumOf(abroad), currency),
    [`correctionsTotal${currency}`]: amount(sumOf(corrections), currency),
    msidSupplies: home.map((row) => lineOf(row, prepared)),
    msestSupplies: [...new Set(abroad.map((row) => row.dispatchedFrom ?? ''))].map((from) => ({
      ...traderIn(from, facts),
      supplies: abroad.filter((row) => row.dispatchedFrom === from).map((row) => lineOf(row, prepared)),
    })),
    corrections: corrections.map(({ period, vat }) => ({
      period: periodOf(period),
      [`totalVatAmountCorrection${currency}`]: amount(vat, currency),
    })),
  }
}

/** Stock stands under the number of the state where it lies; its VAT number, or its tax number where there is none. */
function traderIn(country: string, { vatNumbers, taxNumbers }: FilingFacts): { [name: string]: JsonValue } {
  const issuedBy = unionCode(country)
  const [vatNumber, taxNumber] = [vatNumbers[country], taxNumbers[country]]
  if (vatNumber !== undefined)
    return { euTraderId: { vatIdNumber: withoutPrefix(vatNumber, issuedBy), issuedBy } }
  if (taxNumber !== undefined) return { euTraderId: { taxRefNumber: taxNumber, issuedBy } }
  return { countryCode: issuedBy }
}

function lineOf(row: SchemeRow, prepared: SchemeReturn): JsonValue {
  const { currency } = prepared
  return {
    supplyType: 'GOODS',
    vatRate: new Decimal(decimalText(row.basisPoints, 2)),
    vatRateType: rateType(row, prepared),
    [`taxableAmount${currency}`]: amount(row.taxable, currency),
    [`vatAmount${currency}`]: amount(row.vat, currency),
  }
}

const amount = (units: number, currency: string): Decimal => new Decimal(formatAmount(units, currency))
const sumOf = (lines: readonly { vat: number }[]): number => lines.reduce((sum, { vat }) => sum + vat, 0)

/** `Q1.2026` for a quarter, `M03.2026` for a month. */
function reference(name: string): string {
  const [year = '', part = ''] = name.split('-')
  return `${part.startsWith('Q') ? part : `M${part}`}.${year}`
}

function periodOf(name: string): JsonValue {
  const [year = '', part = ''] = name.split('-')
  return { year: Number(year), ...(part.startsWith('Q') ? { quarter: Number(part[1]) } : { month: part }) }
}
