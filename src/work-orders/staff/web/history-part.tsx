import type { ReactNode } from 'react'
import { Badge } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconFileText,
  IconMessage,
} from '#platform/ui/icons.ts'
import { Timeline, type TimelineEntry } from '#platform/ui/timeline.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { HistoryRecord } from '#work-orders/records.ts'
import type { staffStepsText } from './steps/staff-steps.text.ts'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './steps/steps.module.css'

const SIZE = 16

type Look = { icon: ReactNode; tone: NonNullable<TimelineEntry['tone']> }

function lookOf({ key, internal }: HistoryRecord): Look {
  if (internal) return { icon: <IconMessage size={SIZE} />, tone: 'neutral' }
  if (/returned|reopened|queried/.test(key)) return { icon: <IconArrowBackUp size={SIZE} />, tone: 'warn' }
  if (/refused|cancelled/.test(key)) return { icon: <IconAlertTriangle size={SIZE} />, tone: 'bad' }
  if (/accepted|granted|completed/.test(key)) return { icon: <IconCheck size={SIZE} />, tone: 'good' }
  if (/submitted|filed/.test(key)) return { icon: <IconArrowRight size={SIZE} />, tone: 'neutral' }
  return { icon: <IconFileText size={SIZE} />, tone: 'neutral' }
}

/** Everything that happened, newest first; what sellers do not see is marked. */
export function HistoryPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('history')}</h3>
      {data.history.length === 0 && <p className={styles.quiet}>{t('noHistory')}</p>}
      <Timeline
        entries={data.history.map((entry) => ({
          key: entry.id,
          ...lookOf(entry),
          title: <Sentence entry={entry} />,
          text: <Details entry={entry} />,
          time: <DateText value={entry.at} format="dayTime" />,
        }))}
      />
    </section>
  )
}

/** What the portal or an authority does is a full sentence; what a person does follows their name. */
function Sentence({ entry }: { entry: HistoryRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const lang = useLang()
  const isWhole = entry.actor.kind === 'system' || entry.actor.kind === 'authority'
  return (
    <>
      {!isWhole && (
        <>
          <b>{entry.actor.name}</b>
          {lang === 'en' && ' '}
        </>
      )}
      {entry.text}
      {entry.internal && (
        <>
          {' '}
          <Badge>{t('internal')}</Badge>
        </>
      )}
    </>
  )
}

function Details({ entry }: { entry: HistoryRecord }) {
  const lines = [entry.detail, entry.reason].filter((line) => line !== null)
  return lines.length > 0 ? <span className={styles.text}>{lines.join('\n')}</span> : null
}
