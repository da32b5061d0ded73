import type { LocalText } from '#platform/shared/local-text.ts'
import type { Rhythm } from '../../codes.ts'
import type { ProductOption } from '../../product.ts'
import { type Amounts, text } from '../product-content.ts'
import { at } from '../price-points.ts'
import type { FilingRhythm, VatFacts } from './vat-facts.ts'

const RHYTHM_NAMES: Record<FilingRhythm, LocalText> = {
  monthly: text('Monthly', '按月'),
  twoMonthly: text('Every two months', '每两个月'),
  quarterly: text('Quarterly', '按季'),
}

const RHYTHMS: Record<FilingRhythm, Rhythm> = {
  monthly: 'MONTHLY',
  twoMonthly: 'BIMONTHLY',
  quarterly: 'QUARTERLY',
}

/** How often and for how long: each frequency of the country for 12 and 24 months. */
export function planOption(facts: VatFacts): { option: ProductOption; prices: Record<string, Amounts> } {
  const { plans, planHelp } = facts.filing
  const values = plans.flatMap(({ rhythm, price, price24 }) =>
    ([12, 24] as const).map((months) => ({
      value: `${rhythm}${months}`,
      amounts: at(months === 12 ? price : price24),
      label: text(
        `${RHYTHM_NAMES[rhythm].en}, ${months} months`,
        `${RHYTHM_NAMES[rhythm].zh}，${months}个月`,
      ),
      line: text(`${RHYTHM_NAMES[rhythm].en} returns`, `${RHYTHM_NAMES[rhythm].zh}申报`),
      charge: { kind: 'monthly' as const, months },
      filing: { months, rhythm: RHYTHMS[rhythm] },
    })),
  )
  const total = ({ amounts, charge }: (typeof values)[number]) => amounts.EUR * charge.months
  const [cheapest] = values.toSorted((a, b) => total(a) - total(b))
  if (!cheapest) throw new Error(`${facts.country}: a country needs a filing frequency`)
  return {
    option: {
      kind: 'choice',
      key: 'plan',
      name: text('Returns and term', '申报周期与期限'),
      help: planHelp,
      default: cheapest.value,
      values: values.map(({ value, label, line, charge, filing }) => ({
        value,
        label,
        line,
        charge,
        filing,
      })),
    },
    prices: Object.fromEntries(values.map(({ value, amounts }) => [value, amounts])),
  }
}

/** The number of individual sales a month; a seller with many pays once for the year. */
export const volumeOption: ProductOption = {
  kind: 'choice',
  key: 'volume',
  name: text('Sales lines a month', '每月销售笔数'),
  default: 'upTo5000',
  values: [
    { value: 'upTo5000', label: text('Up to 5,000', '5000笔以内'), charge: { kind: 'free' } },
    {
      value: 'upTo50000',
      label: text('Up to 50,000', '5万笔以内'),
      line: text('Up to 50,000 sales lines a month', '每月5万笔以内'),
      charge: { kind: 'once' },
    },
  ],
}
