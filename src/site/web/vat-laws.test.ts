import { expect, it } from 'vitest'
import { EXPLAINED_COUNTRIES, OTHER_COUNTRIES } from './vat-countries.ts'
import { lawOf } from './vat-laws.ts'

it.each([...EXPLAINED_COUNTRIES, ...OTHER_COUNTRIES])('names the law of %s in both languages', (country) => {
  for (const kind of ['rates', 'filing'] as const) {
    expect(lawOf(country, kind, 'en')).toMatch(/[A-Z]/)
    expect(lawOf(country, kind, 'zh')).toMatch(/[\u4e00-\u9fff]/)
  }
})

it('cites nothing for a country whose law it does not know', () => {
  expect(lawOf('US', 'rates', 'en')).toBeUndefined()
})
