import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeFailuresOf,
  closeToast,
  currentToasts,
  showMessage,
  showNotification,
  subscribeToasts,
} from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => currentToasts().map((toast) => toast.text)

test('a message is shown for 3 s', () => {
  showMessage('Saved', 'good')
  expect(currentToasts()).toMatchObject([{ kind: 'message', tone: 'good', text: 'Saved' }])
  vi.advanceTimersByTime(2_999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a notification is shown for 4.5 s', () => {
  showNotification({ title: 'Order', text: 'Paid' })
  vi.advanceTimersByTime(4_499)
  expect(currentToasts()).toMatchObject([
    { kind: 'notification', title: 'Order', text: 'Paid', tone: 'info' },
  ])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a notification is informational by default', () => {
  showNotification({ text: 'Paid', tone: undefined })
  expect(currentToasts()[0]?.tone).toBe('info')
})

test('the same text is not shown twice at once, but may return later', () => {
  showMessage('No network', 'bad')
  showMessage('No network', 'bad')
  expect(texts()).toEqual(['No network'])
  vi.advanceTimersByTime(3_000)
  showMessage('No network', 'bad')
  expect(texts()).toEqual(['No network'])
})

test('at most four are shown: the oldest goes', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) showMessage(text)
  expect(texts()).toEqual(['3', '4', '5', '6'])
})

test('one can be closed, and listeners are notified of each change', () => {
  const notified = vi.fn<() => void>()
  const stop = subscribeToasts(notified)
  showMessage('a')
  closeToast(currentToasts()[0]?.id ?? 0)
  expect(texts()).toEqual([])
  expect(notified).toHaveBeenCalledTimes(2)
  stop()
  showMessage('b')
  expect(notified).toHaveBeenCalledTimes(2)
})

test('what was said of a failed call goes once it succeeds, and nothing else does', () => {
  showMessage('Saved', 'good')
  showMessage('Please check the marked entries', 'bad', '/user/update')
  showMessage('No network', 'bad', '/shop/create')
  closeFailuresOf('/user/update')
  expect(currentToasts().map(({ text }) => text)).toEqual(['Saved', 'No network'])
})
