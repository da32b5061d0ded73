import type { Answers } from '#forms/engine/model/template.ts'
import { CZ } from './place.ts'
import {
  exampleBank,
  exampleDocuments,
  examplePeople,
  exampleSales,
  exampleSuppliers,
  exampleTrade,
  shenzhenCompany,
  type Uploads,
} from '../parts/example-parts.ts'

/**
 * A complete set of answers to the Czech registration: a seller from Shenzhen that is registered in Germany
 * already.
 */
export function czExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    hasDataBox: 'no',
    ...examplePeople(uploads),
    ...exampleTrade,
    czechReason: 'localSale',
    ...exampleSales(CZ, ['localSales', 'ownGoodsIn']),
    importsInOwnName: 'no',
    ...exampleSuppliers,
    registeredElsewhere: 'yes',
    vatRegistrations: [{ _id: 'de', vatNumber: 'DE136695976', registeredSince: '2021-07-01' }],
    ...exampleBank,
    bankProof: [uploads.bankProofId],
    accountPublished: true,
    ...exampleDocuments(uploads),
    homeCertificate: [uploads.homeCertificateId],
    noEstablishment: true,
  }
}
