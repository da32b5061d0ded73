import { useText } from '#platform/web/text.ts'
import type { uiText } from '../ui.text.ts'
import { countOf, type LaneModel, reachedIndex, stopPositions } from './lane.ts'
import { LaneLine, pointsOf } from './lane-line.tsx'
import { LaneNode, OwnerIcon } from './lane-node.tsx'
import styles from './lane-card.module.css'

const GAP = 14
const TOP = 10
const PAD = { start: 0.3, end: 0.25 }

/** The small form: no labels; above it the step's name and the count, unless `bare`. */
export function LaneCard({
  model,
  bare,
  justCompleted,
}: {
  model: LaneModel
  bare?: boolean
  justCompleted?: boolean
}) {
  const t = useText<typeof uiText>('ui')
  const positions = stopPositions(model.stops, { pad: PAD, even: true })
  const height = TOP * 2 + GAP * (model.tracks.length - 1)
  const points = pointsOf(model, positions, TOP, GAP)
  const reached = Math.max(0, reachedIndex(model))
  const { step: done, total } = countOf(model)
  const progress = t('progress', { done, total })
  return (
    <div className={styles.card} aria-hidden="true">
      {!bare && (
        <div className={styles.head}>
          <b>{model.finished ? t('stepDone') : model.stops[reached]?.label}</b>
          <span>{progress}</span>
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.icons}>
          {model.tracks.map((track, index) => (
            <span key={track.key} style={{ top: TOP + GAP * index }}>
              <OwnerIcon track={track.key} size={13} />
            </span>
          ))}
        </div>
        <div className={styles.plane} style={{ height }}>
          <LaneLine
            model={model}
            points={points}
            top={TOP}
            gap={GAP}
            height={height}
            thin
            justCompleted={justCompleted}
          />
          {points.map((point, index) => (
            <LaneNode
              key={model.stops[index]?.key}
              model={model}
              index={index}
              form="dot"
              style={{ left: `${(positions[index] ?? 0) * 100}%`, top: point.y }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
