import { expect, it } from 'vitest'
import { sharedWhileUnderWay } from './shared-while-under-way.ts'

function counted(answer: (key: string) => Promise<string>) {
  const asked: string[] = []
  const ask = sharedWhileUnderWay((key) => {
    asked.push(key)
    return answer(key)
  })
  return { asked, ask }
}

it('asks once for all who ask the same at the same time, and for each key by itself', async () => {
  const { asked, ask } = counted(async (key) => `answer to ${key}`)
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual([
    'answer to a',
    'answer to b',
    'answer to a',
  ])
  expect(asked).toEqual(['a', 'b'])
})

it('asks again once it was answered, or failed', async () => {
  const outcomes = [Promise.reject(new Error('down')), Promise.resolve('up')]
  const { asked, ask } = counted(async () => outcomes.shift() ?? 'later')
  const failed = await Promise.allSettled([ask('a'), ask('a')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('up')
  expect(asked).toHaveLength(2)
})
