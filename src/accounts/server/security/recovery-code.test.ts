import { describe, expect, it } from 'vitest'
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts'

describe('a recovery code', () => {
  it('is made of a hundred and twenty random bits, and no two are alike', () => {
    const codes = Array.from({ length: 1000 }, newRecoveryCode)
    expect(new Set(codes).size).toBe(1000)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/)
    for (const code of codes) expect(readRecoveryCode(code)).toBe(code)
  })

  it.each([
    ['7k2m-9xqa-0d1f-hjkm', '7k2m-9xqa-0d1f-hjkm'],
    ['7K2M9XQA0D1FHJKM', '7k2m-9xqa-0d1f-hjkm'],
    ['7k2m9xqa0d1fhjkm7k2m9xqa', '7k2m-9xqa-0d1f-hjkm-7k2m-9xqa'],
    [' 7k2m 9xqa OdIf hjkm ', '7k2m-9xqa-0d1f-hjkm'],
    ['7k2m-9xqa-0dlf-hjkm', '7k2m-9xqa-0d1f-hjkm'],
  ])('is read as it was made from %j', (typed, code) => expect(readRecoveryCode(typed)).toBe(code))

  it.each([
    '',
    '123456',
    '7k2m-9xqa-0d1f',
    '7k2m-9xqa-0d1f-hjkm-0',
    'uuuu-uuuu-uuuu-uuuu',
    '𝟟k2m9xqa0d1fhjk',
  ])('is not %j', (typed) => expect(readRecoveryCode(typed)).toBeUndefined())
})
