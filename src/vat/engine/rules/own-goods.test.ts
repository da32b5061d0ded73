import { describe } from 'vitest'
import { GERMAN_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

describe('own goods', () => {
  const moved = {
    type: 'FC_TRANSFER',
    gross: null,
    cost_price: '100.00',
    marketplace: 'N/A',
    seller: { ...GERMAN_SELLER, vat_registrations: ['DE', 'PL', 'GB'] },
  }
  casesOf([
    [
      'out of the EU',
      { ...moved, arrive: 'GB', arrive_postcode: 'M1 1AA' },
      { scheme: 'EXPORT_OWN_GOODS', country: 'DE', return: 'DE', taxable_amount: '100.00' },
    ],
    [
      'into the EU: an import, no sale',
      { ...moved, type: 'INBOUND', depart: 'CN' },
      { scheme: 'IMPORT_CUSTOMS', country: 'DE', liable: 'IMPORTER', import_vat_rate: 19, return: null },
    ],
    [
      'to Northern Ireland',
      { ...moved, arrive: 'XI' },
      { scheme: 'OWN_GOODS', return: 'DE+GB', acquisition_rate: 20 },
    ],
    [
      'from Britain to Northern Ireland',
      { ...moved, depart: 'GB', depart_postcode: 'M1', arrive: 'XI' },
      { scheme: 'OWN_GOODS', return: 'GB' },
    ],
    [
      'to the Canary Islands',
      { ...moved, arrive: 'ES', arrive_postcode: '35001' },
      { scheme: 'EXPORT_OWN_GOODS' },
    ],
    ['within one state', { ...moved }, { scheme: 'NONE', return: null, liable: 'NONE' }],
    [
      'without a cost price',
      { ...moved, arrive: 'PL', cost_price: null },
      { scheme: 'OWN_GOODS', warning: 'NO_COST_PRICE', acquisition_vat: null },
    ],
    [
      'at the standard rate, whatever it is',
      { ...moved, arrive: 'PL', category: 'books' },
      { acquisition_rate: 23 },
    ],
    [
      'a return moves stock only',
      { ...moved, type: 'RETURN', depart: 'FR', cost_price: null },
      { scheme: 'NONE', return: null },
    ],
    [
      'a cost price without its currency',
      { ...moved, arrive: 'PL', currency: '' },
      { scheme: null, questions: [{ fact: 'currency' }] },
    ],
    ['a return without a currency', { ...moved, type: 'RETURN', currency: null }, { scheme: 'NONE' }],
  ])
})
