import { describe, expect, it } from 'vitest'
import { isLatin, scriptsOf } from './latin-names.ts'

it.each([
  ['Shenzhen Brightoak Trading Co., Ltd.', true],
  ['Łódź & Müller GmbH – Straße 5/№ 2', true],
  ['', true],
  ['深圳市明橡贸易有限公司', false],
  ['Room 5，深圳', false],
  ['Room 5，Keji Road', false],
  ['ООО «Ромашка»', false],
])('%s: Latin is %s', (text, expected) => expect(isLatin(text)).toBe(expected))

const chinese = {
  name: '深圳市明橡贸易有限公司',
  nameOriginal: null,
  address: { line1: '科技路18号', line2: '南山区', city: '深圳', postcode: '518057', country: 'CN' },
  latin: null,
}

describe('the scripts of a profile', () => {
  it('never takes characters for Latin letters', () => {
    expect(scriptsOf(chinese)).toEqual({
      nameLatin: undefined,
      nameOriginal: '深圳市明橡贸易有限公司',
      street: undefined,
      city: undefined,
    })
  })

  it('has the romanised name and address where they were given', () => {
    const latin = {
      name: 'Shenzhen Mingxiang Trading Co., Ltd.',
      street: '18 Keji Road, Nanshan',
      city: 'Shenzhen',
    }
    expect(scriptsOf({ ...chinese, latin })).toEqual({
      nameLatin: latin.name,
      nameOriginal: '深圳市明橡贸易有限公司',
      street: latin.street,
      city: latin.city,
    })
  })

  it('prefers what stands in Latin letters anyway', () => {
    const address = { line1: '18 Keji Road', line2: '', city: 'Shenzhen', postcode: '', country: 'CN' }
    const profile = {
      name: 'Lanhai Ltd.',
      nameOriginal: '蓝海',
      address,
      latin: { name: 'Old', city: 'Old' },
    }
    expect(scriptsOf(profile)).toEqual({
      nameLatin: 'Lanhai Ltd.',
      nameOriginal: '蓝海',
      street: '18 Keji Road',
      city: 'Shenzhen',
    })
  })
})
