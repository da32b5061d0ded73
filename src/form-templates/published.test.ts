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
  ['deVatDeregistration', 1, 'b5bd513b9b9447c0'],
  ['frVatDeregistration', 1, '0748fbe1dc42d94a'],
  ['itVatDeregistration', 1, '9e492989a5a66e6a'],
  ['esVatDeregistration', 1, '34f67f7406e45ea3'],
  ['plVatDeregistration', 1, 'a01ad5411db3ac99'],
  ['czVatDeregistration', 1, '572caf2c854445b3'],
  ['gbVatDeregistration', 1, '1d8d02b19362cde9'],
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
  ['atVatDeregistration', 1, '415b42456ba4a5b8'],
  ['nlVatFiling', 1, 'cab1b73c0dd80c42'],
  ['nlVatRetroactive', 1, '685194dd4245725d'],
  ['nlVatDeregistration', 1, 'dec39f145e9a7d10'],
  ['beVatFiling', 1, '11fc09fa25eeb77b'],
  ['beVatRetroactive', 1, 'a29611bfc7166b3a'],
  ['beVatDeregistration', 1, '0c7f4d9edaf91cf3'],
  ['seVatFiling', 1, 'bf18fffe3b948965'],
  ['seVatRetroactive', 1, 'ee5439c250ca8570'],
  ['seVatDeregistration', 1, '692d9a7eea964685'],
  ['ieVatFiling', 1, '2e2f3ff1f9121be7'],
  ['ieVatRetroactive', 1, '6898285200964ccb'],
  ['ieVatDeregistration', 1, '5669da05f7177f4e'],
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
