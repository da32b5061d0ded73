import { describe, expect, test } from 'vitest'
import type { Authentication } from './access.ts'
import { createRecentPrincipals } from './recent-principals.ts'

const owner: Authentication = {
  kind: 'seller',
  userId: 'u',
  userName: 'U',
  email: 'u@x.example',
  companyId: 'c',
  role: 'owner',
  sessionId: 's',
}

function setUp(answers: (Authentication | Error)[] = []) {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const asked: string[] = []
  const recent = createRecentPrincipals(
    async (token, staff) => {
      asked.push(`${token}${staff ? ' staff' : ''}`)
      const answer = answers.shift() ?? owner
      if (answer instanceof Error) throw answer
      return answer
    },
    { now: () => new Date(now) },
  )
  return { recent, asked, pass: (ms: number) => void (now += ms) }
}

describe('who holds a token', () => {
  test('is read once for all that a page asks at the same time', async () => {
    const { recent, asked } = setUp()
    const found = await Promise.all([recent.of('a', false), recent.of('a', false), recent.of('b', false)])
    expect(found).toEqual([owner, owner, owner])
    expect(asked).toEqual(['a', 'b'])
  })

  test('is read again after a second, whichever way the clock goes', async () => {
    const { recent, asked, pass } = setUp()
    await recent.of('a', false)
    pass(999)
    await recent.of('a', false)
    expect(asked).toHaveLength(1)
    pass(1)
    await recent.of('a', false)
    expect(asked).toHaveLength(2)
    pass(-10)
    await recent.of('a', false)
    expect(asked).toHaveLength(3)
  })

  test('is read again once something was written, also when the read was under way', async () => {
    const { recent, asked } = setUp()
    const early = recent.of('a', false)
    recent.forget()
    await early
    await recent.of('a', false)
    expect(asked).toHaveLength(2)
  })

  test('is not mistaken for a member of staff with the same token', async () => {
    const { recent, asked } = setUp()
    await recent.of('a', false)
    await recent.of('a', true)
    expect(asked).toEqual(['a', 'a staff'])
  })

  test('is not remembered where nobody holds it, or the database failed', async () => {
    const { recent, asked } = setUp(['invalid', new Error('down')])
    expect(await recent.of('a', false)).toBe('invalid')
    await expect(recent.of('a', false)).rejects.toThrow('down')
    expect(await recent.of('a', false)).toEqual(owner)
    expect(asked).toHaveLength(3)
  })
})
