import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Below the header of the page: the section whose text is read there is the current one. */
const READING_LINE = 180
/** Sections above grow while they load; so long the page holds the one that its address names. */
const SETTLING_MS = 1_500

/** Which section one is reading, and the way to another: `#key` in the address leads there too. */
export function useSectionInView(keys: readonly string[]): { current: string; go(key: string): void } {
  const [current, setCurrent] = useState(keys[0] ?? '')
  const { hash } = useLocation()
  const all = keys.join(' ')
  useEffect(() => {
    const onScroll = () => setCurrent(sectionAt(all.split(' ')))
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [all])
  useEffect(() => holdSection(hash.slice(1)), [hash])
  return {
    current,
    go(key) {
      window.history.replaceState(window.history.state, '', `#${key}`)
      const section = document.getElementById(key)
      section?.scrollIntoView({ behavior: prefersStill() ? 'auto' : 'smooth' })
      section?.focus({ preventScroll: true })
    },
  }
}

function sectionAt(keys: readonly string[]): string {
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  const last = keys.at(-1) ?? ''
  if (atEnd && window.scrollY > 0) return last
  const begun = keys.filter((key) => topOf(key) <= READING_LINE)
  return begun.at(-1) ?? keys[0] ?? ''
}

const topOf = (key: string) => document.getElementById(key)?.getBoundingClientRect().top ?? Infinity
const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to a section, again while what stands above it loads, until the person does something. */
function holdSection(key: string): (() => void) | undefined {
  const section = key === '' ? null : document.getElementById(key)
  if (!section?.parentElement) return undefined
  const observer = new ResizeObserver(() => section.scrollIntoView())
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of TOUCHES) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, SETTLING_MS)
  for (const event of TOUCHES) window.addEventListener(event, stop, { passive: true })
  observer.observe(section.parentElement)
  return stop
}

const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
