import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'
import { currentIndex, type LaneModel, labelSlots, reachedIndex, stopPositions, trackIndex } from './lane.ts'
import { LaneLine, pointsOf } from './lane-line.tsx'
import { LaneNode, OwnerIcon } from './lane-node.tsx'
import styles from './lane-full.module.css'

const GAP = 46
const PAD = { start: 0.25, end: 0.5 }
/** Space above the first track: for a node, and for the flag above it. */
const ROOM = { node: 26, flag: 64 }

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`

/** Ten labels and more are narrower than a long word at full size, such as “Translation”. */
const crowding = (stops: number) => (stops > 9 ? 'crowded' : stops > 5 ? 'many' : 'few')

/** The large form: tracks with names, the line, a label below every stop. */
export function LaneFull({ model, justCompleted }: { model: LaneModel; justCompleted?: boolean }) {
  const positions = stopPositions(model.stops, { pad: PAD })
  const current = currentIndex(model)
  const currentTrack = model.stops[current]?.track
  const rise = currentTrack ? trackIndex(model, currentTrack) * GAP : 0
  const top = model.flag && current >= 0 ? Math.max(ROOM.node, ROOM.flag - rise) : ROOM.node
  const height = top + GAP * (model.tracks.length - 1) + ROOM.node + 4
  const points = pointsOf(model, positions, top, GAP)
  return (
    <div className={styles.full} data-stops={crowding(model.stops.length)} aria-hidden="true">
      <TrackNames model={model} top={top} />
      <div className={styles.plane} style={{ height }}>
        <LaneLine
          model={model}
          points={points}
          top={top}
          gap={GAP}
          height={height}
          justCompleted={justCompleted}
        />
        {points.map((point, index) => (
          <LaneNode
            key={model.stops[index]?.key}
            model={model}
            index={index}
            arriving={justCompleted && index === reachedIndex(model)}
            style={{ left: percent(positions[index] ?? 0), top: point.y }}
          />
        ))}
        {model.flag && current >= 0 && (
          <LaneFlag flag={model.flag} at={positions[current] ?? 0} y={points[current]?.y ?? 0} />
        )}
      </div>
      <StopLabels model={model} positions={positions} />
      {model.axis && <LaneAxis model={model} positions={positions} axis={model.axis} />}
    </div>
  )
}

function TrackNames({ model, top }: { model: LaneModel; top: number }) {
  return (
    <div className={styles.names} style={{ paddingTop: top - GAP / 2 }}>
      {model.tracks.map((track) => (
        <span key={track.key} className={styles.name} style={{ height: GAP }}>
          <OwnerIcon track={track.key} />
          <span>{track.label}</span>
        </span>
      ))}
    </div>
  )
}

/** The spacer before the flag shrinks, so that the flag never leaves the lane on the right. */
function LaneFlag({ flag, at, y }: { flag: NonNullable<LaneModel['flag']>; at: number; y: number }) {
  const tone = flag.tone === 'yours' ? styles.yours : styles.other
  return (
    <>
      <div className={styles.flagRow} style={{ bottom: `calc(100% - ${y - 30}px)` }}>
        <span className={styles.flagSpace} style={{ flexBasis: `calc(${percent(at)} - 22px)` }} />
        <span className={cx(styles.flag, tone)}>{flag.text}</span>
      </div>
      <span className={cx(styles.tail, tone)} style={{ left: percent(at), top: y - 35 }} />
    </>
  )
}

function StopLabels({ model, positions }: { model: LaneModel; positions: readonly number[] }) {
  const reached = model.planned ? model.stops.length : reachedIndex(model)
  return (
    <div className={styles.labels}>
      {labelSlots(positions).map((slot, index) => {
        const stop = model.stops[index]
        if (!stop) return null
        const strong = index <= reached && stop.state !== 'skipped'
        return (
          <span key={stop.key} className={styles.label} style={slotStyle(slot)}>
            <span className={cx(styles.stopName, strong && styles.strong)}>{stop.label}</span>
            {stop.sub && <StopSub text={stop.sub} />}
          </span>
        )
      })}
    </div>
  )
}

/** “22 Nov · 1 day” breaks at its dot, never between a number and its unit. */
function StopSub({ text }: { text: string }) {
  const parts = text.split(' · ')
  return (
    <span className={styles.sub}>
      {parts.map((part, index) => (
        <span key={part}>
          <span className={styles.part}>
            {part}
            {index < parts.length - 1 && ' ·'}
          </span>{' '}
        </span>
      ))}
    </span>
  )
}

function LaneAxis(props: {
  model: LaneModel
  positions: readonly number[]
  axis: NonNullable<LaneModel['axis']>
}) {
  const marks = props.axis.flatMap((mark) => {
    const index = props.model.stops.findIndex((stop) => stop.key === mark.stop)
    return index < 0 ? [] : [{ ...mark, at: props.positions[index] ?? 0 }]
  })
  const slots = labelSlots(marks.map((mark) => mark.at))
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return null
  return (
    <div className={styles.axis}>
      <span className={styles.rule} style={{ left: percent(first.at), right: percent(1 - last.at) }} />
      {marks.map((mark, index) => (
        <span
          key={mark.stop}
          className={styles.mark}
          style={slotStyle(slots[index] ?? { before: 0, width: 0 })}
        >
          <span>
            <b>{mark.strong}</b>
            {mark.text}
          </span>
        </span>
      ))}
    </div>
  )
}

function slotStyle(slot: { before: number; width: number }): CSSProperties {
  return { flex: `0 0 ${percent(slot.width)}`, marginInlineStart: percent(slot.before) }
}
