import { expect, it } from 'vitest'
import { speedOf } from './speed.ts'

it.each([
  [{ speed: 'first', filing: '12' }, 'first'],
  [{ speed: 'standard' }, 'standard'],
  [{ filing: '12' }, 'standard'],
  [{ speed: 'tomorrow' }, 'standard'],
])('with the options %o it is %s', (options, speed) => {
  expect(speedOf(options)).toBe(speed)
})
