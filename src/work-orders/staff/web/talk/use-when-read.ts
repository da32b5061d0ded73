import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { isOpenedByItself } from '../use-next-order.ts'
import { whenInView } from '../../../web/talk/when-in-view.ts'

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Calls `onRead` when messages were in front of somebody: their end is in view, and a work order that opened by itself, as
 * the first of a list or after a decision, was touched since. What opens by itself is otherwise read by nobody.
 * @returns where the messages end
 */
export function useWhenRead(unread: number, onRead: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const isItself = isOpenedByItself(useLocation().state)
  const [isTouched, setTouched] = useState(false)
  const isSomebodyThere = isTouched || !isItself
  useEffect(() => {
    const view = end.current?.closest('[data-work-order]')
    if (!view || isSomebodyThere) return undefined
    const stopped = new AbortController()
    for (const event of TOUCHES)
      view.addEventListener(event, () => setTouched(true), { signal: stopped.signal, passive: true })
    return () => stopped.abort()
  }, [isSomebodyThere])
  useEffect(() => {
    if (!end.current || unread === 0 || !isSomebodyThere) return undefined
    return whenInView(end.current, onRead)
  }, [unread, isSomebodyThere, onRead])
  return end
}
