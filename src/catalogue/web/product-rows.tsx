import { Link } from 'react-router'
import { Badge } from '#platform/ui/badge.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconCheck, IconChevronRight } from '#platform/ui/icons.ts'
import { Anchor } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { listProducts } from '../contract.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import type { catalogueText } from './catalogue.text.ts'
import { daysRange } from './days-text.ts'
import { PriceParts } from './price-parts.tsx'
import styles from './product-rows.module.css'

export type ProductCard = OutputOf<typeof listProducts>['records'][number]

type Comparing = {
  /** Codes of the chosen services. */
  chosen: readonly string[]
  full: boolean
  /** The page's address with another choice. */
  hrefOf: (codes: readonly string[]) => string
}

type RowsProps = { products: readonly ProductCard[]; badges?: boolean; compare?: Comparing }

/** Services as a table; on a phone each takes two lines. The whole row links to the service. */
export function ProductRows({ products, badges, compare }: RowsProps) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('services')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columnService')}</th>
          <th scope="col">{t('columnGet')}</th>
          <th scope="col" className={styles.figure}>
            {t('columnDays')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('columnFrom')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} badges={badges} compare={compare} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  product: ProductCard
  badges: boolean | undefined
  compare: Comparing | undefined
}

function ProductRow({ product, badges, compare }: RowProps) {
  const t = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  const days = daysRange(product.expectedDays)
  const price = formatShortMoney(product.fromPrice, lang)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.service}>
        <Flag code={product.country} size={24} />
        <Anchor href={paths.product(product.code)} className={styles.name}>
          {product.name}
        </Anchor>
      </th>
      <td className={styles.summary}>
        <span>{product.summary}</span>
        {(compare || (badges && product.badges.length > 0)) && (
          <span className={styles.badges}>
            {badges && product.badges.map((badge) => <Badge key={badge.code}>{badge.label}</Badge>)}
            {compare && <CompareLink product={product} compare={compare} />}
          </span>
        )}
      </td>
      <td className={styles.days}>
        <span className={styles.short}>{days}</span>
        <span className={styles.long}>{t('daysUnit', { days })}</span>
      </td>
      <td className={styles.price}>
        <span className={styles.short}>{price}</span>
        <span className={styles.long}>{t('fromPrice', { price })}</span>
        <PriceParts product={product} className={styles.parts} />
      </td>
      <td className={styles.more} aria-hidden="true">
        {t('details')}
        <IconChevronRight size={16} />
      </td>
    </tr>
  )
}

/** Adds a service to the comparison or removes it: a link, so that it works without scripts. */
function CompareLink({ product, compare }: { product: ProductCard; compare: Comparing }) {
  const t = useText<typeof catalogueText>('catalogue')
  const { code, name } = product
  const isChosen = compare.chosen.includes(code)
  // the bar below says that no more fit
  if (compare.full && !isChosen) return null
  const others = compare.chosen.filter((one) => one !== code)
  return (
    <Link
      to={compare.hrefOf(isChosen ? others : [...others, code])}
      className={cx(styles.compare, isChosen && styles.chosen)}
      aria-label={t(isChosen ? 'compareChosenNamed' : 'compareAddNamed', { name })}
      rel="nofollow"
      replace
      preventScrollReset
    >
      <span className={styles.box} aria-hidden="true">
        {isChosen && <IconCheck size={14} />}
      </span>
      {t(isChosen ? 'compareRemove' : 'compareAdd')}
    </Link>
  )
}
