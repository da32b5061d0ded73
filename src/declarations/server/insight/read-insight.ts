import { rateBetween } from '#exchange-rates/rate-between.ts'
import { publishedRates } from '#exchange-rates/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type CellValue, harmless, tableFile, type TableFormat } from '#platform/server/table-file.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { countryName } from '#platform/shared/countries.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { lastDayOfMonth } from '#vat/calendar/months.ts'
import { converted } from '../../boxes/euro-sum.ts'
import type { Insight } from '../../insight-contract.ts'
import { type InsightReturn, monthsUntil, taxInsight } from '../../insight/tax-insight.ts'
import { readSource } from '../../source-groups.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { countWaiting, filedWithin, type FiledRow } from './insight.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Asked = { companyId: string; months: number }

/** What the filed returns of the last months came to. */
export async function readInsight(
  { db, clock, config }: Deps,
  { companyId, months: count }: Asked,
): Promise<Insight> {
  const months = monthsUntil(dayOf(clock.now(), config.agency.timeZone), count)
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const to = lastDayOfMonth(Number(last.slice(0, 4)), Number(last.slice(5)))
  const span = { companyId, from: `${first}-01`, to }
  const filed = await filedWithin(db, span)
  const returns = filed.map(insightReturn)
  const currencies = [...new Set(returns.map(({ currency }) => currency))]
  const rates = await publishedRates(db, { from: span.from, to, currencies })
  const insight = taxInsight(returns, months, (units, currency, day) => {
    const rate = rateBetween(currency, 'EUR', { rule: REFERENCE, day }, rates)
    return 'currency' in rate ? null : converted(units, currency, 'EUR', rate)
  })
  return { ...insight, waiting: await countWaiting(db, span) }
}

const REFERENCE = { source: 'ECB', by: 'DAY' } as const

function insightReturn({ row, prepared }: FiledRow): InsightReturn {
  const { id, number, country, currency, toDay, corrects } = row
  const [payable, base] = [(row.payable ?? 0) - earlierErrors(prepared), row.base ?? 0]
  const own = [{ country, tax: payable, base }]
  return { id, number, currency, toDay, corrects, payable, base, shares: sharesOf(prepared, payable) ?? own }
}

/** An error in an earlier return counts in the month of that, whose correction was filed with this return. */
function earlierErrors(prepared: FiledRow['prepared']): number {
  if (prepared?.kind !== 'NATIONAL') return 0
  const errors = (box: string): number =>
    (prepared.boxes ?? [])
      .filter((one) => one.box === box)
      .flatMap(({ sources }) => sources.filter((source) => readSource(source).kind === 'ERROR'))
      .reduce((sum, { units }) => sum + units, 0)
  return errors('1') - errors('4')
}

/** Of a one-stop shop, what goes to each state; only where that is all of what is paid. */
function sharesOf(prepared: FiledRow['prepared'], payable: number): InsightReturn['shares'] | null {
  if (!prepared || !('balances' in prepared)) return null
  const shares = prepared.balances.map(({ consumption, vat }) => ({
    country: consumption,
    tax: Math.max(0, vat),
    base: (prepared.rows ?? [])
      .filter((row) => row.consumption === consumption)
      .reduce((sum, { taxable }) => sum + taxable, 0),
  }))
  return shares.reduce((sum, { tax }) => sum + tax, 0) === payable && shares.length > 0 ? shares : null
}

const HEAD: readonly LocalText[] = [
  { en: 'Month', zh: '月份' },
  { en: 'Country', zh: '国家/地区' },
  { en: 'Tax to pay', zh: '应缴税金' },
  { en: 'Currency', zh: '币种' },
  { en: 'In euro', zh: '折合欧元' },
]

/** A line for each month and country. @throws declarations.nothing_to_export */
export async function exportInsight(
  deps: Deps,
  { format, lang, ...asked }: Asked & { format: TableFormat; lang: Lang },
): Promise<FileAnswer> {
  const { cells } = await readInsight(deps, asked)
  if (cells.length === 0) throw declarationRefusals.nothing_to_export()
  const rows = cells.map(({ month, country, currency, tax, euro }): CellValue[] => [
    month,
    countryName(country, lang),
    Number(plainAmount({ amount: tax, currency })),
    currency,
    euro === null ? null : Number(plainAmount({ amount: euro, currency: 'EUR' })),
  ])
  const name = lang === 'zh' ? '税负分析' : 'tax-by-country'
  const head = HEAD.map((one) => pickText(one, lang))
  return tableFile({
    rows: [head, ...rows].map((row) => row.map(harmless)),
    format,
    name,
    sheet: lang === 'zh' ? '税负分析' : 'Tax by country',
  })
}
