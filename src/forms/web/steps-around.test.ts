import { expect, it } from 'vitest'
import { stepsAround } from './steps-around.ts'

const steps = ['company', 'people', 'representative', 'bank']
const withoutOne = (step: string) => step !== 'representative'

it.each([
  ['company', undefined, 'people'],
  ['people', 'company', 'bank'],
  ['bank', 'people', undefined],
])('from %s back to %s and on to %s, past what does not apply', (current, before, after) => {
  expect(stepsAround(steps, current, withoutOne)).toEqual({ before, after })
})

it('stops at what applies again', () => {
  expect(stepsAround(steps, 'people', () => true)).toEqual({ before: 'company', after: 'representative' })
})
