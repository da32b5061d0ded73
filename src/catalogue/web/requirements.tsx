import { Badge } from '#platform/ui/badge.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Band } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { ProductDetails } from './product-lane.ts'
import styles from './requirements.module.css'

/** Services that this one requires: which, why, and for whom. */
export function Requirements({ product }: { product: ProductDetails }) {
  const t = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  if (product.requires.length === 0) return null
  return (
    <Band id="requires">
      <SectionHeading title={t('requiresTitle')} aside={t('requiresText')} />
      <ul className={styles.list}>
        {product.requires.map((need) => (
          <li key={need.product.code}>
            <Flag code={need.product.country} size={24} />
            <div className={styles.words}>
              <Link href={paths.product(need.product.code)} look="alone">
                {need.product.name}
              </Link>
              <p>{need.reason}</p>
              <p className={styles.source}>
                {t('why')}
                {need.source.url ? (
                  <Link href={need.source.url} target="_blank" rel="noreferrer">
                    {need.source.label}
                    <span className="visually-hidden"> ({t('opensElsewhere')})</span>
                  </Link>
                ) : (
                  need.source.label
                )}
              </p>
            </div>
            <div className={styles.end}>
              <b>{t('fromPrice', { price: formatShortMoney(need.product.fromPrice, lang) })}</b>
              <Badge>{t(need.certain ? 'requiresCertain' : 'requiresDepends')}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
