import { expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { doSteps } from './stop.ts'

const log = createLog({ level: 'silent' })
const step = (name: string, run: () => Promise<unknown>) => ({ name, run, limitMs: 50 })

const throwing = () => {
  throw new Error('at once')
}

test('every step is done in its order, whatever became of those before', async () => {
  const done: string[] = []
  const note = (name: string) => step(name, async () => done.push(name))
  const isClean = await doSteps(
    [
      note('first'),
      step('hangs', () => new Promise(() => {})),
      step('fails', () => Promise.reject(new Error('no'))),
      step('throws', throwing),
      note('last'),
    ],
    log,
  )
  expect(done).toEqual(['first', 'last'])
  expect(isClean).toBe(false)
  expect(await doSteps([note('alone')], log)).toBe(true)
})
