import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Moves the focus to what is new after a step, so that a screen reader continues there and the keyboard is not back at
 * the top. A page opened by its address is left alone.
 */
export function useArrivalFocus<T extends HTMLElement>() {
  const target = useRef<T>(null)
  const arrivedByStep = useNavigationType() === 'PUSH'
  useEffect(() => {
    if (arrivedByStep) target.current?.focus({ preventScroll: true })
  }, [arrivedByStep])
  return target
}
