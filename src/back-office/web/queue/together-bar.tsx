import { useState, type ReactNode } from 'react'
import type { SentInputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconBell, IconFileText, IconList, IconPlayerPause, IconUsers } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { queueTogether, type TogetherAction } from '#work-orders/staff/queue-contract.ts'
import { useStaffAction } from '../frame/use-staff-action.ts'
import { AskRowsDialog } from './ask-rows-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { HoldRowsDialog } from './hold-rows-dialog.tsx'
import type { queueFilterText } from './queue-filter.text.ts'
import type { Chosen } from './chosen.ts'
import type { Refused } from './refused-notice.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'
import styles from './queue-filter.module.css'

type Props = {
  chosen: readonly Chosen[]
  onClear: () => void
  /** @param left what was refused, and why */
  onDone: (left: Refused[]) => void
}

type Deed = Omit<SentInputOf<typeof queueTogether>, 'items'>

const ICONS: Record<TogetherAction, ReactNode> = {
  assign: <IconUsers size={18} />,
  tag: <IconList size={18} />,
  hold: <IconPlayerPause size={18} />,
  ask: <IconFileText size={18} />,
  remind: <IconBell size={18} />,
}
/** Each asks for something first. */
const ACTIONS = ['assign', 'tag', 'hold', 'ask', 'remind'] as const

/** What is done with all that is selected. The server judges each on its own, by what this page shows of it. */
export function TogetherBar({ chosen, onClear, onDone }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const [asks, setAsks] = useState<TogetherAction>()
  const { act, pending } = useTogether(chosen, (left) => {
    setAsks(undefined)
    onDone(left)
  })
  const asked = { busy: pending, onClose: () => setAsks(undefined) }
  return (
    <section className={cx('dark-ground', styles.bar)} aria-label={t('together')}>
      <b role="status">{t('selected', { count: chosen.length })}</b>
      {ACTIONS.map((action) => (
        <Button key={action} size={32} icon={ICONS[action]} onClick={() => setAsks(action)}>
          {t(action)}
        </Button>
      ))}
      <Button size={32} variant="subtle" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      {asks === 'assign' && (
        <AssignDialog
          count={chosen.length}
          onAssign={(staffId) => act({ action: 'assign', staffId })}
          {...asked}
        />
      )}
      {asks === 'tag' && <TagDialog onTag={(tag) => act({ action: 'tag', tag })} {...asked} />}
      {asks === 'hold' && <HoldRowsDialog onHold={(hold) => act({ action: 'hold', hold })} {...asked} />}
      {asks === 'remind' && (
        <RemindDialog count={chosen.length} onRemind={() => act({ action: 'remind' })} {...asked} />
      )}
      {asks === 'ask' && <AskRowsDialog onAsk={(ask) => act({ action: 'ask', ask })} {...asked} />}
    </section>
  )
}

function useTogether(chosen: readonly Chosen[], onDone: Props['onDone']) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const [doing, setDoing] = useState<TogetherAction>('assign')
  const send = useStaffAction(queueTogether, {
    toastsAll: true,
    done({ results }) {
      const count = results.filter(({ refusal }) => refusal === null).length
      return count === 0 ? undefined : t(`done_${doing}`, { count })
    },
    onDone({ results }) {
      onDone(
        results.flatMap(({ workOrderId, refusal }) => {
          const row = chosen.find(({ id }) => id === workOrderId)
          return refusal && row
            ? [{ id: row.id, number: row.number, company: row.company, why: refusal.message }]
            : []
        }),
      )
    },
  })
  const items = chosen.map(({ id, revision }) => ({ workOrderId: id, revision }))
  return {
    pending: send.pending,
    act(deed: Deed) {
      setDoing(deed.action)
      send.run({ ...deed, items })
    },
  }
}
