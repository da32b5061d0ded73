import { useRef, useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { useText } from '#platform/web/text.ts'
import { handOver, MOST_IN_A_STEP } from '#work-orders/staff/load-contract.ts'
import type { handOverText } from './hand-over.text.ts'

export type Refused = { id: string; why: string }
type Round = { from: string; to: string | null; rest: string[]; refused: Refused[]; moved: number }

/** Step by step, so that a long list has no single long call; what is refused is kept until the end. */
export function useHandOver(onEnd: (refused: Refused[]) => void) {
  const t = useText<typeof handOverText>('hand-over')
  const round = useRef<Round>(undefined)
  const [count, setCount] = useState<number>()
  const send = useStaffAction(handOver, {
    done: () => undefined,
    toastsAll: true,
    onFailure: () => setCount(undefined),
    onDone({ results }) {
      const now = round.current
      if (!now) return
      const refused = results.flatMap(({ workOrderId: id, refusal }) =>
        refusal ? [{ id, why: refusal.message }] : [],
      )
      now.refused.push(...refused)
      now.moved += results.length - refused.length
      setCount(now.moved + now.refused.length)
      if (now.rest.length > 0) return next(now)
      setCount(undefined)
      if (now.moved > 0) showNotification({ text: t('done', { count: now.moved }), tone: 'good' })
      onEnd(now.refused)
    },
  })
  function next({ from, to, rest }: Round) {
    send.run({ from, to, workOrderIds: rest.splice(0, MOST_IN_A_STEP) })
  }
  return {
    /** How many are through; undefined when nothing is under way. */
    count,
    start(from: string, to: string | null, ids: readonly string[]) {
      round.current = { from, to, rest: [...ids], refused: [], moved: 0 }
      setCount(0)
      next(round.current)
    },
  }
}
