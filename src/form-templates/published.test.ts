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
  ['deVatRegistration', 2, '54b00555564ca70e'],
  ['frVatRegistration', 2, '73c0fd95a2c86efa'],
  ['itVatRegistration', 2, '59fb1eda1bc4d9f9'],
  ['esVatRegistration', 2, 'f84ffe260fbd9b26'],
  ['plVatRegistration', 2, 'a8ef60c1d34b3fd6'],
  ['czVatRegistration', 2, 'ea32064d4a2c4bae'],
  ['gbVatRegistration', 2, '80218e6137f14072'],
  ['dePackaging', 2, '6932884f7edc5871'],
  ['dePackaging', 3, 'db456203a6adcbfe'],
  ['genericService', 1, '324b4b02b1d2700b'],
  ['deVatFiling', 1, '3859752f4aadcaac'],
  ['frVatFiling', 1, '378dbd75a0f2fd19'],
  ['itVatFiling', 1, 'b4779f043f5df414'],
  ['esVatFiling', 1, '9d017acaf54095d1'],
  ['plVatFiling', 1, '3e34698a1ef6507f'],
  ['czVatFiling', 1, 'decb4c351a90ffae'],
  ['gbVatFiling', 1, 'e8ffa978769797b4'],
  ['deVatRetroactive', 1, '3e17a8a91f2d64f9'],
  ['frVatRetroactive', 1, '7eae409ed4124e85'],
  ['itVatRetroactive', 1, '6f298dfb7974056c'],
  ['esVatRetroactive', 1, '3601fbc2ed69759e'],
  ['plVatRetroactive', 1, '4871a6e81c1b47ae'],
  ['czVatRetroactive', 1, '5d81dfee1f57d2b0'],
  ['gbVatRetroactive', 1, '00080b6a767c98e9'],
  ['deVatDeregistration', 1, 'afbd3711e5a4ebd5'],
  ['frVatDeregistration', 1, '2a77755931740260'],
  ['itVatDeregistration', 1, 'e5e7f6cc3cc1bcce'],
  ['esVatDeregistration', 1, '84ba440fae8562cc'],
  ['plVatDeregistration', 1, '2e6dd37c68f3f21c'],
  ['czVatDeregistration', 1, 'a42065ec2a7ebe84'],
  ['gbVatDeregistration', 1, '9927af24cb9763a8'],
  ['frPackaging', 1, 'a73258770cd0fac7'],
  ['esPackaging', 1, 'e0b2e035644d53e7'],
  ['atPackaging', 1, 'd3676644deb53997'],
  ['itPackaging', 1, 'b4e71a538f92518e'],
  ['plPackaging', 1, '4248ec669059baa0'],
  ['ossRegistration', 1, 'd2dfae1b66ad1a55'],
  ['iossRegistration', 1, '07d3ab259b0f1d17'],
  ['iossIntermediary', 1, '3acbd1867fbe2f68'],
  ['euEori', 1, 'a9e2a17e379debea'],
  ['gbEori', 1, 'e25570d754faae33'],
  ['atVatFiling', 1, 'f6d5eaf616920ec4'],
  ['atVatRetroactive', 1, '115704b539e1553f'],
  ['atVatDeregistration', 1, '9704a3bc6895b8c4'],
  ['nlVatFiling', 1, '81765fc85c687a99'],
  ['nlVatRetroactive', 1, '2cc452f9ae9b0c51'],
  ['nlVatDeregistration', 1, 'f8a4668dd7f8db2e'],
  ['beVatFiling', 1, '42654cb75a431e0e'],
  ['beVatRetroactive', 1, 'b03061c203f2f576'],
  ['beVatDeregistration', 1, '678f81bcf94d412d'],
  ['seVatFiling', 1, '8fa082d25ba392d2'],
  ['seVatRetroactive', 1, '54d4c4fb8741207b'],
  ['seVatDeregistration', 1, 'a12bf36b74cd001b'],
  ['ieVatFiling', 1, 'a725f32ada2e9748'],
  ['ieVatRetroactive', 1, 'a6cdd3b0e4d5adbb'],
  ['ieVatDeregistration', 1, '1a98d621d5b75e72'],
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
