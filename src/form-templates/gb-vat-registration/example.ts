import type { Answers } from '#forms/engine/model/template.ts'
import { GB } from './place.ts'
import {
  exampleBank,
  exampleDocuments,
  examplePeople,
  exampleSales,
  exampleTrade,
  shenzhenCompany,
  type Uploads,
} from '../parts/example-parts.ts'

/** A complete set of answers to the British registration, as a seller from Shenzhen with goods at Amazon gives them. */
export function gbExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    tradingName: 'Lanhai Home',
    ukTaxpayer: 'no',
    ...examplePeople(uploads, { secondEvidence: uploads.evidenceIds }),
    ...exampleTrade,
    ukReason: 'stock',
    ...exampleSales(GB, []),
    importsIntoUk: 'yes',
    hasGbEori: 'yes',
    gbEori: 'GB123456789012',
    northernIreland: 'no',
    repayments: 'yes',
    earlierUkBusiness: 'no',
    ...exampleBank,
    bankCountry: 'GB',
    bankName: 'Barclays Bank PLC',
    accountKind: 'uk',
    iban: undefined,
    bic: undefined,
    sortCode: '200000',
    ukAccountNumber: '55779911',
    ...exampleDocuments(uploads),
    gatewayAccount: 'no',
    agentConsent: true,
  }
}
