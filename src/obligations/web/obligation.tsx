import { useId } from 'react'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { ObligationView } from '../contract.ts'
import { isUnconfirmed } from './certainty.ts'
import type { Choice } from './service-choice.ts'
import type { needsText } from './needs.text.ts'
import styles from './obligation.module.css'

type Offered = ObligationView['services'][number]
type Product = Offered['product']
/** More flags than this are of no use. */
const SHOWN_FLAGS = 3

/** One obligation: what, where, why by which law, and the service for it. Read-only without a choice. */
export function Obligation({ obligation, choice }: { obligation: ObligationView; choice?: Choice }) {
  const t = useText<typeof needsText>('needs')
  const lang = useLang()
  const { countries, services } = obligation
  const withoutService = countries.filter(({ code }) => services.every(({ country }) => country !== code))
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {obligation.title} <Countries countries={obligation.countries} />
        </h3>
        {obligation.from && (
          <Badge variant="dueSoon">{t('from', { day: formatDay(obligation.from, lang, 'full') })}</Badge>
        )}
        {isUnconfirmed(obligation) && <Badge variant="info">{t('medium')}</Badge>}
      </div>
      {obligation.reasons.map((reason) => (
        <Reason key={reason.rule} reason={reason} />
      ))}
      {choice &&
        services.map((service) => <Service key={service.product.code} service={service} choice={choice} />)}
      {choice && <Alternatives products={services.flatMap(({ alternatives }) => alternatives)} />}
      {choice && withoutService.length > 0 && (
        <p className={styles.ask}>
          {services.length > 0
            ? t('askUsFor', { countries: withoutService.map(({ name }) => name).join(t('listComma')) })
            : t('askUs')}{' '}
          <Link href={paths.contactUs()}>{t('askUsLink')}</Link>
        </p>
      )}
    </li>
  )
}

function Reason({ reason }: { reason: ObligationView['reasons'][number] }) {
  const t = useText<typeof needsText>('needs')
  return (
    <div className={styles.reason}>
      <p>{reason.text}</p>
      <p className={styles.source}>
        {t('source')}{' '}
        {reason.source.url ? (
          <Link href={reason.source.url}>{reason.source.label}</Link>
        ) : (
          reason.source.label
        )}
      </p>
    </div>
  )
}

function Countries({ countries }: Pick<ObligationView, 'countries'>) {
  const flags = countries.length <= SHOWN_FLAGS
  return (
    <span className={styles.countries}>
      {countries.map(({ code, name }) => (
        <span key={code} className={styles.country}>
          {flags && code !== 'XI' && <Flag code={code} size={18} />}
          {name}
        </span>
      ))}
    </span>
  )
}

function Service({ service, choice }: { service: Offered; choice: Choice }) {
  const { product, price } = service
  const t = useText<typeof needsText>('needs')
  const lang = useLang()
  const id = useId()
  const chosen = choice.chosen.has(product.code)
  const { low, high } = product.expectedDays
  return (
    <div className={cx(styles.service, chosen && styles.chosen)}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={chosen}
        onChange={() => choice.toggle(product.code)}
        aria-label={t('take', { name: product.name })}
      />
      <div className={styles.words}>
        <Link href={paths.product(product.code)} look="quiet" className={styles.name}>
          {product.name}
        </Link>
        <label htmlFor={id} className={styles.summary}>
          {product.summary}
        </label>
      </div>
      <p className={styles.figures}>
        <b>{formatShortMoney(price, lang)}</b>
        <span>{t('days', { days: low === high ? low : `${low}–${high}` })}</span>
      </p>
    </div>
  )
}

/** Services for those who have a part of it already: the returns alone, for example. */
function Alternatives({ products }: { products: readonly Product[] }) {
  const t = useText<typeof needsText>('needs')
  const lang = useLang()
  if (products.length === 0) return null
  return (
    <p className={styles.ask}>
      {t('registeredAlready')}{' '}
      {products.map((product, index) => (
        <span key={product.code}>
          {index > 0 && t('listComma')}
          <Link href={paths.product(product.code)}>
            {t('orService', {
              name: product.name,
              price: t('fromPrice', { price: formatShortMoney(product.fromPrice, lang) }),
            })}
          </Link>
        </span>
      ))}
    </p>
  )
}
