import { listRegistrations } from '#registrations/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay, formatDayRange } from '#platform/shared/day-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import type { Details } from '../step-status.ts'
import { useReader } from '../use-reader.ts'
import { type Filing, filingOfNumber, registrationOf } from './filing-of-number.ts'
import styles from './cards.module.css'

const MOST_REGISTRATIONS = 100

/** After the finish: where the number goes, which return comes first and who files it, and what is bought already. */
export function WhatNow({ details }: { details: Details }) {
  const { workOrder, obtained } = details
  const { t, lang } = useReader()
  const list = useCallQuery(listRegistrations, { pageSize: MOST_REGISTRATIONS })
  const own = registrationOf(details, list.data?.records ?? [])
  const filing = filingOfNumber(details, list.data?.records ?? [])
  const kind = own?.kind ?? obtained.at(-1)?.kind ?? null
  const country = countryName(workOrder.country, lang)
  const isVat = kind === 'VAT_NUMBER' || kind === 'OSS_CONFIRMATION'
  if (kind === null || kind === 'MANDATE') return null
  return (
    <Card title={t('whatNow')} ruled>
      <ol className={styles.steps}>
        <li>
          <p>{t(`enter_${kind}`, { country })}</p>
        </li>
        {isVat && (filing || list.data) && (
          <li>
            <Returns
              term={filing}
              country={workOrder.country}
              isActedFor={own?.mandate?.isInForce !== false}
            />
          </li>
        )}
      </ol>
    </Card>
  )
}

/** The first return and who files it. Without filing bought it is said that returns are due all the same. */
function Returns({
  term,
  country,
  isActedFor,
}: {
  term: Filing | undefined
  country: string
  isActedFor: boolean
}) {
  const { t, lang } = useReader()
  if (!term)
    return (
      <div className={styles.stack}>
        <p>{t('returnsNotBought')}</p>
        <Link look="alone" href={paths.services({ category: 'VAT', country })}>
          {t('seeFiling')}
        </Link>
      </div>
    )
  if (!isActedFor)
    return (
      <div className={styles.stack}>
        <p>{t('returnsWithoutMandate')}</p>
        <Link look="alone" href={paths.registrations()}>
          {t('toMandate')}
        </Link>
      </div>
    )
  const { next, endsAt } = term
  const first = next && {
    period: formatDayRange(next.from, next.to, lang),
    date: next.dueAt === null ? '' : formatDay(next.dueAt, lang),
  }
  return (
    <div className={styles.stack}>
      <p>
        {first ? t(first.date === '' ? 'nextReturnUndated' : 'nextReturn', first) : t('returnsWaitForRhythm')}
      </p>
      <p className={styles.quiet}>
        {endsAt === null
          ? t('filingBought', { product: term.product })
          : t('filingBoughtUntil', { product: term.product, date: formatDay(endsAt, lang) })}
      </p>
    </div>
  )
}
