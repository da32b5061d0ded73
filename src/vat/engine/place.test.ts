import { describe } from 'vitest'
import { casesOf } from './testing/table.ts'

describe('special territories', () => {
  const exported = { scheme: 'EXPORT', country: 'DE', rate: 0, return: 'DE', liable: 'NONE' }
  casesOf([
    ['Canary Islands', { arrive: 'ES', arrive_postcode: '35001' }, exported],
    ['Tenerife', { arrive: 'ES', arrive_postcode: '38001' }, exported],
    ['Ceuta', { arrive: 'ES', arrive_postcode: '51001' }, exported],
    ['Melilla', { arrive: 'ES', arrive_postcode: '52001' }, exported],
    ['Spain beside them', { arrive: 'ES', arrive_postcode: '50001' }, { scheme: 'OSS_UNION', country: 'ES' }],
    ['Livigno', { arrive: 'IT', arrive_postcode: '23041' }, exported],
    ['Campione', { arrive: 'IT', arrive_postcode: '22061' }, exported],
    ['Büsingen from Germany', { arrive_postcode: '78266' }, exported],
    ['Germany beside it', { arrive_postcode: '78267', gross: '119.00' }, { scheme: 'LOCAL', vat: '19.00' }],
    ['Åland by postcode', { arrive: 'FI', arrive_postcode: '22100' }, exported],
    ['Åland by code', { arrive: 'AX' }, exported],
    ['Athos', { arrive: 'GR', arrive_postcode: '630 86' }, exported],
    [
      'Greece written EL',
      { arrive: 'el', arrive_postcode: '105 57' },
      { scheme: 'OSS_UNION', country: 'GR', rate: 24 },
    ],
    ['Réunion by code', { arrive: 'RE' }, exported],
    ['French Guiana', { arrive: 'FR', arrive_postcode: '97300' }, exported],
    ['Jersey by postcode', { arrive: 'GB', arrive_postcode: 'JE2 3AB' }, exported],
    ['Guernsey by code', { arrive: 'GG' }, exported],
    [
      'Monaco written as France',
      { arrive: 'FR', arrive_postcode: '98000' },
      { scheme: 'OSS_UNION', country: 'FR', rate: 20 },
    ],
    [
      'Madeira has its own rate',
      { arrive: 'PT', arrive_postcode: '9000-123' },
      { scheme: 'OSS_UNION', country: 'PT', rate: 22 },
    ],
    ['the Azores too', { arrive: 'PT', arrive_postcode: '9500' }, { country: 'PT', rate: 16 }],
    [
      'from the Canary Islands it is an import',
      { depart: 'ES', depart_postcode: '35001', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'DE' },
    ],
    ['San Marino lies outside', { arrive: 'SM' }, exported],
  ])
})
