import type { Answers } from '#forms/template.ts'
import {
  exampleBank,
  exampleCapital,
  examplePapers,
  examplePeople,
  exampleSales,
  exampleSuppliers,
  exampleTrade,
  shenzhenCompany,
  type Uploads,
} from './parts/example-parts.ts'

/** A complete set of answers to the French registration: a seller from Shenzhen with a representative of the agency's. */
export function frExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    ...exampleCapital,
    ...examplePeople(uploads, { placeOfBirth: 'Guangdong', countryOfBirth: 'CN' }),
    ...exampleTrade,
    channels: ['amazon', 'cdiscount'],
    operations: ['localSales', 'imports'],
    ...exampleSales('EUR'),
    filingRhythm: 'monthly',
    importsInOwnName: 'yes',
    eori: 'FR12345678901234',
    ...exampleSuppliers,
    knownInFrance: 'no',
    staffOrPremises: 'no',
    representativeBy: 'agency',
    representativeLiability: true,
    ...exampleBank,
    bankProof: [uploads.bankProofId],
    ...examplePapers(uploads),
    articles: [uploads.articlesId],
  }
}
