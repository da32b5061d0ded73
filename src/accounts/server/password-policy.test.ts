import { describe, expect, it, test } from 'vitest'
import { requireGoodPassword } from './password-policy.ts'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const about = { field: 'password', email: 'wang.fang@kite.example', name: 'Wang Fang' }
const isGood = async (password: string) => {
  try {
    await requireGoodPassword(password, about)
    return true
  } catch {
    return false
  }
}

describe('a password', () => {
  it.each(['nine-green-lanes', 'kx7#mQ2z', '八个汉字就足够了', 'correct horse battery'])(
    'may be %s',
    async (password) => {
      expect(await isGood(password)).toBe(true)
    },
  )

  it.each([
    'short7!',
    '12345678',
    'PASSWORD',
    'Password2026!',
    'aaaaaaaaaa',
    'abababababab',
    'woaini520',
    'Greenlane!!',
    'wang.fang',
    'wang.fang@kite.example',
    'WangFang',
    '👍👍👍👍',
    'CheyenNe1',
    'nascar24',
    'letmein22!',
    'redskins',
    'q1w2e3r4t5',
  ])('may not be %s', async (password) => {
    expect(await isGood(password)).toBe(false)
  })
})

test('more than three thousand passwords that intruders try first are known, and each is refused', async () => {
  const list = [...(await commonPasswords())]
  expect(list.length).toBeGreaterThan(15_000)
  expect(list.filter((password) => password !== password.toLowerCase() || password.length < 8)).toEqual([])
  const accepted: string[] = []
  for (const password of list) if (await isGood(password)) accepted.push(password)
  expect(accepted).toEqual([])
})

describe('a hash', () => {
  it('is argon2id and matches only its password, in any Unicode composition', async () => {
    const hash = await hashPassword('Zoë-sells-lamps')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash, 'Zoe\u0308-sells-lamps')).toBe(true)
    expect(await verifyPassword(hash, 'Zoe-sells-lamps')).toBe(false)
  })

  it('that does not exist matches nothing', async () => {
    expect(await verifyPassword(undefined, '')).toBe(false)
  })
})
