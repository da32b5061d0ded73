import { type RefObject, useEffect, useState } from 'react'

/** @returns a function that focuses the first wrong field of a form after the next rendering */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [round, form])
  return () => setRound((before) => before + 1)
}
