import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { EMPTY_NOTE, type LocalVerdict } from './review.ts'
import { createVerdictQueue } from './verdict-queue.ts'

const accepted: LocalVerdict = { decision: 'accepted', note: EMPTY_NOTE }
const marked: LocalVerdict = { decision: 'return', note: EMPTY_NOTE }
const noted = (own: string): LocalVerdict => ({
  decision: 'return',
  note: { ...EMPTY_NOTE, text: { own, theirs: '' } },
})

function queueTo(fail: () => Error | undefined = () => undefined, kept = true) {
  const sent: string[] = []
  const answer = async (what: string) => {
    await Promise.resolve()
    const error = fail()
    if (error) throw error
    sent.push(what)
  }
  const queue = createVerdictQueue({
    judge: (path, { decision, note }) => answer(`${path} ${decision ?? 'open'} ${note.text.own}`.trim()),
    acceptRest: () => answer('the rest'),
    isKept: () => kept,
  })
  return { queue, sent }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends decisions in the order in which they were made', async () => {
  const { queue, sent } = queueTo()
  queue.decide('city', accepted)
  queue.decide('street', marked)
  queue.acceptRest(['iban'], accepted)
  expect(queue.read().local).toMatchObject({ city: accepted, iban: accepted })
  expect(await queue.flush()).toBe(true)
  expect(sent.slice(0, 3)).toEqual(['city accepted', 'street return', 'the rest'])
  expect(queue.read()).toEqual({ local: {}, failed: false, saving: false })
})

it('sends a note once its writer pauses', async () => {
  const { queue, sent } = queueTo()
  for (const text of ['S', 'Se', 'See the licence']) queue.write('city', noted(text))
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual(['city return See the licence'])
})

it('sends a note at once when the form is decided', async () => {
  const { queue, sent } = queueTo()
  queue.write('city', noted('See the licence'))
  expect(await queue.flush()).toBe(true)
  expect(sent).toEqual(['city return See the licence'])
})

it('keeps on the page what could not be saved, and sends it later', async () => {
  let isDown = true
  const { queue, sent } = queueTo(() => (isDown ? new Error('down') : undefined))
  queue.decide('city', noted('Typed on a train'))
  expect(await queue.flush()).toBe(false)
  expect(queue.read()).toMatchObject({
    failed: true,
    local: { city: { note: { text: { own: 'Typed on a train' } } } },
  })
  isDown = false
  expect(await queue.flush()).toBe(true)
  expect(sent).toEqual(['city return Typed on a train'])
})

it('lets go of what was refused for good', async () => {
  const { queue } = queueTo(() => new Error('a colleague was quicker'), false)
  queue.decide('city', accepted)
  await queue.flush()
  expect(queue.read().local).toEqual({})
})

it('does not lose what was typed while the note before it was on its way', async () => {
  const { queue, sent } = queueTo()
  queue.decide('city', noted('One'))
  queue.write('city', noted('One and a half'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.at(-1)).toBe('city return One and a half')
  expect(queue.read().local).toEqual({})
})

it('does not show as accepted what the server refused to accept', async () => {
  const { queue } = queueTo(() => new Error('moved on'))
  queue.acceptRest(['iban'], accepted)
  await queue.flush()
  expect(queue.read().local).toEqual({})
})
