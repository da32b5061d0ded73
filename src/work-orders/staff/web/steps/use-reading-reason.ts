import { useState } from 'react'
import type { FileRecord } from '#work-orders/records.ts'
import { useIsMine } from '../use-is-mine.ts'
import { useWorkOrder } from '../work-order-scope.ts'

/** Reasons given in this window, by work order and file: what is shown may be downloaded without another. */
const given = new Map<string, string>()

/** Why somebody opens a paper that shows an identity or a bank account, in an order that is not theirs. */
export function useReadingReason(file: FileRecord) {
  const { data } = useWorkOrder()
  const isMine = useIsMine()
  const key = `${data.workOrder.id}/${file.fileId}`
  const [, setShown] = useState(given.get(key))
  const isGuarded = file.sensitive && isMine !== true
  const reason = given.get(key)
  return {
    /** `unknown` until it is known whose order it is. */
    state: !isGuarded || reason !== undefined ? 'given' : isMine === undefined ? 'unknown' : 'missing',
    /** For the call: only where one is needed. */
    sent: isGuarded && reason !== undefined ? { reason } : {},
    give(next: string) {
      given.set(key, next)
      setShown(next)
    },
  } as const
}
