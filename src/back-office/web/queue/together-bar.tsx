import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconBell, IconUsers } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { queueTogether } from '#work-orders/staff/queue-contract.ts'
import { useStaffAction } from '../frame/use-staff-action.ts'
import { AssignDialog } from './assign-dialog.tsx'
import type { queueFilterText } from './queue-filter.text.ts'
import type { QueueRow } from './queue-row.ts'
import type { Refused } from './refused-notice.tsx'
import styles from './queue-filter.module.css'

type Props = {
  chosen: readonly QueueRow[]
  onClear: () => void
  /** @param left what was refused, and why */
  onDone: (left: Refused[]) => void
}

/** What is done with all that is selected. The server judges each on its own, by what this page shows of it. */
export function TogetherBar({ chosen, onClear, onDone }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const [doing, setDoing] = useState<'assign' | 'remind'>()
  const [asks, setAsks] = useState(false)
  const send = useStaffAction(queueTogether, {
    toastsAll: true,
    done({ results }) {
      const count = results.filter(({ refusal }) => refusal === null).length
      if (count === 0) return undefined
      return t(doing === 'remind' ? 'remindedMany' : 'assignedMany', { count })
    },
    onDone({ results }) {
      setAsks(false)
      onDone(
        results.flatMap(({ workOrderId, refusal }) => {
          const row = chosen.find(({ id }) => id === workOrderId)
          return refusal && row
            ? [{ id: row.id, number: row.number, company: row.company.name, why: refusal.message }]
            : []
        }),
      )
    },
  })
  const items = chosen.map(({ id, revision }) => ({ workOrderId: id, revision }))
  return (
    <section className={cx('dark-ground', styles.bar)} aria-label={t('together')}>
      <b role="status">{t('selected', { count: chosen.length })}</b>
      <Button size={32} icon={<IconUsers size={18} />} onClick={() => setAsks(true)}>
        {t('assign')}
      </Button>
      <Button
        size={32}
        icon={<IconBell size={18} />}
        loading={send.pending && doing === 'remind'}
        onClick={() => {
          setDoing('remind')
          send.run({ action: 'remind', items })
        }}
      >
        {t('remind')}
      </Button>
      <Button size={32} variant="subtle" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      {asks && (
        <AssignDialog
          count={items.length}
          busy={send.pending}
          onAssign={(staffId) => {
            setDoing('assign')
            send.run({ action: 'assign', items, staffId })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  )
}
