import { describe, expect, it } from 'vitest'
import { countryChoices, findCountries } from './country-choices.ts'

const codes = ['CN', 'DE', 'HK', 'GB', 'CI', 'IE']

const named = (lang: 'en' | 'zh') =>
  new Map(countryChoices(codes, lang).map(({ code, name }) => [code, name]))

describe('countries', () => {
  it('are named in the reader’s language', () => {
    expect(named('en').get('DE')).toBe('Germany')
    expect(named('zh').get('DE')).toBe('德国')
    expect(named('zh').get('HK')).toBe('中国香港')
    expect([named('en').get('CN'), named('zh').get('CN')]).toEqual(['Mainland China', '中国大陆'])
  })

  it.each([
    ['ger', 'DE'],
    ['德国', 'DE'],
    ['香港', 'HK'],
    ['GB', 'GB'],
    ['China', 'CN'],
    ['Mainland', 'CN'],
    ['中国大', 'CN'],
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
