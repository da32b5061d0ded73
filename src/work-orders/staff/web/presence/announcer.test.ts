import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnnouncer, type Place } from './announcer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(300)

function listening(fails: () => boolean = () => false) {
  const heard: string[] = []
  const announcer = createAnnouncer(async ({ workOrderId, writing }: Place) => {
    heard.push(`${workOrderId}${writing ? ' writing' : ''}`)
    if (fails()) throw new Error('no network')
  })
  return { heard, announcer }
}
const at = (workOrderId: string, writing = false) => ({ workOrderId, writing })

it('says what is new, once', async () => {
  const { heard, announcer } = listening()
  announcer.be(at('wo_1'))
  await settle()
  announcer.be(at('wo_1'))
  await settle()
  announcer.be(at('wo_1', true))
  await settle()
  expect(heard).toEqual(['wo_1', 'wo_1 writing'])
})

it('says nothing of the moment between two work orders', async () => {
  const { heard, announcer } = listening()
  announcer.be(at('wo_1'))
  await settle()
  announcer.be(null)
  announcer.be(at('wo_2'))
  await settle()
  announcer.be(null)
  await settle()
  expect(heard).toEqual(['wo_1', 'wo_2', 'null'])
})

it('repeats itself at each beat while it is somewhere', async () => {
  const { heard, announcer } = listening()
  announcer.beat()
  announcer.be(at('wo_1'))
  await settle()
  announcer.beat()
  await settle()
  announcer.be(null)
  await settle()
  announcer.beat()
  expect(heard).toEqual(['wo_1', 'wo_1', 'null'])
})

it('says at the next beat what it could not say', async () => {
  let isDown = true
  const { heard, announcer } = listening(() => isDown)
  announcer.be(at('wo_1'))
  await settle()
  isDown = false
  announcer.beat()
  await settle()
  announcer.be(at('wo_1'))
  await settle()
  expect(heard).toEqual(['wo_1', 'wo_1'])
})

it('waits for one answer before it says the next', async () => {
  const answers: (() => void)[] = []
  const heard: (string | null)[] = []
  const announcer = createAnnouncer(({ workOrderId }) => {
    heard.push(workOrderId)
    return new Promise<void>((done) => answers.push(done))
  })
  announcer.be(at('wo_1'))
  await vi.advanceTimersByTimeAsync(300)
  announcer.be(at('wo_2'))
  await vi.advanceTimersByTimeAsync(300)
  announcer.be(at('wo_3'))
  await vi.advanceTimersByTimeAsync(300)
  expect(heard).toEqual(['wo_1'])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['wo_1', 'wo_3'])
})
