import { expect, test } from 'vitest'
import { EXPLAINED_COUNTRIES, OTHER_COUNTRIES } from '#site/web/vat-countries.ts'
import { determineVat } from '#vat/engine/determine-vat.ts'
import { ALL_FACTS } from '#vat/rates/all-facts.ts'

/** Northern Ireland is explained with Great Britain. */
const countries = ALL_FACTS.map(({ code }) => code).filter((code) => code !== 'XI')

test('the pages about VAT list every country whose VAT is known, once', () => {
  expect([...EXPLAINED_COUNTRIES, ...OTHER_COUNTRIES].toSorted()).toEqual(countries.toSorted())
})

test.each(countries)('a local sale in %s has VAT', (country) => {
  const seller = { established: country, vat_registrations: [country] }
  const sale = {
    type: 'SALE',
    date: '2026-03-10',
    depart: country,
    arrive: country,
    buyer: 'B2C',
    marketplace: 'own shop',
    gross: '119.00',
    currency: 'EUR',
  }
  expect(determineVat(sale, { seller }).decision).toMatchObject({ scheme: 'LOCAL', country })
})
