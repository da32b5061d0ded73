import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { recordedFile } from './recorded-file.ts'

const answer = () => ({ stream: Readable.from(['one', 'two']), name: 'a.txt', type: 'text/plain' })

it('gives a file once it is recorded', async () => {
  const file = answer()
  const steps: string[] = []
  const given = await recordedFile(file, async () => void steps.push('recorded'))
  expect(steps).toEqual(['recorded'])
  expect(given).toBe(file)
  expect(await Array.fromAsync(given.stream)).toEqual(['one', 'two'])
})

it('closes a file that cannot be recorded, and says why', async () => {
  const file = answer()
  await expect(recordedFile(file, () => Promise.reject(new Error('no more lines')))).rejects.toThrow(
    'no more lines',
  )
  expect(file.stream.destroyed).toBe(true)
})
