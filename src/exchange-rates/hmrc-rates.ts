import { isRate, type OfficialRate } from './official-rate.ts'

const PERIOD = /<exchangeRateMonthList\s+Period=["']01\/([A-Z][a-z]{2})\/(\d{4}) to \d{2}\/\1\/\2["']/i
const ENTRY = /<exchangeRate>([\s\S]*?)<\/exchangeRate>/g
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The rates in HMRC's file of a month (`monthly_xml_2026-3.xml`): what one pound is in other currencies. Many countries
 * share a currency; where they do not have the same rate, it is left out. Empty for anything else.
 */
export function readHmrcRates(xml: string): OfficialRate[] {
  const [, name = '', year = ''] = PERIOD.exec(xml) ?? []
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  if (month === 0) return []
  const key = `${year}-${String(month).padStart(2, '0')}`
  const found = new Map<string, Set<string>>()
  for (const [, entry = ''] of xml.matchAll(ENTRY)) {
    const currency = textOf(entry, 'currencyCode')
    const rate = textOf(entry, 'rateNew')
    if (/^[A-Z]{3}$/.test(currency) && isRate(rate))
      found.set(currency, (found.get(currency) ?? new Set()).add(rate))
  }
  return [...found].flatMap(([currency, rates]): OfficialRate[] => {
    const [rate, other] = [...rates]
    if (rate === undefined || other !== undefined) return []
    return [{ source: 'GB_HMRC', key, currency, rate, document: `HMRC monthly rates ${key}` }]
  })
}

const textOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? ''
