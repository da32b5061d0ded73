import { useCallback, useRef } from 'react'

/** Whether a call may start: not while the last one that started says the same and runs. */
export function oneAtATime<Input>() {
  let running: string | undefined
  const said = (input: Input) => JSON.stringify(input) ?? ''
  return {
    start(input: Input): boolean {
      if (running === said(input)) return false
      running = said(input)
      return true
    },
    /** After it something else may have started: only its own end counts. */
    end(input: Input): void {
      if (running === said(input)) running = undefined
    },
  }
}

/**
 * The second press of a double tap comes before the button shows that it waits: the state reaches the page a moment
 * later. What is under way is therefore not sent again, whatever the button looks like.
 */
export function useOneAtATime<Input>() {
  const gate = useRef<ReturnType<typeof oneAtATime<Input>>>(undefined)
  const own = useCallback(() => (gate.current ??= oneAtATime<Input>()), [])
  return {
    start: useCallback((input: Input) => own().start(input), [own]),
    end: useCallback((input: Input) => own().end(input), [own]),
  }
}
