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

const acquisition = (country: string, rate: number, box: string, vat: string) => ({
  scheme: 'OWN_GOODS',
  acquisition: { country, rate, box },
  acquisition_vat: vat,
})

/** Directive 2006/112 art. 94: an acquisition and an import have the rate of the same goods inside the state. */
describe('own goods at the rate of those goods', () => {
  const moved = {
    type: 'FC_TRANSFER',
    gross: null,
    cost_price: '100.00',
    marketplace: 'N/A',
    seller: { ...GERMAN_SELLER, vat_registrations: ['DE', 'PL', 'FR', 'ES', 'GB'] },
  }
  casesOf([
    [
      'books to Poland',
      { ...moved, arrive: 'PL', category: 'books' },
      acquisition('PL', 5, 'PL K_23/K_24', '5.00'),
    ],
    [
      'books to France',
      { ...moved, arrive: 'FR', category: 'books' },
      acquisition('FR', 5.5, 'FR B2/09/17', '5.50'),
    ],
    [
      'medicines to France',
      { ...moved, arrive: 'FR', category: 'medicines' },
      acquisition('FR', 10, 'FR B2/9B/17', '10.00'),
    ],
    [
      'books to Germany',
      { ...moved, depart: 'PL', arrive: 'DE', category: 'books' },
      acquisition('DE', 7, 'DE Kz 93', '7.00'),
    ],
    [
      'books to Germany in the half year of lower rates',
      { ...moved, date: '2021-07-01', depart: 'PL', arrive: 'DE' },
      acquisition('DE', 19, 'DE Kz 89', '19.00'),
    ],
    ['general goods', { ...moved, arrive: 'FR' }, acquisition('FR', 20, 'FR B2/08/17', '20.00')],
    [
      'goods whose rate is not known there: the standard rate, with a warning',
      { ...moved, arrive: 'PL', category: 'umbrellas' },
      { acquisition_rate: 23, warning: 'RATE_NOT_CERTAIN' },
    ],
    [
      'to Madeira: its own rate',
      { ...moved, arrive: 'PT', arrive_postcode: '9000-123' },
      { acquisition_rate: 22 },
    ],
    [
      'books from China: the import',
      { ...moved, type: 'INBOUND', depart: 'CN', category: 'books' },
      { scheme: 'IMPORT_CUSTOMS', import_vat_rate: 7 },
    ],
    [
      'books from Britain to Northern Ireland',
      { ...moved, depart: 'GB', depart_postcode: 'M1 1AA', arrive: 'XI', category: 'books' },
      { scheme: 'OWN_GOODS', acquisition_rate: 0 },
    ],
  ])
})
