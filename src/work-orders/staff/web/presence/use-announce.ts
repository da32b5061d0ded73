import { useEffect, type RefObject } from 'react'
import { makeCall } from '#platform/web/api.ts'
import { PRESENT_EVERY_MS } from '#work-orders/presence.ts'
import { announcePresence } from '../../presence-contract.ts'
import { createAnnouncer } from './announcer.ts'
import { THIS_TAB } from './this-tab.ts'

/** Whoever has touched nothing for this long is not there; nor does a window that is left alone keep a session open. */
const AWAY_AFTER_MS = 5 * 60_000
/** A pause between two sentences. */
const WRITES_FOR_MS = 12_000
const LOOK_EVERY_MS = 3_000

let last = ''

const announcer = createAnnouncer(({ workOrderId, writing }) => {
  const is = workOrderId === null ? 'gone' : writing ? 'writing' : 'looking'
  last = workOrderId ?? last
  return makeCall(announcePresence, { tab: THIS_TAB, workOrderId: last, is }, { staff: true, quiet: true })
})

/** Tells colleagues that this window has a work order open, while somebody is at it, and that they write in it. */
export function useAnnounce(
  workOrderId: string,
  view: RefObject<HTMLElement | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    if (!enabled) return undefined
    const stopped = new AbortController()
    let touchedAt = Date.now()
    let wroteAt = 0
    const tell = () => {
      const now = Date.now()
      const isThere = document.visibilityState === 'visible' && now - touchedAt < AWAY_AFTER_MS
      announcer.be(isThere ? { workOrderId, writing: now - wroteAt < WRITES_FOR_MS } : null)
    }
    const touched = () => (touchedAt = Date.now())
    const wrote = ({ target }: Event) => {
      if (!(target instanceof Element) || !isInOrder(target, view.current)) return
      wroteAt = Date.now()
      tell()
    }
    const { signal } = stopped
    for (const event of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(event, touched, { signal, passive: true })
    document.addEventListener('input', wrote, { signal })
    document.addEventListener('visibilitychange', tell, { signal })
    const timers = [setInterval(tell, LOOK_EVERY_MS), setInterval(() => announcer.beat(), PRESENT_EVERY_MS)]
    tell()
    return () => {
      stopped.abort()
      for (const timer of timers) clearInterval(timer)
      announcer.be(null)
    }
  }, [workOrderId, view, enabled])
}

/** Dialogs are drawn outside of the work order that they belong to. */
const isInOrder = (target: Element, view: HTMLElement | null): boolean =>
  view?.contains(target) === true || target.closest('[role="dialog"], [role="alertdialog"]') !== null
