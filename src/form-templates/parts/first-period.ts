import type { Option, RowField } from '#forms/engine/model/template.ts'
import { askFromList, askOne, option, text } from './ask.ts'
import { is } from './choices.ts'
import { periodOptions, yearOptions } from './months.ts'
import type { Place } from './place.ts'

/*
 * THE KEYS OF EVERY FILING LIST. A registration and its periods are created from the accepted answers, so these keys are
 * the same in the lists of all countries and never change their meaning:
 *
 * - `vatNumber`    the VAT number, checked by the country's own check digits, stored with its letters: `DE136695976`,
 *                  `GB980780684`, `FR40303265045`. The lists of retroactive filing and deregistration use it as well.
 * - `taxNumber`    the local tax number, only where it is another one than the VAT number (Steuernummer, SIRET …).
 * - `filingRhythm` `monthly` | `twoMonthly` | `quarterly` | `yearly`, as the office has set it.
 * - `firstPeriod`  computed: the FIRST MONTH of the first period that we file, `2026-10`. With the rhythm it names the
 *                  period: `quarterly` and `2026-10` is the fourth quarter of 2026. British periods may begin in any
 *                  month.
 *
 * The list of the One Stop Shop has `vatNumber` and `firstPeriod` with the same meaning; its rhythm is always quarterly.
 */

export type Rhythm = 'monthly' | 'twoMonthly' | 'quarterly' | 'yearly'

const RHYTHMS: Readonly<Record<Rhythm, Option>> = {
  monthly: option('monthly', 'Every month', '按月'),
  twoMonthly: option('twoMonthly', 'Every two months', '每两个月'),
  quarterly: option('quarterly', 'Every quarter', '按季'),
  yearly: option('yearly', 'Once a year', '按年'),
}

type Rhythms = {
  /** Those that the office knows, the usual one first. */
  rhythms: readonly Rhythm[]
  /** Where the office says which one applies. */
  help: { en: string; zh: string }
  /** Periods may begin in any month, as HMRC's staggers do. */
  anyMonth?: boolean
}

/** How often the office wants returns, and from which period on we file. */
export function filingPeriodFields(place: Place, { rhythms, help, anyMonth = false }: Rhythms): RowField[] {
  return [
    askOne(
      'filingRhythm',
      text('How often do you file?', '申报周期'),
      text('Choose how often the office wants your returns.', '请选择税局核定的申报周期。'),
      rhythms.map((rhythm) => RHYTHMS[rhythm]),
      { help, copyKey: `filing.rhythm.${place.code}` },
    ),
    askFromList(
      'firstPeriodYear',
      text('First period that we file: year', '由我们申报的首期：年份'),
      text('year of the first period', '首期年份'),
      yearOptions(2025, 2029),
      {
        help: text(
          'The first period that nobody has filed yet. Earlier ones that are missing are a service of their own.',
          '即尚未申报的第一期。更早的漏报期间属于补申报服务。',
        ),
        copyKey: `filing.firstYear.${place.code}`,
      },
    ),
    ...rhythms.map((rhythm) => beginField(place, rhythm, anyMonth)),
    {
      type: 'computed',
      key: 'firstPeriod',
      label: text('The first period begins in', '首期起始月份'),
      visibleWhen: { or: rhythms.map((rhythm) => ({ op: 'filled', field: beginKey(rhythm) })) },
      expression: {
        op: 'concat',
        separator: '-',
        args: ['firstPeriodYear', ...rhythms.map(beginKey)].map((field) => ({ field })),
      },
    },
  ]
}

const beginKey = (rhythm: Rhythm): string =>
  ({ monthly: 'firstMonth', twoMonthly: 'firstTwoMonths', quarterly: 'firstQuarter', yearly: 'firstYear' })[
    rhythm
  ]

const LENGTH: Readonly<Record<Rhythm, number>> = { monthly: 1, twoMonthly: 2, quarterly: 3, yearly: 12 }

function beginField(place: Place, rhythm: Rhythm, anyMonth: boolean): RowField {
  const length = LENGTH[rhythm]
  const name = {
    monthly: text('month', '月份'),
    twoMonthly: text('two months', '双月期间'),
    quarterly: text('quarter', '季度'),
    yearly: text('twelve months', '12个月期间'),
  }[rhythm]
  return askFromList(
    beginKey(rhythm),
    text(`First period that we file: ${name.en}`, `由我们申报的首期：${name.zh}`),
    text('first period that we file', `首期${name.zh}`),
    periodOptions(length, anyMonth),
    {
      visibleWhen: is('filingRhythm', rhythm),
      copyKey: `filing.first.${rhythm}.${place.code}`,
      ...(anyMonth &&
        length > 1 && {
          help: text(
            'Your periods stand on the certificate or in the online account; the year above is that of the first month.',
            '申报期见税号证书或在线账户，上面的年份指首月所在年份。',
          ),
        }),
    },
  )
}
