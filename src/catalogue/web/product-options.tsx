import { paths } from '#paths.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { pairsFromOptions } from '../option-pairs.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import { timesMoney } from '#platform/shared/money.ts'
import type { catalogueText } from './catalogue.text.ts'
import { ChipRow } from './chip-row.tsx'
import type { ProductDetails } from './product-lane.ts'

type Option = ProductDetails['options'][number]

/** The options that apply to the current choice, as rows of chips. */
export function ProductOptions({
  product,
  chosen,
}: {
  product: ProductDetails
  chosen: Record<string, string>
}) {
  const t = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  return product.options
    .filter((option) => option.key in chosen)
    .map((option) => (
      <ChipRow
        key={option.key}
        name={option.name}
        help={option.help}
        chips={option.values.map((value) => ({
          key: value.value,
          href: paths.product(product.code, pairsFromOptions({ ...chosen, [option.key]: value.value })),
          label: value.label,
          detail: priceOf(value, t, lang),
          chosen: chosen[option.key] === value.value,
        }))}
      />
    ))
}

function priceOf(
  value: Option['values'][number],
  t: Translate<typeof catalogueText>,
  lang: Lang,
): string | undefined {
  if (value.charge === 'free') return undefined
  const price = formatShortMoney(value.price, lang)
  if (value.months === null) return t('plusPrice', { price })
  const sum = formatShortMoney(timesMoney(value.price, value.months), lang)
  return t('perMonth', { price, months: value.months, sum })
}
