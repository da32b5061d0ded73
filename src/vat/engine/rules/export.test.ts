import { describe } from 'vitest'
import { CHINESE_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

describe('export', () => {
  const GB = { arrive: 'GB', arrive_postcode: 'SW1A 1AA', currency: 'GBP' }
  casesOf([
    [
      'to Britain, 135 pounds, marketplace',
      { ...GB, gross: '135.00', consignment_intrinsic_value: '135.00 GBP' },
      {
        scheme: 'EXPORT',
        country: 'DE',
        destination: { country: 'GB', scheme: 'DEEMED_SUPPLIER', rate: 20, liable: 'MARKETPLACE' },
      },
    ],
    [
      '135.01 pounds',
      { ...GB, consignment_intrinsic_value: '135.01 GBP' },
      { destination: { scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER' } },
    ],
    [
      'own shop',
      { ...GB, marketplace: 'own web shop', consignment_intrinsic_value: '20 GBP' },
      { destination: { scheme: 'LOCAL', liable: 'SELLER' } },
    ],
    [
      'the value of the consignment not given: undecided for',
      { ...GB, gross: '90.00' },
      {
        scheme: 'EXPORT',
        status: 'PROVISIONAL',
        destination: { liable: 'MARKETPLACE' },
        questions: [{ fact: 'consignment_intrinsic_value' }],
      },
    ],
    [
      'Switzerland before 2025',
      { arrive: 'CH', date: '2024-12-31' },
      { scheme: 'EXPORT', destination: { rate: 8.1, liable: 'IMPORTER' } },
    ],
    [
      'Switzerland on the first day of 2025',
      { arrive: 'CH', date: '2025-01-01' },
      { destination: { scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE' } },
    ],
    ['Switzerland before 2024', { arrive: 'CH', date: '2023-12-31' }, { destination: { rate: 7.7 } }],
    [
      'Switzerland, own shop',
      { arrive: 'CH', marketplace: 'Shopify' },
      { destination: { liable: 'IMPORTER' } },
    ],
    [
      'Liechtenstein as Switzerland',
      { arrive: 'LI' },
      { destination: { country: 'CH', liable: 'MARKETPLACE' } },
    ],
    [
      'Norway, 3,000 crowns',
      { arrive: 'NO', consignment_intrinsic_value: '3000 NOK' },
      { destination: { scheme: 'DEEMED_SUPPLIER', rate: 25, liable: 'MARKETPLACE' } },
    ],
    [
      'Norway, above',
      { arrive: 'NO', consignment_intrinsic_value: '3000.01 NOK' },
      { destination: { scheme: 'IMPORT_CUSTOMS' } },
    ],
    [
      'from Northern Ireland',
      { depart: 'XI', arrive: 'US' },
      { scheme: 'EXPORT', country: 'XI', return: 'GB' },
    ],
    [
      'by a seller from outside through a marketplace: still the seller’s export',
      { arrive: 'US', seller: CHINESE_SELLER },
      { scheme: 'EXPORT', country: 'DE' },
    ],
    [
      'from Britain to America',
      { depart: 'GB', depart_postcode: 'M1 1AA', arrive: 'US' },
      { scheme: 'EXPORT', country: 'GB', return: 'GB' },
    ],
    [
      'without registration where the goods leave',
      { depart: 'PL', arrive: 'US' },
      { scheme: 'EXPORT', warning: 'NO_REGISTRATION' },
    ],
  ])
})
