import { useText } from '#platform/web/text.ts'
import { cx } from '../cx.ts'
import type { uiText } from '../ui.text.ts'
import { countOf, type LaneModel, reachedIndex } from './lane.ts'
import { lookOf } from './lane-node.tsx'
import styles from './lane-blocks.module.css'

/** The smallest form, for table rows: one block per step, the current one wider. */
export function LaneBlocks({ model }: { model: LaneModel }) {
  return (
    <span>
      <span className={styles.blocks} aria-hidden="true">
        {model.stops.map((stop, index) => (
          <span key={stop.key} className={cx(styles.block, styles[lookOf(model, index)])} />
        ))}
      </span>
      <BlocksText model={model} />
    </span>
  )
}

function BlocksText({ model }: { model: LaneModel }) {
  const t = useText<typeof uiText>('ui')
  const at = Math.max(0, reachedIndex(model))
  const name = model.stops[at]?.label ?? ''
  return (
    <span className="visually-hidden">
      {t('laneSummary', { ...countOf(model), name })}
      {model.flag && ` · ${model.flag.text}`}
    </span>
  )
}
