import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import { readCountry } from './read-country.ts'

describe('a country is read by its code or its name', () => {
  test.each([
    ['DE', 'DE'],
    // As the engine takes them.
    ['uk', 'UK'],
    ['EL', 'EL'],
    ['Germany', 'DE'],
    ['德国', 'DE'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['Alemania', 'DE'],
    ['Germania', 'DE'],
    ['Niemcy', 'DE'],
    ['Duitsland', 'DE'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
    ['Oesterreich', 'AT'],
    ['ESPAÑA', 'ES'],
    ['Espana', 'ES'],
    ['Großbritannien', 'GB'],
    ['Royaume-Uni', 'GB'],
    ['Wielka Brytania', 'GB'],
    ['Regno Unito', 'GB'],
    ['Groot-Brittannië', 'GB'],
    ['Tschechien', 'CZ'],
    ['Tschechische Republik', 'CZ'],
    ['République tchèque', 'CZ'],
    ['República Checa', 'CZ'],
    ['Repubblica Ceca', 'CZ'],
    ['Republika Czeska', 'CZ'],
    ['Pays-Bas', 'NL'],
    ['Países Bajos', 'NL'],
    ['Paesi Bassi', 'NL'],
    ['Holandia', 'NL'],
    ['Stati Uniti', 'US'],
    ['Chine', 'CN'],
    ['Cina', 'CN'],
  ])('%s', (text, code) => {
    expect(readCountry(text)).toBe(code)
  })

  test.each([['Ruritania'], [''], ['constructor'], ['Land'], ['x'.repeat(500)]])('%j is none', (text) => {
    expect(readCountry(text)).toBe(null)
  })
})

/** Names of two countries in two languages would be read as one of them. */
test.each(['en', 'zh', 'de', 'fr', 'es', 'it', 'pl', 'nl'])(
  'each name in %s is its own country’s',
  (lang) => {
    const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
    const read = COUNTRY_CODES.map((code) => [code, readCountry(names.of(code) ?? code)])
    expect(read.filter(([code, found]) => found !== code)).toEqual([])
  },
)
