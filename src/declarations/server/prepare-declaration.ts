import { type Conversion, rateBetween } from '#exchange-rates/rate-between.ts'
import { publishedRates, ratesOnDays } from '#exchange-rates/server/public.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Total } from '#reports/totals.ts'
import { fxDayOf } from '#vat/calendar/fx-day.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { formOf } from '../boxes/entries.ts'
import type { PerEuro } from '../boxes/euro-sum.ts'
import { lateCorrections } from '../boxes/late-corrections.ts'
import { type EnteredAmount, nationalReturn } from '../boxes/national-return.ts'
import type {
  PreparedReturn,
  ReturnPeriod,
  SchemeCorrection,
  SchemeReturn,
} from '../boxes/prepared-return.ts'
import { schemeReturn, type SchemeNumbers } from '../boxes/scheme-returns.ts'
import { carriedErrors } from './carried-errors.ts'
import { findPeriodBefore } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { adjustmentsOf, calculationOf, filedBetween, numberOf } from './figures.queries.ts'
import { prepareList } from './ec-lists/prepare-list.ts'
import { prepareQuantities } from './epr/prepare-quantities.ts'
import { returnsOfYear } from './year-returns.ts'
import type { ReturnSources } from './return-sources.ts'

/** The figures of a declaration as its sales, documents and rates give them today; null for a kind without figures. */
export async function prepareDeclaration(
  executor: Executor,
  sources: ReturnSources,
  row: DeclarationRow,
): Promise<PreparedReturn | null> {
  if (row.kind === 'EPR') return prepareQuantities(executor, sources, row)
  if (row.scheme === 'OSS_NON_UNION') return null
  if (row.kind === 'EC_SALES_LIST') return listOf(executor, sources, row)
  const [totals, number] = [await totalsOf(executor, sources, row), (await numberOf(executor, row)) ?? '']
  if (row.scheme !== 'LOCAL')
    return schemeOf(executor, row, { totals, number, late: await lateOf(executor, sources, row, number) })
  const { companyId, country } = row
  const ledger = await sources.ledgerLinesOf(executor, { companyId, country, ...monthsOf(row) })
  const conversion = await conversionFor(executor, row, { totals, ledger })
  const entered = await enteredFor(executor, row)
  return nationalReturn({ totals, ledger, entered }, { country, number }, periodOf(row), conversion)
}

async function listOf(
  executor: Executor,
  sources: ReturnSources,
  row: DeclarationRow,
): Promise<PreparedReturn> {
  const sums = await sources.sumsByBuyer(executor, { companyId: row.companyId, ...monthsOf(row) })
  const number = (await numberOf(executor, row)) ?? ''
  const conversion = await conversionFor(executor, row, { totals: sums, ledger: [] })
  return prepareList(executor, row, { sums, number, conversion })
}

/** The rates of all days and months on which something of the return arose, for the state's own rule. */
export async function conversionFor(
  executor: Executor,
  { country, fromDay, toDay }: DeclarationRow,
  {
    totals,
    ledger,
  }: { totals: readonly Pick<Total, 'rateDay' | 'currency'>[]; ledger: readonly LedgerLine[] },
): Promise<Conversion> {
  const days = [...totals.flatMap(({ rateDay }) => rateDay ?? []), ...ledger.map(({ date }) => date)]
  const own = currencyOn(country, toDay)?.code ?? 'EUR'
  const currencies = new Set([...totals, ...ledger].map(({ currency }) => currency)).add(own)
  const rates = await publishedRates(executor, {
    from: days.reduce((first, day) => (day < first ? day : first), fromDay),
    to: toDay,
    currencies: [...currencies],
  })
  return (from, to, at) => rateBetween(from, to, at, rates)
}

const periodOf = ({ label, fromDay, toDay }: DeclarationRow): ReturnPeriod => ({
  name: label,
  from: fromDay,
  to: toDay,
})

function totalsOf(
  executor: Executor,
  sources: ReturnSources,
  row: DeclarationRow,
): Promise<readonly Total[]> {
  return sources.totalsOf(executor, { companyId: row.companyId, ...monthsOf(row) })
}

const monthsOf = ({ fromDay, toDay }: DeclarationRow) => ({
  from: fromDay.slice(0, 7),
  to: toDay.slice(0, 7),
})

/** What staff added, and a credit of the period before where the form takes it. */
async function enteredFor(executor: Executor, row: DeclarationRow): Promise<EnteredAmount[]> {
  const adjustments = [...(await adjustmentsOf(executor, row)), ...(await adjustmentsOfYear(executor, row))]
  const entered = [
    ...adjustments.map(({ id, box, amount }) => ({ of: `adjustment:${id}`, box, units: amount })),
    ...(await carriedErrors(executor, row)),
  ]
  const box = formOf(row.country).carriedBox
  const before = box && row.kind === 'RETURN' ? await findPeriodBefore(executor, row) : undefined
  if (!box || before?.taxStatus !== 'CARRIED' || before.payable === null) return entered
  return [...entered, { of: `carried:${before.id}`, box, units: Math.max(0, -before.payable) }]
}

/** What was added to the returns of a year belongs to the year. */
async function adjustmentsOfYear(executor: Executor, row: DeclarationRow) {
  if (row.kind !== 'ANNUAL') return []
  const { filed } = await returnsOfYear(executor, row)
  return (await Promise.all(filed.map(({ last }) => adjustmentsOf(executor, last)))).flat()
}

type SchemeMaterial = { totals: readonly Total[]; number: string; late: readonly SchemeCorrection[] }

async function schemeOf(
  executor: Executor,
  row: DeclarationRow,
  { totals, number, late }: SchemeMaterial,
): Promise<SchemeReturn> {
  const kind = row.scheme === 'IOSS' ? 'IOSS' : 'OSS_UNION'
  const numbers: SchemeNumbers =
    kind === 'IOSS' ? { oss: null, ioss: { number } } : { oss: { country: row.country, number }, ioss: null }
  const perEuro: PerEuro = await ratesOnDays(executor, [rateDayOf(kind, row)])
  return schemeReturn({ kind, period: periodOf(row), totals, late }, numbers, perEuro)
}

function rateDayOf(kind: string, { label, toDay }: DeclarationRow): Day {
  const found = fxDayOf(kind, label)
  return 'refused' in found ? toDay : found.rateOf
}

/** One may correct a return of the one-stop shop for three years (Directive 2006/112 art. 369k). */
const YEARS_TO_CORRECT = 3

/** What rows that came late make of the returns that were filed before. */
async function lateOf(
  executor: Executor,
  sources: ReturnSources,
  row: DeclarationRow,
  number: string,
): Promise<SchemeCorrection[]> {
  const from = `${Number(row.toDay.slice(0, 4)) - YEARS_TO_CORRECT}${row.toDay.slice(4)}`
  const rows = await filedBetween(executor, row, { from, before: row.fromDay })
  const filed: { row: DeclarationRow; prepared: SchemeReturn }[] = []
  for (const one of rows) {
    const prepared = (await calculationOf(executor, one))?.prepared
    if (prepared?.kind === 'OSS_UNION' || prepared?.kind === 'IOSS') filed.push({ row: one, prepared })
  }
  const corrections: SchemeCorrection[] = []
  for (const [index, one] of filed.entries()) {
    const totals = await totalsOf(executor, sources, one.row)
    const now = await schemeOf(executor, one.row, { totals, number, late: [] })
    const later = filed.slice(index + 1).flatMap(({ prepared }) => prepared.corrections)
    corrections.push(...lateCorrections({ declarationId: one.row.id, filed: one.prepared, now, later }))
  }
  return corrections
}
