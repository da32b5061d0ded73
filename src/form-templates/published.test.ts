import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PUBLISHED } from './published.ts'

/**
 * Forms in progress keep the version that they began with, so its content may never change, not even through
 * a part that several templates share. A change belongs in a new version; what the old one needs is kept
 * beside it.
 */
test.each([
  ['deVatRegistration', 1, '41d95fbd8bfba2fc'],
  ['frVatRegistration', 1, '86de804d3c1d1c95'],
  ['itVatRegistration', 1, 'cc33ff57a826287c'],
  ['esVatRegistration', 1, 'f6982fdf1145529e'],
  ['plVatRegistration', 1, '190c55773b3ae50b'],
  ['czVatRegistration', 1, '8ad1239a877ed9f4'],
  ['gbVatRegistration', 1, 'cc1d91c6fc1bd877'],
  ['dePackaging', 1, '37047a34301cc8cd'],
  ['genericService', 1, '324b4b02b1d2700b'],
  ['deVatFiling', 1, 'a2b4457b1a9da50e'],
  ['frVatFiling', 1, '40b7f802a0ea38ef'],
  ['itVatFiling', 1, '6231ac7a3a2c911c'],
  ['esVatFiling', 1, '44926d24780f4f71'],
  ['plVatFiling', 1, 'cd34d622cc6d705b'],
  ['czVatFiling', 1, 'ad5b19d90aa55506'],
  ['gbVatFiling', 1, '9bad11059aa8dfb8'],
])('%s version %i is unchanged since it was published', (key, version, digest) => {
  const template = PUBLISHED.find((one) => one.key === key && one.version === version)
  const bytes = JSON.stringify(template)
  expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(digest)
})

test('each version is listed once', () => {
  const names = PUBLISHED.map((template) => `${template.key} ${template.version}`)
  expect(new Set(names).size).toBe(names.length)
})

function chineseOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('zh' in node && typeof node.zh === 'string') return [node.zh]
  return Object.values(node).flatMap(chineseOf)
}

describe.each(PUBLISHED.map((template) => [template.key, template] as const))('%s', (_key, template) => {
  test('follows Chinese typography: no typed space beside characters, full-width punctuation', () => {
    const wrong = /\p{sc=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{sc=Han}|\p{sc=Han}[,;:?!]|[,;:?!]\p{sc=Han}/u
    expect(chineseOf(template).filter((text) => wrong.test(text))).toEqual([])
  })
})
