import { useState } from 'react'
import type { FileRecord } from '#work-orders/records.ts'
import { keepReason, lastReason } from '#back-office/web/frame/last-reasons.ts'
import { useIsMine } from '../use-is-mine.ts'
import { useWorkOrder } from '../work-order-scope.ts'

/**
 * Why somebody opens a file in an order that is not theirs. Said once for the order, and of each that shows an identity
 * or a bank account by itself; once said, it may be downloaded too.
 */
export function useReadingReason(file: FileRecord) {
  const { data } = useWorkOrder()
  const isMine = useIsMine()
  const key = file.sensitive ? `${data.workOrder.id}/${file.fileId}` : `${data.workOrder.id}/files`
  const [, setGiven] = useState('')
  // A partner firm has no orders that are not its own; what somebody has uploaded is asked for again only by others.
  const isGuarded = data.seesCompany && isMine !== true
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
