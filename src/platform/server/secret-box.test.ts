import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSecretBox, hashToken, hmacSha256, newToken, sameSecret } from './secret-box.ts'

const key = () => randomBytes(32).toString('base64')
const [first, second] = [key(), key()]
const box = createSecretBox([first])

describe('the secret box', () => {
  test('opens what it sealed, and seals the same differently each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, context) => {
        const sealed = box.seal(plain, context)
        expect(box.open(sealed, context)).toBe(plain)
        expect(box.seal(plain, context)).not.toBe(sealed)
      }),
    )
  })

  test('refuses another context, so that a value cannot be moved to another record', () => {
    const sealed = box.seal('DE123', 'form:wo_1:passport')
    expect(() => box.open(sealed, 'form:wo_2:passport')).toThrow(/authenticate/)
  })

  test('refuses any change at any place', () => {
    const sealed = box.seal('P1234567', 'a')
    const [version, keyId, payload = ''] = sealed.split('.')
    const bytes = Buffer.from(payload, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => box.open(`${version}.${keyId}.${changed.toString('base64url')}`, 'a')).toThrow(
        /authenticate/,
      )
    }
  })

  test.each(['', 'plain', 'v1', 'v1.x', 'v2.aa.bb', 'v1..', 'v1.deadbeef.AAAA'])('refuses %j', (sealed) => {
    expect(() => box.open(sealed, 'a')).toThrow(/sealed|no key|Invalid/)
  })

  test('refuses a shortened tag, which would be easier to guess', () => {
    const [version, keyId, payload = ''] = box.seal('', 'a').split('.')
    const short = Buffer.from(payload, 'base64url').subarray(0, 12 + 4)
    expect(() => box.open(`${version}.${keyId}.${short.toString('base64url')}`, 'a')).toThrow(/tag length/)
  })
})

describe('keys', () => {
  test('after a rotation the old key still opens values, and the new one seals them', () => {
    const old = box.seal('kept', 'a')
    const rotated = createSecretBox([second, first])
    expect(rotated.open(old, 'a')).toBe('kept')
    expect(rotated.currentKeyId).not.toBe(box.currentKeyId)
    expect(() => box.open(rotated.seal('new', 'a'), 'a')).toThrow(/no key/)
    expect(() => createSecretBox([second]).open(old, 'a')).toThrow(/no key/)
  })

  test('a mark of a number tells nothing without its key, and the same number under the same key alone', () => {
    const number = fc.string({ minLength: 1, maxLength: 40 })
    const others = [createSecretBox([second]), createSecretBox([key()])]
    fc.assert(
      fc.property(number, number, (one, other) => {
        const [mark = ''] = box.numberMarks(one)
        expect(mark).toMatch(/^[0-9a-f]{64}$/)
        expect(box.numberMarks(one)).toEqual([mark])
        expect(box.numberMarks(other)[0] === mark).toBe(one === other)
        // Whoever tries all numbers without the key, or with what else is made of it, finds none.
        const tried = [...others.flatMap((theirs) => theirs.numberMarks(one)), ...box.addressMarks(one)]
        tried.push(hashToken(one), hmacSha256(first, one), hmacSha256(box.currentKeyId, one))
        expect(tried).not.toContain(mark)
      }),
    )
    expect(createSecretBox([second, first]).numberMarks('E1')).toEqual([
      ...createSecretBox([second]).numberMarks('E1'),
      ...box.numberMarks('E1'),
    ])
  })

  test('each file has its own, the same again for the same file', () => {
    expect(box.fileKey(box.currentKeyId, 'f_1')).toEqual(box.fileKey(box.currentKeyId, 'f_1'))
    expect(box.fileKey(box.currentKeyId, 'f_1')).not.toEqual(box.fileKey(box.currentKeyId, 'f_2'))
    expect(() => box.fileKey('deadbeef', 'f_1')).toThrow(/no key/)
  })

  test('give each holder of drafts a key of their own, always the same', () => {
    expect(Buffer.from(box.draftKey('u1'), 'base64')).toHaveLength(32)
    expect(box.draftKey('u1')).toBe(createSecretBox([first]).draftKey('u1'))
    expect(
      new Set([box.draftKey('u1'), box.draftKey('u2'), createSecretBox([second]).draftKey('u1')]).size,
    ).toBe(3)
  })

  test('are needed', () => expect(() => createSecretBox([])).toThrow(/needs a key/))
})

test('tokens have 256 bits and are stored as a hash', () => {
  const token = newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(newToken()).not.toBe(token)
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashToken(token)).not.toContain(token)
})

test('secrets are compared whole, by what takes as long wherever they differ', () => {
  const token = newToken()
  expect(sameSecret(token, token)).toBe(true)
  expect(sameSecret(token, `${token} `)).toBe(false)
  expect(sameSecret('', 'x')).toBe(false)
  // Time cannot be measured on a machine that does other things too: its code is read.
  expect(String(sameSecret)).toMatch(/return .*\btimingSafeEqual\b.*\(left, right\)/)
})

test('signatures are HMAC-SHA256 as in RFC 4231', () => {
  expect(hmacSha256('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})
