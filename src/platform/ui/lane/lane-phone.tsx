import { useText } from '#platform/web/text.ts'
import { cx } from '../cx.ts'
import type { uiText } from '../ui.text.ts'
import { currentIndex, type LaneModel, reachedIndex, stretchDown, trackIndex } from './lane.ts'
import { lookOf, LaneNode, OwnerIcon } from './lane-node.tsx'
import styles from './lane-phone.module.css'

const FIRST = 10
const STEP = 20
const NODE_Y = 12

/** The upright form: tracks at 10, 30 and 50 pixels, one row per stop. */
export function LanePhone({ model, justCompleted }: { model: LaneModel; justCompleted?: boolean }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.owners}>
        <span className={styles.ownerIcons}>
          {model.tracks.map((track, index) => (
            <span key={track.key} style={{ left: FIRST + STEP * index }}>
              <OwnerIcon track={track.key} size={16} />
            </span>
          ))}
        </span>
        <span>{model.tracks.map((track) => track.label).join(' · ')}</span>
      </div>
      <div className={styles.rows}>
        {model.tracks.map((track, index) => (
          <span key={track.key} className={styles.track} style={{ left: FIRST + STEP * index }} />
        ))}
        {model.stops.map((stop, index) => (
          <PhoneRow key={stop.key} model={model} index={index} justCompleted={justCompleted} />
        ))}
      </div>
    </div>
  )
}

function PhoneRow({
  model,
  index,
  justCompleted,
}: {
  model: LaneModel
  index: number
  justCompleted?: boolean
}) {
  const stop = model.stops[index]
  if (!stop) return null
  const next = model.stops[index + 1]
  const reached = reachedIndex(model)
  const xOf = (track: typeof stop.track) => FIRST + STEP * trackIndex(model, track)
  const kind = model.planned ? 'planned' : index < reached ? 'travelled' : 'coming'
  const strong = (model.planned || index <= reached) && stop.state !== 'skipped'
  return (
    <div className={styles.row}>
      {next && (
        <svg
          className={cx(styles.stretch, styles[kind], justCompleted && index === reached - 1 && styles.drawn)}
          viewBox="0 0 60 100"
          preserveAspectRatio="none"
          style={{ top: NODE_Y }}
        >
          <path d={stretchDown(xOf(stop.track), xOf(next.track))} />
        </svg>
      )}
      <LaneNode form="upright" model={model} index={index} style={{ left: xOf(stop.track), top: NODE_Y }} />
      <span className={cx(styles.name, strong && styles.strong)}>{stop.label}</span>
      <PhoneNote model={model} index={index} />
    </div>
  )
}

function PhoneNote({ model, index }: { model: LaneModel; index: number }) {
  const t = useText<typeof uiText>('ui')
  const stop = model.stops[index]
  const here = index === currentIndex(model)
  const last = index === model.stops.length - 1
  if (here && model.flag)
    return (
      <span className={cx(styles.note, styles[lookOf(model, index)])}>
        <b>{model.flag.text}</b>
        {stop?.sub && ` · ${stop.sub}`}
      </span>
    )
  const finish =
    last && model.expected && !model.finished ? `${t('expectedFinish')} ${model.expected}` : undefined
  const note = finish ?? stop?.sub
  return note ? <span className={styles.note}>{note}</span> : null
}
