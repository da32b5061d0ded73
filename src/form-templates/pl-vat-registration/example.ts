import type { Answers } from '#forms/engine/model/template.ts'
import { PL } from './place.ts'
import {
  exampleBank,
  exampleCapital,
  exampleDocuments,
  examplePeople,
  exampleRepresentative,
  exampleSales,
  exampleTrade,
  shenzhenCompany,
  type Uploads,
} from '../parts/example-parts.ts'

/** A complete set of answers to the Polish registration: a seller from Shenzhen in Amazon's Central Europe programme. */
export function plExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    shortName: 'Lanhai Trading',
    ...exampleCapital,
    ...examplePeople(uploads),
    ...exampleTrade,
    channels: ['amazon', 'allegro'],
    ...exampleSales(PL, ['localSales', 'ownGoodsIn', 'ownGoodsOut']),
    wantsVatEu: 'yes',
    importsInOwnName: 'no',
    knownInPoland: 'no',
    otherVatNumber: 'DE136695976',
    ...exampleRepresentative(PL),
    ...exampleBank,
    bankProof: [uploads.bankProofId],
    recordsKeptBy: 'agency',
    ...exampleDocuments(uploads),
    homeCertificate: [uploads.homeCertificateId],
  }
}
