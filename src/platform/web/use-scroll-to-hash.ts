import { useEffect } from 'react'

/** A link to a part of the page: it is scrolled to once what it shows is there. */
export function useScrollToHash(id: string, ready: boolean): void {
  useEffect(() => {
    if (ready && window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, ready])
}
