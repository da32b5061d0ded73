import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'
import {
  IconArrowBackUp,
  IconBriefcase,
  IconBuildingBank,
  IconCheck,
  IconClock,
  IconMinus,
  IconUser,
  IconX,
} from '../icons.ts'
import { currentIndex, type LaneModel, type LaneStop, type TrackKey } from './lane.ts'
import styles from './lane-node.module.css'

const OWNER = { you: IconUser, agency: IconBriefcase, authority: IconBuildingBank }

export function OwnerIcon({ track, size = 18 }: { track: TrackKey; size?: number }) {
  const Icon = OWNER[track]
  return <Icon size={size} />
}

/** The appearance of a stop: a class of the style sheet. */
export function lookOf(model: LaneModel, index: number): keyof typeof styles & string {
  const stop = model.stops[index]
  if (!stop) return 'todo'
  if (model.planned) return stop.track === 'you' ? 'plannedYours' : 'planned'
  if (model.finished && stop.state !== 'skipped') return 'done'
  if (stop.state === 'current') return stop.track === 'you' ? 'currentYours' : 'currentOther'
  return stop.state
}

function NodeIcon({ stop, look }: { stop: LaneStop; look: string }) {
  if (look === 'done') return <IconCheck size={13} className={styles.bold} />
  if (look === 'skipped') return <IconMinus size={12} className={styles.bold} />
  if (look === 'returned') return <IconArrowBackUp size={17} />
  if (look === 'late') return <IconClock size={17} />
  if (look === 'refused') return <IconX size={17} />
  if (look === 'todo') return null
  return <OwnerIcon track={stop.track} size={17} />
}

/** A disc on the line: large, upright (phone), or a dot without an icon. */
export function LaneNode({
  model,
  index,
  form = 'full',
  style,
  arriving,
}: {
  model: LaneModel
  index: number
  form?: 'full' | 'upright' | 'dot'
  style?: CSSProperties
  arriving?: boolean
}) {
  const stop = model.stops[index]
  if (!stop) return null
  const look = lookOf(model, index)
  const here = index === currentIndex(model)
  return (
    <span
      className={cx(
        styles.node,
        styles[look],
        here && styles.here,
        styles[form],
        arriving && styles.arriving,
      )}
      style={style}
    >
      {form !== 'dot' && <NodeIcon stop={stop} look={look} />}
    </span>
  )
}
