import type { Answers } from '#forms/engine/model/template.ts'
import { FR } from './place.ts'
import {
  exampleBank,
  exampleCapital,
  exampleDocuments,
  examplePeople,
  exampleRepresentative,
  exampleSales,
  exampleSuppliers,
  exampleTrade,
  shenzhenCompany,
  type Uploads,
} from '../parts/example-parts.ts'

/**
 * A complete set of answers to the French registration: a seller from Shenzhen with a representative from the
 * agency.
 */
export function frExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    ...exampleCapital,
    ...examplePeople(uploads, { placeOfBirth: 'Guangdong', countryOfBirth: 'CN' }),
    ...exampleTrade,
    channels: ['amazon', 'cdiscount'],
    ...exampleSales(FR, ['localSales', 'imports']),
    filingRhythm: 'monthly',
    importsInOwnName: 'yes',
    eori: 'FR12345678901234',
    ...exampleSuppliers,
    knownInFrance: 'no',
    ...exampleRepresentative(FR),
    ...exampleBank,
    bankProof: [uploads.bankProofId],
    ...exampleDocuments(uploads),
    articles: [uploads.articlesId],
  }
}
