import { formatShortMoney } from '#platform/shared/format-money.ts'
import { Card } from '#platform/ui/card.tsx'
import type { MonthSums } from '../year.ts'
import { monthName } from './month-name.ts'
import { useCalendarTexts } from './use-calendar.ts'

/** A month that costs far more than the others, said in time to plan for it. */
export function HeavyMonth({ sums, currency }: { sums: MonthSums; currency: string }) {
  const { t, lang } = useCalendarTexts()
  const sum = formatShortMoney({ amount: sums.total, currency }, lang)
  return (
    <Card as="aside" title={t('heavyTitle', { month: monthName(sums.month, lang) })}>
      <p>{t('heavyText', { sum: sums.total === sums.certain ? sum : t('about', { sum }) })}</p>
    </Card>
  )
}
