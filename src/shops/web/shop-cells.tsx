import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconAlertTriangle, IconCheck } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { use } from 'react'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import type { Shop } from '../contract.ts'
import { urgencyOf } from './needs-care.ts'
import styles from './shops.module.css'
import { placeOf } from './shop-names.ts'
import type { shopsText } from './shops.text.ts'
import { awaitsFirstAnswer } from './use-shops.ts'

export function ShopName({ shop }: { shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  return (
    <span className={styles.name}>
      <b>{shop.name}</b>
      <span className={styles.place}>
        {placeOf(t, shop)}
        {shop.countries.map((country) => (
          <Flag key={country} code={country} size={18} />
        ))}
      </span>
      {shop.sellerId && <span className={styles.small}>{shop.sellerId}</span>}
    </span>
  )
}

const LOOKS = {
  FILE_UPLOAD: 'neutral',
  NOT_CONNECTED: 'notOpen',
  REVOKED: 'cancelled',
  BROKEN: 'wrong',
  EXPIRED: 'late',
} as const satisfies Partial<Record<Shop['status'], BadgeVariant>>

const YEAR = 365

/** The days that are left as a number and as a bar, or why there are none. */
export function AuthorisationCell({ shop }: { shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  const { status, daysLeft, expiresAt } = shop
  const day = expiresAt === null ? '' : formatDay(expiresAt, lang)
  if (status !== 'ACTIVE' && status !== 'EXPIRING')
    return (
      <span className={styles.stack}>
        <Badge variant={LOOKS[status]}>{t(`status_${status}`)}</Badge>
        {status === 'EXPIRED' && <span className={styles.small}>{t('endedOn', { day })}</span>}
      </span>
    )
  return (
    <span className={status === 'EXPIRING' ? styles.ending : styles.stack}>
      <b>{t('daysLeft', { count: daysLeft ?? 0 })}</b>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * Math.min(daysLeft ?? 0, YEAR)) / YEAR}%` }} />
      </span>
      <span className={styles.small}>{t('until', { day })}</span>
    </span>
  )
}

/** When Amazon last answered, and why it did not the last time. */
export function AnswerCell({ shop }: { shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { status, lastSync, fault, askAgainAt } = shop
  if (status === 'FILE_UPLOAD' || status === 'NOT_CONNECTED') return <span className={styles.small}>–</span>
  const time = askAgainAt === null ? '' : formatInstant(askAgainAt, lang, 'dayTime', timeZone)
  return (
    <span className={styles.stack}>
      {lastSync ? <DateText value={lastSync} format="dayTime" /> : <span>{t(noneYet(shop))}</span>}
      {shop.account.confirmed && (
        <span className={styles.small}>
          {t('ownSaid', {
            day: formatInstant(shop.account.confirmed.at, lang, 'full', timeZone),
            by: shop.account.confirmed.by ?? '–',
          })}
        </span>
      )}
      {isUnconfirmed(shop) && (
        <span className={styles.fault}>
          <IconAlertTriangle size={16} />
          {t('ownWaits')}
        </span>
      )}
      {shop.suspended.length > 0 && (
        <span className={styles.fault}>
          <IconAlertTriangle size={16} />
          {t('suspended', { countries: namesOf(t, lang, shop.suspended) })}
        </span>
      )}
      {fault ? (
        <span className={styles.fault}>
          <IconAlertTriangle size={16} />
          {t(`fault_${fault}`, { time })}
        </span>
      ) : (
        lastSync &&
        status !== 'REVOKED' &&
        shop.suspended.length === 0 && (
          <span className={styles.fine}>
            <IconCheck size={16} />
            {t('answerOk')}
          </span>
        )
      )}
    </span>
  )
}

const isUnconfirmed = (shop: Shop) => urgencyOf(shop) === 'OTHER_COMPANY'

const namesOf = (t: Translate<typeof shopsText>, lang: Lang, countries: readonly string[]) =>
  countries.map((code) => countryName(code, lang)).reduce((first, second) => t('listOf', { first, second }))

const noneYet = (shop: Shop) => (awaitsFirstAnswer(shop) ? 'answerPending' : 'answerNone')

/** The months whose sales the returns need. */
export function MonthsCell({ shop }: { shop: Shop }) {
  const t = useText<typeof shopsText>('shops')
  if (shop.returns.length === 0) return <span className={styles.small}>{t('noReturns')}</span>
  if (shop.missingMonths.length === 0) return <span className={styles.small}>{t('monthsNone')}</span>
  return (
    <Link href={paths.shopAuthorisation('months')}>
      {t('monthsMissing', { count: shop.missingMonths.length })}
    </Link>
  )
}
