import { filingBought } from '#catalogue/filing-bought.ts'
import type { Rhythm } from '#catalogue/codes.ts'
import type { Product } from '#catalogue/product.ts'
import type { Template } from '#forms/engine/model/template.ts'

type Bought = {
  product: Pick<Product, 'options' | 'filingCalendar' | 'country'>
  options: Readonly<Record<string, string>>
}

const RHYTHM_ANSWERS: Readonly<Partial<Record<Rhythm, string>>> = {
  MONTHLY: 'monthly',
  BIMONTHLY: 'twoMonthly',
  QUARTERLY: 'quarterly',
  YEARLY: 'yearly',
}

/** The question about the beginning of a period, and how many months such a period has. */
const BEGINNINGS: Readonly<Record<string, number>> = {
  firstMonth: 1,
  firstTwoMonths: 2,
  firstQuarter: 3,
  firstYear: 12,
}

/**
 * What the buyer has chosen already, as first answers to the form that asks it again; by the names that `prefill` knows
 * (`order.` and the question's key). The form may say otherwise, and then counts.
 */
export function answersFromOrder({ product, options }: Bought, template: Template): Record<string, string> {
  const filing = filingBought(product, options)
  const month = filing?.firstMonth ?? null
  const answers: Record<string, string | undefined> = {
    filingRhythm: filing?.rhythm ? RHYTHM_ANSWERS[filing.rhythm] : undefined,
    firstPeriodYear: month?.slice(0, 4),
    ...(month && beginningsOf(month.slice(5), template)),
    firstState: options['state'],
  }
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => (value === undefined ? [] : [[`order.${key}`, value]])),
  )
}

/** The period that holds the month; where periods may begin in any month, it begins with it. */
function beginningsOf(month: string, template: Template): Record<string, string | undefined> {
  const fields = template.sections.flatMap((section) => section.fields)
  return Object.fromEntries(
    Object.entries(BEGINNINGS).map(([key, length]) => {
      const field = fields.find((candidate) => candidate.key === key)
      const offered = field && 'options' in field ? field.options.map(({ value }) => value) : []
      const first = String(Math.floor((Number(month) - 1) / length) * length + 1).padStart(2, '0')
      return [key, [month, first].find((value) => offered.includes(value))]
    }),
  )
}
