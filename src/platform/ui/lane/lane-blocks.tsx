import { cx } from '../cx.ts'
import type { LaneModel } from './lane.ts'
import { lookOf } from './lane-node.tsx'
import styles from './lane-blocks.module.css'

/** The smallest form, for table rows: one block per step, the current one wider. */
export function LaneBlocks({ model, wide }: { model: LaneModel; wide?: boolean }) {
  return (
    <span className={cx(styles.blocks, wide && styles.wide)} aria-hidden="true">
      {model.stops.map((stop, index) => (
        <span key={stop.key} className={cx(styles.block, styles[lookOf(model, index)])} />
      ))}
    </span>
  )
}
