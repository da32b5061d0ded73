import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PUBLISHED } from './published.ts'

/**
 * Forms in progress keep the version that they began with, so its content may never change, not even through a part that
 * several templates share. A change belongs in a new version; what is kept for the old one stands beside it.
 */
test.each([
  ['deVatRegistration', 1, '550744b814da5300'],
  ['frVatRegistration', 1, 'd61877625397d6a9'],
  ['itVatRegistration', 1, '53c2925b56975a81'],
  ['esVatRegistration', 1, '2502e6cbc00d35ee'],
  ['plVatRegistration', 1, 'fd29524a495967c0'],
  ['czVatRegistration', 1, 'f6c72cfb5e753b8f'],
  ['gbVatRegistration', 1, '057a3179b7858a13'],
  ['dePackaging', 1, '3daefbe5f21810fb'],
  ['genericService', 1, '324b4b02b1d2700b'],
])('%s version %i is what was published', (key, version, digest) => {
  const template = PUBLISHED.find((one) => one.key === key && one.version === version)
  const bytes = JSON.stringify(template)
  expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(digest)
})

test('each version stands there once', () => {
  const names = PUBLISHED.map((template) => `${template.key} ${template.version}`)
  expect(new Set(names).size).toBe(names.length)
})

function chineseOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('zh' in node && typeof node.zh === 'string') return [node.zh]
  return Object.values(node).flatMap(chineseOf)
}

describe.each(PUBLISHED.map((template) => [template.key, template] as const))('%s', (_key, template) => {
  test('is set as Chinese is set: no typed space beside characters, full-width punctuation', () => {
    const wrong = /\p{sc=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{sc=Han}|\p{sc=Han}[,;:?!]|[,;:?!]\p{sc=Han}/u
    expect(chineseOf(template).filter((text) => wrong.test(text))).toEqual([])
  })
})
