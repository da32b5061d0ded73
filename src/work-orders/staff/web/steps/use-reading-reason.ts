import { useState } from 'react'
import type { FileRecord } from '#work-orders/records.ts'
import { keepReason, lastReason } from '../review/last-reasons.ts'
import { useIsMine } from '../use-is-mine.ts'
import { useWorkOrder } from '../work-order-scope.ts'

/**
 * Why somebody opens a paper that shows an identity or a bank account, in an order that is not theirs. Once
 * they have said it of a file, it may be downloaded too.
 */
export function useReadingReason(file: FileRecord) {
  const { data } = useWorkOrder()
  const isMine = useIsMine()
  const key = `${data.workOrder.id}/${file.fileId}`
  const [, setGiven] = useState('')
  const isGuarded = file.sensitive && isMine !== true
  const reason = lastReason(key)
  return {
    /** `unknown` until it is known whose order it is. */
    state: !isGuarded || reason !== '' ? 'given' : isMine === undefined ? 'unknown' : 'missing',
    /** For the call: only where one is needed. */
    sent: isGuarded && reason !== '' ? { reason } : {},
    give(next: string) {
      keepReason(key, next)
      setGiven(next)
    },
  } as const
}
