import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Takes the focus to what has newly appeared after a step, so that a screen reader goes on there and the keyboard is not
 * thrown back to the top. A page that was opened by its address is left alone.
 */
export function useArrivalFocus<T extends HTMLElement>() {
  const target = useRef<T>(null)
  const arrivedByStep = useNavigationType() === 'PUSH'
  useEffect(() => {
    if (arrivedByStep) target.current?.focus({ preventScroll: true })
  }, [arrivedByStep])
  return target
}
