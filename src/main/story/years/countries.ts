import { monthFrom, quarterOf } from './months.ts'

export type YearsCountry = {
  country: string
  code: string
  /** How often it files, and for how long */
  chosen: Record<string, string>
  answers: Record<string, unknown>
}

/** How many quarters are over and filed for; the eighth of the term runs. */
const QUARTERS_OVER = 7

/** British quarters end in the month that the number's first digit stands for at the local HMRC. */
const BRITISH_NUMBERS = ['GB912345645', 'GB312345693', 'GB441234584'] as const

export const COMPANY = {
  companyName: 'Hangzhou Qinglan Home Co., Ltd.',
  companyNameOriginal: '杭州青岚家居有限公司',
  uscc: '91330106MA2H4K7Q8W',
  street: 'Room 905, Building 3, No. 501 Binsheng Road, Binjiang District',
  postcode: '310052',
  city: 'Hangzhou, Zhejiang',
  email: 'wu.fang@qinglan.example',
  sellerIds: 'Amazon: Qinglan Home, A1QINGLANHOME',
  goods: 'lamps, kettles and bathroom furniture',
  signatory: 'WU FANG',
}

/** The countries whose returns the company has filed, from their first period on. @param lastMonth the last that is over */
export function countriesOf(lastMonth: string): YearsCountry[] {
  const running = monthFrom(lastMonth, 1)
  const quarter = monthFrom(quarterOf(running), -3 * QUARTERS_OVER)
  const british = monthFrom(running, -3 * QUARTERS_OVER)
  return [
    {
      ...filing('DE', 'monthly24', {}),
      chosen: { plan: 'monthly24', annualReturn: 'one' },
      answers: {
        ...COMPANY,
        taxNumber: '1116081508150',
        permanentExtension: 'no',
        extensionProof: undefined,
        ...begin(quarter, 'firstMonth'),
      },
    },
    filing('FR', 'quarterly24', { ...COMPANY, ...begin(quarter) }),
    filing('IT', 'quarterly24', { ...COMPANY, ...begin(quarter) }),
    filing('ES', 'quarterly24', { ...COMPANY, ...begin(quarter) }),
    filing('GB', 'quarterly24', {
      ...COMPANY,
      vatNumber: BRITISH_NUMBERS[Number(lastMonth.slice(5)) % 3],
      ...begin(british),
    }),
  ]
}

/** Taken over lately: nothing was sold or stored there yet, so that its first return waits for somebody to say so. */
export const latestCountry = (lastMonth: string): YearsCountry =>
  filing('PL', 'monthly24', {
    ...COMPANY,
    filingRhythm: 'monthly',
    firstQuarter: undefined,
    ...begin(lastMonth, 'firstMonth'),
  })

const filing = (country: string, plan: string, answers: Record<string, unknown>): YearsCountry => ({
  country,
  code: `vat-filing-${country.toLowerCase()}`,
  chosen: { plan },
  answers,
})

/** The first period as the form asks for it. */
const begin = (month: string, key = 'firstQuarter'): Record<string, unknown> => ({
  firstPeriodYear: month.slice(0, 4),
  [key]: month.slice(5),
  firstPeriod: month,
})
