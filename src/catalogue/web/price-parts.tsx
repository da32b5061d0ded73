import { formatShortMoney } from '#platform/shared/format-money.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { ProductDetails } from './product-lane.ts'

/** What of the price "from" is paid once and what for each month; nothing where there is no monthly part. */
export function PriceParts({
  product: { fromParts },
  className,
}: {
  product: Pick<ProductDetails, 'fromParts'>
  className: string | undefined
}) {
  const t = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  if (!fromParts) return null
  const { once, monthly, months } = fromParts
  return (
    <span className={className}>
      {t('onceAndMonthly', {
        once: formatShortMoney(once, lang),
        monthly: formatShortMoney(monthly, lang),
        months,
      })}
    </span>
  )
}
