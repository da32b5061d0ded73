import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { cx } from '../cx.ts'
import type { uiText } from '../ui.text.ts'
import { currentIndex, type LaneModel } from './lane.ts'
import { LaneCard } from './lane-card.tsx'
import { LaneFull } from './lane-full.tsx'
import { LanePhone } from './lane-phone.tsx'
import styles from './lane.module.css'

export type LaneProps = {
  model: LaneModel
  /** `full` turns upright automatically where it is narrow. */
  size?: 'full' | 'card' | 'phone'
  /** Above left, in the large form: one sentence about the current status. */
  summary?: ReactNode
  /** A step was just completed: the line is animated once. */
  justCompleted?: boolean
  /** The small forms without name and count. */
  bare?: boolean
  /** `bg` where the lane is on the page and not on a card. */
  ground?: 'surface' | 'bg'
  className?: string
}

export function Lane({ model, size = 'full', summary, justCompleted, bare, ground, className }: LaneProps) {
  return (
    <div className={cx(styles.lane, ground === 'bg' && styles.onPage, className)}>
      {size === 'full' && (
        <LaneHead summary={summary} expected={model.finished ? undefined : model.expected} />
      )}
      {size === 'full' && (
        <div className={cx(styles.frame, styles[fitOf(model.stops.length)])}>
          <div className={styles.large}>
            <LaneFull model={model} justCompleted={justCompleted} />
          </div>
          <div className={styles.upright}>
            <LanePhone model={model} justCompleted={justCompleted} />
          </div>
        </div>
      )}
      {size === 'card' && <LaneCard model={model} bare={bare} justCompleted={justCompleted} />}
      {size === 'phone' && <LanePhone model={model} justCompleted={justCompleted} />}
      <LaneList model={model} />
    </div>
  )
}

/** The width from which the large form has space for every label. */
function fitOf(stops: number): 'fitFew' | 'fitSome' | 'fitMany' {
  if (stops <= 5) return 'fitFew'
  return stops <= 7 ? 'fitSome' : 'fitMany'
}

function LaneHead({ summary, expected }: { summary?: ReactNode; expected?: string }) {
  const t = useText<typeof uiText>('ui')
  if (!summary && !expected) return null
  return (
    <div className={styles.head}>
      <div className={styles.summary}>{summary}</div>
      {expected && (
        <p className={styles.expected}>
          {t('expectedFinish')} <b>{expected}</b>
        </p>
      )}
    </div>
  )
}

const STATE_WORD = {
  done: 'stateDone',
  current: 'stateCurrent',
  returned: 'stateReturned',
  late: 'stateLate',
  todo: 'stateTodo',
  skipped: 'stateSkipped',
  refused: 'stateRefused',
} as const

/** The same lane as text, for screen readers. */
function LaneList({ model }: { model: LaneModel }) {
  const t = useText<typeof uiText>('ui')
  const current = currentIndex(model)
  const who = new Map(model.tracks.map((track) => [track.key, track.label]))
  return (
    <ol className="visually-hidden">
      {model.stops.map((stop, index) => (
        <li key={stop.key} aria-current={index === current ? 'step' : undefined}>
          {t('laneStep', {
            name: stop.label,
            who: who.get(stop.track) ?? '',
            state: t(STATE_WORD[model.planned ? 'todo' : stop.state]),
          })}
          {stop.sub && ` (${stop.sub})`}
          {index === current && model.flag && `. ${model.flag.text}`}
        </li>
      ))}
    </ol>
  )
}
