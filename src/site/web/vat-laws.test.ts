import { expect, it } from 'vitest'
import { EXPLAINED_COUNTRIES, OTHER_COUNTRIES } from './vat-countries.ts'
import { lawOf } from './vat-laws.ts'
import { vatLawsText } from './vat-laws.text.ts'

it.each([...EXPLAINED_COUNTRIES, ...OTHER_COUNTRIES])('names the law of %s in both languages', (country) => {
  for (const kind of ['rates', 'filing'] as const) {
    const law = lawOf(country, kind)
    expect(law && vatLawsText[law].en).toMatch(/[A-Z]/)
    expect(law && vatLawsText[law].zh).toMatch(/[\u4e00-\u9fff]/)
  }
})

it('cites nothing for a country whose law it does not know', () => {
  expect(lawOf('US', 'rates')).toBeUndefined()
})
