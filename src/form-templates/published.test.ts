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
  ['czVatRegistration', 2, 'f6d046baaf5ba60f'],
  ['gbVatRegistration', 2, '80218e6137f14072'],
  ['dePackaging', 2, '6932884f7edc5871'],
  ['genericService', 1, '324b4b02b1d2700b'],
  ['deVatFiling', 1, '64a97460a31bf2aa'],
  ['frVatFiling', 1, 'acec7d2b5bd70015'],
  ['itVatFiling', 1, 'd427bd85a0f887d3'],
  ['esVatFiling', 1, '6556953dd181c0e4'],
  ['plVatFiling', 1, '2e0d50285e5235f6'],
  ['czVatFiling', 1, '25805bc4e5f5664d'],
  ['gbVatFiling', 1, 'e8ffa978769797b4'],
  ['deVatRetroactive', 1, 'dc0102385a3a1673'],
  ['frVatRetroactive', 1, 'f7b0863a25aaa16f'],
  ['itVatRetroactive', 1, '17969eb60ab813c8'],
  ['esVatRetroactive', 1, '673ecc5614c309d5'],
  ['plVatRetroactive', 1, '6f0703df83fcf9fe'],
  ['czVatRetroactive', 1, '988869b6049c95a1'],
  ['gbVatRetroactive', 1, '00080b6a767c98e9'],
  ['deVatDeregistration', 1, 'afbd3711e5a4ebd5'],
  ['frVatDeregistration', 1, '2a77755931740260'],
  ['itVatDeregistration', 1, 'e5e7f6cc3cc1bcce'],
  ['esVatDeregistration', 1, '84ba440fae8562cc'],
  ['plVatDeregistration', 1, '2e6dd37c68f3f21c'],
  ['czVatDeregistration', 1, 'fc21536dfdcd3606'],
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
  ['atVatFiling', 1, '5a907d86ce602795'],
  ['atVatRetroactive', 1, '33b1e161e15475b9'],
  ['atVatDeregistration', 1, '9704a3bc6895b8c4'],
  ['nlVatFiling', 1, '76e8492f7244686c'],
  ['nlVatRetroactive', 1, '98b209798a04e0ed'],
  ['nlVatDeregistration', 1, 'f8a4668dd7f8db2e'],
  ['beVatFiling', 1, 'a455a62b4aaea8e6'],
  ['beVatRetroactive', 1, 'b6ee1a7346a11d60'],
  ['beVatDeregistration', 1, '678f81bcf94d412d'],
  ['seVatFiling', 1, '0a1e660880bcdbeb'],
  ['seVatRetroactive', 1, '69797620d84fdb22'],
  ['seVatDeregistration', 1, 'a12bf36b74cd001b'],
  ['ieVatFiling', 1, '3d0ddc90ea1c8f4e'],
  ['ieVatRetroactive', 1, 'e930f30d90c879ca'],
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
