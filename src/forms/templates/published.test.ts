import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PUBLISHED } from './published.ts'

/**
 * Forms in progress keep the version that they began with, so its content may never change, not even through a part that
 * several templates share. A change belongs in a new version; what is kept for the old one stands beside it.
 */
test.each([
  ['deVatRegistration', 1, '5bdd4cab6188a634'],
  ['frVatRegistration', 1, '2baf940c5b5c55cb'],
  ['itVatRegistration', 1, 'f1a6a5355f924114'],
  ['esVatRegistration', 1, '73df2a8aba3799f3'],
  ['plVatRegistration', 1, '59b76c57ca22d493'],
  ['czVatRegistration', 1, 'c743356883d744d9'],
  ['gbVatRegistration', 1, 'b6328039f2ec1df7'],
  ['dePackaging', 1, '430d09f1c2def81b'],
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
