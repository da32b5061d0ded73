import { describe, expect, it } from 'vitest'
import { officialCountryName } from '#platform/shared/countries.ts'
import { countryChoices, findCountries } from './country-names.ts'

const codes = ['CN', 'DE', 'HK', 'GB', 'CI', 'IE']

describe('countries', () => {
  it('are named in the reader’s language', () => {
    expect(officialCountryName('DE', 'en')).toBe('Germany')
    expect(officialCountryName('DE', 'zh')).toBe('德国')
    expect(officialCountryName('HK', 'zh')).toBe('中国香港')
  })

  it.each([
    ['ger', 'DE'],
    ['德国', 'DE'],
    ['香港', 'HK'],
    ['GB', 'GB'],
    ['cote', 'CI'],
  ])('%s is found in either language', (typed, code) => {
    expect(findCountries(countryChoices(codes, 'en'), typed)[0]?.code).toBe(code)
    expect(findCountries(countryChoices(codes, 'zh'), typed)[0]?.code).toBe(code)
  })

  it('lists those that begin with the query before those that contain it', () => {
    expect(findCountries(countryChoices(codes, 'en'), 'i').map((choice) => choice.code)[0]).toBe('IE')
    expect(findCountries(countryChoices(codes, 'en'), 'nowhere')).toEqual([])
  })
})
