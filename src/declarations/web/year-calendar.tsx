import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { YearEntry } from '../contract.ts'
import { latenessOf } from '../lateness.ts'
import { standingName } from '../whose-turn.ts'
import { yearLines, type YearCell, type YearLine } from '../year-lines.ts'
import type { declarationsText } from './declarations.text.ts'
import { periodOf } from '../period-title.ts'
import { wordOf } from './epr/quantity-words.ts'
import { STATUS_LOOKS } from './status-looks.ts'
import { useAgencyDay } from './use-agency-day.ts'
import styles from './year-calendar.module.css'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

type Year = { year: number; records: readonly YearEntry[]; isCut: boolean }

/** The declarations of a year by country and month, each with how it stands. */
export function YearCalendar({ year, records, isCut }: Year) {
  const t = useText<typeof declarationsText>('declarations')
  const lang = useLang()
  const lines = yearLines(year, records)
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={t('emptyYear', { year: String(year) })} />
      </Card>
    )
  return (
    <Card title={t('calendarOf', { year: String(year) })}>
      {isCut && <Notice tone="info">{t('isCut')}</Notice>}
      <div className={styles.year}>
        <div className={styles.head} aria-hidden="true">
          {MONTHS.map((month) => (
            <span key={month}>{formatDay(`${year}-${month}-01`, lang, 'monthName')}</span>
          ))}
        </div>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </div>
    </Card>
  )
}

function Line({ line: { key, country, kind, stream, cells } }: { line: YearLine }) {
  const t = useText<typeof declarationsText>('declarations')
  const lang = useLang()
  const id = `line-${key.replaceAll(' ', '-')}`
  return (
    <section className={styles.line} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        <Flag code={country} />
        <span>
          {countryName(country, lang)}
          <small>{stream ? t(`stream_${stream}`) : t(`kind_${kind}`)}</small>
        </span>
      </h3>
      <ol className={styles.cells}>
        {cells.map((cell) => (
          <Cell key={`${cell.month} ${cell.months}`} cell={cell} />
        ))}
      </ol>
    </section>
  )
}

function Cell({ cell: { month, months, entries } }: { cell: YearCell }) {
  const today = useAgencyDay()
  const t = useText<typeof declarationsText>('declarations')
  const lang = useLang()
  return (
    <li style={{ gridColumn: `${month} / span ${months}` }}>
      {entries.map((entry, index) => {
        const period = index === 0 ? periodOf(entry, lang) : `${periodOf(entry, lang)}, ${t('corrected')}`
        const late = latenessOf(entry, today)
        const named = t(wordOf(entry, `status_${standingName(entry)}`))
        const status = late ? `${named}, ${t('late', { count: late.days })}` : named
        return (
          <Anchor
            key={entry.id}
            href={paths.declarationDetail(entry.id)}
            className={styles.cell}
            title={t('cellNamed', { period, status })}
          >
            <span className={styles.period}>{period}</span>
            <Badge variant={STATUS_LOOKS[entry.status]} className={months < 3 ? styles.short : undefined}>
              {named}
            </Badge>
            {late && <small className={styles.late}>{t('late', { count: late.days })}</small>}
          </Anchor>
        )
      })}
    </li>
  )
}
