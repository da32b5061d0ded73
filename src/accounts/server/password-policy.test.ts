import { describe, expect, it } from 'vitest'
import { requireGoodPassword } from './password-policy.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const about = { field: 'password', email: 'wang.fang@kite.example', name: 'Wang Fang' }
const isGood = (password: string) => {
  try {
    requireGoodPassword(password, about)
    return true
  } catch {
    return false
  }
}

describe('a password', () => {
  it.each(['nine-green-lanes', 'kx7#mQ2z', '八个汉字就足够了', 'correct horse battery'])(
    'may be %s',
    (password) => {
      expect(isGood(password)).toBe(true)
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
  ])('may not be %s', (password) => {
    expect(isGood(password)).toBe(false)
  })
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
