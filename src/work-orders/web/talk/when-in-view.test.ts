import { afterEach, expect, it, vi } from 'vitest'
import { whenInView } from './when-in-view.ts'

type Entry = { isIntersecting: boolean }
afterEach(() => {
  vi.unstubAllGlobals()
})

function watched() {
  let tell: ((entries: Entry[]) => void) | undefined
  const disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: Entry[]) => void) {
        tell = told
      }
      observe = () => undefined
      disconnect = disconnect
    },
  )
  const frame = new EventTarget()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const, hasFocus: () => true })
  const onSeen = vi.fn<() => void>()
  const stop = whenInView({} as Element, onSeen, { page, frame } as never)
  return {
    page,
    frame,
    onSeen,
    stop,
    disconnect,
    scrolled: (isIntersecting: boolean) => tell?.([{ isIntersecting }]),
  }
}

it('is seen once it is in view, and told of once', () => {
  const { onSeen, scrolled, disconnect } = watched()
  scrolled(false)
  expect(onSeen).not.toHaveBeenCalled()
  scrolled(true)
  scrolled(true)
  expect(onSeen).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalled()
})

it('is not seen in a window behind others, until somebody comes back to it', () => {
  const { onSeen, scrolled, page, frame } = watched()
  page.hasFocus = () => false
  scrolled(true)
  frame.dispatchEvent(new Event('focus'))
  expect(onSeen).not.toHaveBeenCalled()
  page.hasFocus = () => true
  frame.dispatchEvent(new Event('focus'))
  expect(onSeen).toHaveBeenCalledTimes(1)
})

it('is not seen where it went out of view before somebody came, nor after it was stopped', () => {
  const { onSeen, scrolled, page, frame, stop } = watched()
  page.hasFocus = () => false
  scrolled(true)
  scrolled(false)
  page.hasFocus = () => true
  frame.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new Event('visibilitychange'))
  stop()
  scrolled(true)
  expect(onSeen).not.toHaveBeenCalled()
})
