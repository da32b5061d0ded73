import { describe, expect, test } from 'vitest'
import { callName, FIXED_CALLS, WAITING_CALLS } from './calls.ts'
import { testApp } from './testing/test-app.ts'

const { wired } = await testApp()
const registered = wired.routes.map((route) => callName(route.call))

describe('the fixed calls', () => {
  test('are 39', () => expect(new Set(FIXED_CALLS).size).toBe(39))

  test.each(FIXED_CALLS.filter((call) => !WAITING_CALLS.includes(call)))('%s is registered', (call) => {
    expect(registered).toContain(call)
  })

  test('that are waiting are not registered yet', () => {
    expect(WAITING_CALLS.filter((call) => registered.includes(call))).toEqual([])
  })

  test('no call is registered twice', () => {
    expect(registered.length).toBe(new Set(registered).size)
  })
})
