import type { ReactNode } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconBuildingBank,
  IconCheck,
  IconFileText,
  IconPlayerPause,
  IconReceipt,
  IconUser,
} from '#platform/ui/icons.ts'
import { Timeline, type TimelineEntry } from '#platform/ui/timeline.tsx'
import type { HistoryRecord } from '../records.ts'
import type { Details } from './step-status.ts'
import { useReader } from './use-reader.ts'

type Look = { icon: ReactNode; tone: NonNullable<TimelineEntry['tone']> }

const SIZE = 16

function lookOf(key: string): Look {
  if (/returned|reopened|queried/.test(key)) return { icon: <IconArrowBackUp size={SIZE} />, tone: 'warn' }
  if (/refused|cancelled/.test(key)) return { icon: <IconAlertTriangle size={SIZE} />, tone: 'bad' }
  if (/accepted|granted|completed/.test(key)) return { icon: <IconCheck size={SIZE} />, tone: 'good' }
  if (/submitted/.test(key)) return { icon: <IconArrowRight size={SIZE} />, tone: 'neutral' }
  if (/filed/.test(key)) return { icon: <IconBuildingBank size={SIZE} />, tone: 'neutral' }
  if (/assigned/.test(key)) return { icon: <IconUser size={SIZE} />, tone: 'neutral' }
  if (/held|resumed/.test(key)) return { icon: <IconPlayerPause size={SIZE} />, tone: 'neutral' }
  if (/opened/.test(key)) return { icon: <IconReceipt size={SIZE} />, tone: 'neutral' }
  return { icon: <IconFileText size={SIZE} />, tone: 'neutral' }
}

/** Everything that happened, newest first: who, what, why, when. */
export function HistoryPart({ details }: { details: Details }) {
  const { lang, timeZone } = useReader()
  return (
    <Timeline
      entries={details.history.map((entry) => ({
        key: entry.id,
        ...lookOf(entry.key),
        title: <Sentence entry={entry} spaced={lang === 'en'} />,
        text: [entry.detail, entry.reason].filter(Boolean).join(lang === 'zh' ? '　' : ' · ') || undefined,
        time: formatInstant(entry.at, lang, 'dayTime', timeZone),
      }))}
    />
  )
}

/** What the portal or an authority does is a full sentence; what a person does follows their name. */
function Sentence({ entry, spaced }: { entry: HistoryRecord; spaced: boolean }) {
  const isWhole = entry.actor.kind === 'system' || entry.actor.kind === 'authority'
  if (isWhole) return <>{entry.text}</>
  return (
    <>
      <b>{entry.actor.name}</b>
      {spaced && ' '}
      {entry.text}
    </>
  )
}
