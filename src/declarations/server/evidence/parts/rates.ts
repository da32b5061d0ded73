import { type Conversion, type MissingRate, rateBetween } from '#exchange-rates/rate-between.ts'
import { rateRuleOf, type RateSource } from '#exchange-rates/rate-rules.ts'
import { publishedRates, ratesOnDays } from '#exchange-rates/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { converted, sumIn } from '../../../boxes/euro-sum.ts'
import type { PreparedReturn } from '../../../boxes/prepared-return.ts'
import type { Convert } from '../../../evidence/sales-check.ts'
import { documentsOfRates } from '../evidence.queries.ts'
import type { PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'

type UsedRate = { source: RateSource; key: string; currency: string; rate: string }

/** The rates by which a return was converted; each that is asked for is noted as used. */
export type PackRates = {
  convert: Convert
  /** Of a document, by its own day. */
  onDay(units: number, currency: string, day: Day): number | null
  used(): UsedRate[]
}

type Span = { from: Day; to: Day; currencies: readonly string[] }

export async function packRates(
  executor: Executor,
  prepared: PreparedReturn,
  span: Span,
): Promise<PackRates> {
  const noted = new Map<string, UsedRate>()
  const note = (source: RateSource, key: string, currency: string, rate: string | null): string | null => {
    if (rate !== null) noted.set(`${source} ${key} ${currency}`, { source, key, currency, rate })
    return rate
  }
  const used = () => [...noted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, rate]) => rate)
  if ('rateDay' in prepared) {
    const { rateDay, currency: own } = prepared
    const rates = await ratesOnDays(executor, [rateDay])
    const perEuro = (currency: string, day: Day) => note('ECB', day, currency, rates(currency, day))
    const inOwn = (units: number, currency: string) => {
      const sum = sumIn(own, [{ units, currency, day: rateDay }], perEuro)
      return typeof sum === 'number' ? sum : null
    }
    return { convert: inOwn, onDay: inOwn, used }
  }
  const rates = await publishedRates(executor, span)
  const rule = rateRuleOf(prepared.country)
  const conversion: Conversion = (from, to, at) =>
    rateBetween(from, to, at, (source, key, currency) =>
      note(source, key, currency, rates(source, key, currency)),
    )
  const onDay = (units: number, currency: string, day: Day) => {
    const rate = conversion(currency, prepared.currency, { rule, day })
    return isMissing(rate) ? null : converted(units, currency, prepared.currency, rate)
  }
  return {
    convert: (units, currency, { month, rateDay }) => onDay(units, currency, rateDay ?? `${month}-01`),
    onDay,
    used,
  }
}

const isMissing = (rate: ReturnType<Conversion>): rate is MissingRate => 'currency' in rate

/** How each source quotes. */
const MEANING: Readonly<Record<RateSource, (currency: string) => string>> = {
  ECB: (currency) => `1 EUR = x ${currency}`,
  DE_BMF: (currency) => `1 EUR = x ${currency}`,
  GB_HMRC: (currency) => `1 GBP = x ${currency}`,
  PL_NBP: (currency) => `1 ${currency} = x PLN`,
}
const PUBLISHERS: Readonly<Record<RateSource, string>> = {
  ECB: 'European Central Bank, euro foreign exchange reference rates',
  DE_BMF: 'Bundesministerium der Finanzen, Umsatzsteuer-Umrechnungskurse',
  GB_HMRC: 'HM Revenue & Customs, monthly exchange rates',
  PL_NBP: 'Narodowy Bank Polski, table A',
}

type Listed = UsedRate & { document: string; law: string }

const COLUMNS: readonly Column<Listed>[] = [
  { en: 'Source', zh: '来源', value: ({ source }) => PUBLISHERS[source] },
  { en: 'Day or month', zh: '日期或月份', value: ({ key }) => key },
  { en: 'Currency', zh: '币种', value: ({ currency }) => currency },
  { en: 'Rate as published', zh: '公布汇率', value: ({ rate }) => Number(rate) },
  { en: 'Meaning of x', zh: 'x的含义', value: ({ source, currency }) => MEANING[source](currency) },
  { en: 'Published in', zh: '公布文件', value: ({ document }) => document },
  { en: 'Rule for the day', zh: '取值规则', value: ({ law }) => law },
]

const OF_SCHEMES = 'Directive 2006/112 art. 369h(2), 369v(2): the rate of the last day of the period'

export async function writeRates({ tx, pack, calculation }: PackContext, rates: PackRates): Promise<void> {
  const used = rates.used()
  const rows = await documentsOfRates(tx, [...new Set(used.map(({ key }) => key))])
  const documents = new Map(rows.map((row) => [`${row.source} ${row.key} ${row.currency}`, row.document]))
  const { prepared } = calculation
  const law = 'rateDay' in prepared ? OF_SCHEMES : rateRuleOf(prepared.country).law
  const listed = used.map((rate) => {
    const document = documents.get(`${rate.source} ${rate.key} ${rate.currency}`) ?? ''
    return { ...rate, document, law }
  })
  await pack.table('05-rates/rates.xlsx', { en: 'Exchange rates used', zh: '所用汇率' }, COLUMNS, listed)
}
