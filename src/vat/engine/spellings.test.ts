import { describe } from 'vitest'
import { casesOf } from './testing/table.ts'

const OSS = { scheme: 'OSS_UNION', country: 'FR', rate: 20, return: 'OSS:DE' }

describe('spellings', () => {
  casesOf([
    ['lower case', { depart: 'de', arrive: 'fr', currency: 'eur', buyer: 'b2c', type: 'sale' }, OSS],
    [
      'UK for GB',
      { depart: 'UK', depart_postcode: 'M1 1AA', arrive: 'uk', arrive_postcode: 'M2 2BB', currency: 'GBP' },
      { country: 'GB' },
    ],
    ['a decimal comma', { gross: '119,00' }, { vat: '19.00' }],
    ['full-width digits', { gross: '１１９．００', date: '２０２６-０３-１０' }, { vat: '19.00' }],
    ['thousands', { gross: '1,190.00' }, { vat: '190.00', gross: '1190.00' }],
    ['a number', { gross: 119 }, { vat: '19.00' }],
    ['spaces', { gross: ' 1 190.00 ', arrive: ' DE ' }, { vat: '190.00' }],
  ])
})
