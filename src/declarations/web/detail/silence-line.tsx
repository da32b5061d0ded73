import { use } from 'react'
import { formatDay, formatInstant, zoneName } from '#platform/shared/day-text.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { cx } from '#platform/ui/cx.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { authorityZone } from '../../authority-zone.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import styles from './detail.module.css'
import { wordOf } from '../epr/quantity-words.ts'
import { useAgencyDay } from '../use-agency-day.ts'

type T = Translate<typeof declarationDetailText>
type Silence = NonNullable<DeclarationDetail['silence']>

/** Four moments, should nobody answer: today, the last safe one, the due day, and the day from which it costs. */
export function SilenceLine({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { silence } = declaration
  if (!silence) return null
  return (
    <div className={styles.silence}>
      <h2 className={styles.silenceTitle}>{t('silence')}</h2>
      <Moments silence={silence} declaration={declaration} />
    </div>
  )
}

function Moments({ silence, declaration }: { silence: Silence; declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const today = useAgencyDay()
  const day = (value: string) => formatDay(value, lang, 'long')
  const { lastSafeAt, dueOn, lateFrom, outcome, consequence } = silence
  const isLate = today > dueOn
  const zone = authorityZone(declaration.country)
  const there = t('timeThere', {
    time: formatInstant(lastSafeAt, lang, 'dayTime', zone),
    zone: zoneName(zone, lang, new Date(lastSafeAt)),
  })
  return (
    <ol className={styles.moments}>
      {isLate || (
        <>
          <Moment look="now" when={day(today)} what={t('today')}>
            {reminders(t, lang, silence, today)}
          </Moment>
          <Moment
            look="soon"
            when={formatInstant(lastSafeAt, lang, 'dayTime', timeZone)}
            what={t('lastSafe')}
          >
            {t(wordOf(declaration, 'lastSafeText'), { time: there })}
          </Moment>
        </>
      )}
      <Moment
        look="due"
        when={day(dueOn)}
        what={t(declaration.payBy === dueOn ? 'dueAndPay' : wordOf(declaration, 'due'))}
      >
        {t(`outcome_${outcome}`)}
      </Moment>
      <Moment look="late" when={t('from', { day: day(lateFrom) })} what={t('costs')}>
        {consequence ? t('byLaw', consequence) : t(wordOf(declaration, 'costsUnknown'))}
      </Moment>
      {isLate && (
        <Moment look="now" when={day(today)} what={t('today')}>
          {t('overdue')}
        </Moment>
      )}
    </ol>
  )
}

function Moment(props: {
  look: 'now' | 'soon' | 'due' | 'late'
  when: string
  what: string
  children: string
}) {
  const { look, when, what, children } = props
  return (
    <li className={cx(styles.moment, styles[look])}>
      <b className={styles.when}>{when}</b>
      <span className={styles.what}>{what}</span>
      <span className={styles.small}>{children}</span>
    </li>
  )
}

function reminders(t: T, lang: Lang, { remindedOn }: Silence, today: string): string {
  const left = remindedOn.filter((day) => day > today).map((day) => formatDay(day, lang, 'long'))
  if (left.length === 0) return t('noMoreReminders')
  return t('remind', { days: new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(left) })
}
