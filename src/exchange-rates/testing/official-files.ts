import type { Day } from '#platform/shared/calendar.ts'

/** As Narodowy Bank Polski answers for a span of days. */
export function nbpAnswer(days: Readonly<Record<Day, Readonly<Record<string, number>>>>): string {
  return JSON.stringify(
    Object.entries(days).map(([effectiveDate, rates], index) => ({
      table: 'A',
      no: `${String(index + 1).padStart(3, '0')}/A/NBP/${effectiveDate.slice(0, 4)}`,
      effectiveDate,
      rates: Object.entries(rates).map(([code, mid]) => ({ currency: code.toLowerCase(), code, mid })),
    })),
  )
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** As HMRC publishes the rates of a month. */
export function hmrcFile(
  month: string,
  rates: readonly (readonly [country: string, currency: string, rate: string])[],
): string {
  const [year = '', number = ''] = month.split('-')
  const name = MONTHS[Number(number) - 1] ?? ''
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
  const entries = rates.map(
    ([country, currency, rate]) => `  <exchangeRate>
    <countryName>${country}</countryName>
    <countryCode>XX</countryCode>
    <currencyName>${currency}</currencyName>
    <currencyCode>${currency}</currencyCode>
    <rateNew>${rate}</rateNew>
  </exchangeRate>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<exchangeRateMonthList Period="01/${name}/${year} to ${last}/${name}/${year}">
${entries.join('\n')}
</exchangeRateMonthList>`
}
