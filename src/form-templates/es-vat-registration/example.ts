import type { Answers } from '#forms/engine/model/template.ts'
import { ES } from './place.ts'
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

/** A complete set of answers to the Spanish registration: the director has no number in Spain yet. */
export function esExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    ...exampleCapital,
    ...examplePeople(uploads, {
      placeOfBirth: 'Guangdong',
      countryOfBirth: 'CN',
      hasSpanishNumber: 'no',
    }),
    ...exampleTrade,
    channels: ['amazon', 'aliexpress'],
    ...exampleSales(ES, ['localSales', 'imports', 'ownGoodsIn']),
    activity: 'online',
    wantsRoi: 'yes',
    wantsMonthlyRefund: 'no',
    importsInOwnName: 'yes',
    eori: 'ES12345678901',
    defersImportVat: 'no',
    knownInSpain: 'no',
    ...exampleRepresentative(ES),
    ...exampleBank,
    bankProof: [uploads.bankProofId],
    ...exampleDocuments(uploads),
    articles: [uploads.articlesId],
    apostilleBy: 'agency',
    lettersTo: 'agency',
  }
}
