import { formerToken, onSessionChange, readToken } from '#platform/web/session.ts'

/** The last reason given in this window, by work order: whoever checks a whole form writes it once. */
const reasons = new Map<string, string>()
let stopWatching: (() => void) | undefined

export const lastReason = (workOrderId: string): string => reasons.get(workOrderId) ?? ''

/** Kept until this person's session ends, here or in another window. */
export function keepReason(workOrderId: string, reason: string): void {
  reasons.set(workOrderId, reason)
  let token = readToken(true)
  stopWatching ??= onSessionChange(() => {
    // The same person goes on under a renewed token.
    if (formerToken() === token) token = readToken(true)
    if (readToken(true) === token) return
    reasons.clear()
    stopWatching?.()
    stopWatching = undefined
  })
}
