import { countryName } from '#platform/shared/countries.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import { Card } from '#platform/ui/card.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import { byCountry } from '../by-country.ts'
import type { CalendarEntry } from '../contract.ts'
import { hrefOf, type CalendarView } from './calendar-view.ts'
import styles from './country-card.module.css'
import { useCalendarTexts } from './use-calendar.ts'

/** How much comes from each country; only where there are several. */
export function CountryCard(props: {
  entries: readonly CalendarEntry[]
  currency: string
  view: CalendarView
}) {
  const { entries, currency, view } = props
  const { t, lang } = useCalendarTexts()
  const shares = byCountry(entries)
  if (shares.length < 2) return null
  const most = shares[0]?.total ?? 0
  return (
    <Card as="aside" title={t('byCountry')}>
      <ul className={styles.countries}>
        {shares.map(({ country, count, total, isCertain }) => {
          const sum = formatShortMoney({ amount: total, currency }, lang)
          return (
            <li key={country}>
              <Flag code={country} size={20} />
              <span className={styles.name}>
                <Link look="quiet" href={hrefOf({ ...view, country })}>
                  {countryName(country, lang)}
                </Link>
              </span>
              <b className={styles.sum}>{total === 0 ? '–' : isCertain ? sum : t('about', { sum })}</b>
              <span className={styles.dates}>{t('monthSummary', { count })}</span>
              {most > 0 && (
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${(total / most) * 100}%` }} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
