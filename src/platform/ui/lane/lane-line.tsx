import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'
import { type LaneModel, linePath, type Point, reachedIndex, trackIndex } from './lane.ts'
import styles from './lane-line.module.css'

/** The drawing has this inner width and is stretched to its container; strokes and heights are not stretched. */
const WIDTH = 1000

export function pointsOf(model: LaneModel, positions: readonly number[], top: number, gap: number): Point[] {
  return model.stops.map((stop, index) => ({
    x: (positions[index] ?? 0) * WIDTH,
    y: top + gap * trackIndex(model, stop.track),
  }))
}

export type LaneLineProps = {
  model: LaneModel
  points: readonly Point[]
  /** Distance of the first track from the top, and of the tracks from each other. */
  top: number
  gap: number
  height: number
  thin?: boolean
  justCompleted?: boolean
}

/** The tracks, what is to come (dotted) and what is done (solid). */
export function LaneLine({ model, points, top, gap, height, thin, justCompleted }: LaneLineProps) {
  const reached = reachedIndex(model)
  const box = { viewBox: `0 0 ${WIDTH} ${height}`, preserveAspectRatio: 'none', height }
  const share = (index: number) => `${(points[Math.max(0, index)]?.x ?? 0) / (WIDTH / 100)}%`
  const reveal = { '--from': share(reached - 1), '--to': share(reached) } as CSSProperties
  return (
    <>
      <svg {...box} className={cx(styles.line, thin && styles.thin)} aria-hidden="true">
        {model.tracks.map((track, index) => (
          <path key={track.key} className={styles.track} d={`M0 ${top + gap * index}H${WIDTH}`} />
        ))}
        {model.planned ? (
          <path className={styles.planned} d={linePath(points)} />
        ) : (
          <path className={styles.coming} d={linePath(points.slice(Math.max(0, reached)))} />
        )}
      </svg>
      {reached > 0 && (
        <svg
          {...box}
          className={cx(styles.line, thin && styles.thin, justCompleted && styles.drawn)}
          style={reveal}
          aria-hidden="true"
        >
          <path className={styles.travelled} d={linePath(points.slice(0, reached + 1))} />
        </svg>
      )}
    </>
  )
}
