import { useRef, useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { useText } from '#platform/web/text.ts'
import { handOver, MOST_IN_A_STEP } from '#work-orders/staff/load-contract.ts'
import { afterStep, nextStep, type OpenOrder, type Refused, type Round } from './hand-over-round.ts'
import type { handOverText } from './hand-over.text.ts'

type Under = Round & { from: string; to: string | null }

/** Step by step, so that a long list has no single long call; what is refused is kept until the end. */
export function useHandOver(onEnd: (refused: readonly Refused[]) => void) {
  const t = useText<typeof handOverText>('hand-over')
  const round = useRef<Under>(undefined)
  const [progress, setProgress] = useState<{ count: number; total: number }>()
  const send = useStaffAction(handOver, {
    done: () => undefined,
    toastsAll: true,
    onFailure: () => setProgress(undefined),
    onDone({ results }) {
      if (round.current) step({ ...round.current, ...afterStep(round.current, results) })
    },
  })
  function step(now: Under) {
    round.current = now
    const { from, to, orders, sent, refused } = now
    const workOrderIds = nextStep(now, MOST_IN_A_STEP)
    if (workOrderIds.length > 0) {
      setProgress({ count: sent, total: orders.length })
      return send.run({ from, to, workOrderIds })
    }
    setProgress(undefined)
    const count = sent - refused.length
    if (count > 0) showNotification({ text: t('done', { count }), tone: 'good' })
    onEnd(refused)
  }
  return {
    /** Undefined when nothing is under way. */
    progress,
    start: (from: string, to: string | null, orders: readonly OpenOrder[]) =>
      step({ from, to, orders, sent: 0, refused: [] }),
  }
}
