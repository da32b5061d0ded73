import { useState } from 'react'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { revealAnswer } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useIsMine } from '../use-is-mine.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { RevealDialog } from './reveal-dialog.tsx'
import { useFormScope } from './use-form-review.ts'
import styles from './form-review.module.css'

/** Shown in clear only on request, which is audited; for somebody else's order with a reason. */
export function MaskedAnswer({ path, name, masked }: { path: string; name: string; masked: string }) {
  const { form } = useFormScope()
  const { data } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const isMine = useIsMine()
  const [clear, setClear] = useState<string>()
  const [asking, setAsking] = useState(false)
  const reveal = useCallMutation(revealAnswer, {
    staff: true,
    onSuccess({ value }) {
      setClear(value)
      setAsking(false)
    },
  })
  const answer = { workOrderId: data.workOrder.id, nodeId: form.nodeId, path }
  const isClear = clear !== undefined
  const toggle = () => {
    if (isClear) setClear(undefined)
    else if (isMine) reveal.mutate(answer)
    else setAsking(true)
  }
  return (
    <span className={styles.masked}>
      <span className={styles.text}>{clear ?? masked}</span>
      <button
        type="button"
        className={styles.reveal}
        aria-label={t(isClear ? 'hideNamed' : 'showNamed', { name })}
        aria-busy={reveal.isPending || undefined}
        onClick={toggle}
      >
        {t(isClear ? 'hide' : 'show')}
      </button>
      {asking && (
        <RevealDialog
          name={name}
          pending={reveal.isPending}
          onReason={(reason) => reveal.mutate({ ...answer, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}
