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
  ['deVatFiling', 1, '7f583d6087bd236c'],
  ['frVatFiling', 1, '0f165333f1acbcbc'],
  ['itVatFiling', 1, '542a509cc54818e9'],
  ['esVatFiling', 1, 'd9c79b2af5607edc'],
  ['plVatFiling', 1, '033b20d611149dad'],
  ['czVatFiling', 1, 'bb5671f4ec38fccb'],
  ['gbVatFiling', 1, '636f15c24ea1d943'],
  ['deVatRetroactive', 1, '5bdc7abdc8dbe39c'],
  ['frVatRetroactive', 1, 'b643b48332a25c0d'],
  ['itVatRetroactive', 1, 'f87d892cd1b936e3'],
  ['esVatRetroactive', 1, 'ddcc7ab00c9fbf74'],
  ['plVatRetroactive', 1, 'fc74c6f8a889464b'],
  ['czVatRetroactive', 1, '44dfa55c45ca3852'],
  ['gbVatRetroactive', 1, 'd50e0ea747056e84'],
  ['deVatDeregistration', 1, 'bfe16fb28c645d06'],
  ['frVatDeregistration', 1, '50bfed0ca238916e'],
  ['itVatDeregistration', 1, 'ab0436cc33bc2633'],
  ['esVatDeregistration', 1, '327d7222c5ae58cb'],
  ['plVatDeregistration', 1, '5e619161bb495204'],
  ['czVatDeregistration', 1, '6bf1d32a92f7c27e'],
  ['gbVatDeregistration', 1, 'b6fdc35a128ab79b'],
  ['frPackaging', 1, '6aabec6fce7f5122'],
  ['esPackaging', 1, '5054fabd3610ce5c'],
  ['atPackaging', 1, '7d85364b6841cb70'],
  ['itPackaging', 1, '8a8382ac577b4997'],
  ['plPackaging', 1, '1295890e3f59d739'],
  ['ossRegistration', 1, '2d5d8c5c1164f042'],
  ['iossRegistration', 1, '6626b1907b5e4683'],
  ['iossIntermediary', 1, 'c07480d941187bb7'],
  ['euEori', 1, '432e2fe64fba93ea'],
  ['gbEori', 1, 'd4099a5af138fb95'],
  ['atVatFiling', 1, 'f5cf2d43ff2d8622'],
  ['atVatRetroactive', 1, '5d2258f48e70a5b9'],
  ['atVatDeregistration', 1, '09d927669de1368a'],
  ['nlVatFiling', 1, 'cab1b73c0dd80c42'],
  ['nlVatRetroactive', 1, '685194dd4245725d'],
  ['nlVatDeregistration', 1, 'ef2c1034b7231944'],
  ['beVatFiling', 1, '11fc09fa25eeb77b'],
  ['beVatRetroactive', 1, 'a29611bfc7166b3a'],
  ['beVatDeregistration', 1, '396905560dfc7eed'],
  ['seVatFiling', 1, 'bf18fffe3b948965'],
  ['seVatRetroactive', 1, 'ee5439c250ca8570'],
  ['seVatDeregistration', 1, '820793c0c7893f6e'],
  ['ieVatFiling', 1, '2e2f3ff1f9121be7'],
  ['ieVatRetroactive', 1, '6898285200964ccb'],
  ['ieVatDeregistration', 1, '7a6312e45ac62264'],
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
