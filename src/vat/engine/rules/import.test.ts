import { describe } from 'vitest'
import { CHINESE_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

describe('from outside into the EU', () => {
  const CN = { depart: 'CN', arrive: 'FR', seller: CHINESE_SELLER }
  casesOf([
    [
      '150.00 euro, marketplace',
      { ...CN, consignment_intrinsic_value: '150.00 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'FR', rate: 20, liable: 'MARKETPLACE', return: null },
    ],
    [
      '150.01 euro, marketplace',
      { ...CN, consignment_intrinsic_value: '150.01 EUR' },
      { scheme: 'IMPORT_CUSTOMS', rate: 0, import_vat_rate: 20, liable: 'IMPORTER' },
    ],
    [
      'own shop without IOSS',
      { ...CN, marketplace: 'own web shop', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER', vat: '0.00', net: '120.00' },
    ],
    [
      'marketplace before own IOSS',
      { ...CN, seller: { ...CHINESE_SELLER, ioss: true }, consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER' },
    ],
    [
      'the seller imports',
      { ...CN, importer_of_record: 'SELLER', consignment_intrinsic_value: '300 EUR' },
      { scheme: 'LOCAL', country: 'FR', rate: 20, liable: 'SELLER', return: 'FR' },
    ],
    [
      'the seller imports without registration',
      { ...CN, arrive: 'ES', importer_of_record: 'SELLER', consignment_intrinsic_value: '300 EUR' },
      { scheme: 'LOCAL', country: 'ES', warning: 'NO_REGISTRATION' },
    ],
    [
      'a business buys: customs, also below 150',
      {
        ...CN,
        buyer: 'B2B',
        buyer_vat_id: 'FR80500764592',
        buyer_vat_id_valid: true,
        consignment_intrinsic_value: '100 EUR',
      },
      { scheme: 'IMPORT_CUSTOMS' },
    ],
    [
      'a business with an invalid number is a consumer',
      {
        ...CN,
        buyer: 'B2B',
        buyer_vat_id: 'FR0',
        buyer_vat_id_valid: false,
        consignment_intrinsic_value: '100 EUR',
      },
      { scheme: 'DEEMED_SUPPLIER', warning: 'BUYER_NUMBER_NOT_VALID' },
    ],
    [
      'from Britain',
      { depart: 'GB', depart_postcode: 'M1 1AA', arrive: 'DE', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'DE' },
    ],
    [
      '100 dollars are surely within',
      { ...CN, consignment_intrinsic_value: '100 USD' },
      { scheme: 'DEEMED_SUPPLIER' },
    ],
    [
      '160 dollars may be both',
      { ...CN, consignment_intrinsic_value: '160 USD' },
      { scheme: null, status: 'QUESTION' },
    ],
    [
      'whether it is a marketplace is not known',
      { ...CN, marketplace: 'N/A', consignment_intrinsic_value: '100 EUR' },
      { scheme: null, questions: [{ fact: 'marketplace' }] },
    ],
    [
      'who imports is not known',
      { ...CN, consignment_intrinsic_value: '300 EUR' },
      { scheme: 'IMPORT_CUSTOMS', status: 'PROVISIONAL', questions: [{ fact: 'importer_of_record' }] },
    ],
  ])
})
