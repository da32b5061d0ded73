import type { Answers } from '#forms/engine/model/template.ts'
import { exampleBank, exampleDocuments, examplePeople, shenzhenCompany } from '../parts/example-parts.ts'

export type ExampleUploads = {
  passportId: string
  businessLicenceId: string
  registerExtractId: string
  proofOfTradeId: string
}

/**
 * A complete set of answers to the German registration, as a seller from Shenzhen with one director gives
 * them: valid on every day until March 2034. Used by tests and by the end-to-end journey.
 */
export function exampleAnswers(uploads: ExampleUploads): Answers {
  return {
    ...shenzhenCompany,
    ...examplePeople(uploads),
    channels: ['amazon', 'kaufland'],
    sellerIds: 'Amazon: Lanhai Home, A2XEXAMPLE7K9\nKaufland: Lanhai Home, 4711001',
    goods: 'phone cases, charging cables and desk lamps',
    stockInGermany: 'yes',
    stockSince: '2026-02-20',
    stockPlace: 'both',
    warehouseAddress: 'Rhein Fulfilment GmbH, Hafenstrasse 12, 47119 Duisburg',
    firstSaleOn: '2026-03-02',
    soldBefore: 'yes',
    earlierSales: { amount: 1_250_000, currency: 'EUR' },
    importsInOwnName: 'yes',
    eori: 'DE123456789012345',
    turnoverThisYear: { amount: 18_000_000, currency: 'EUR' },
    turnoverNextYear: { amount: 26_000_000, currency: 'EUR' },
    turnoverTotal: { amount: 44_000_000, currency: 'EUR' },
    staffOrPremises: 'no',
    knownInGermany: 'no',
    ...exampleBank,
    ...exampleDocuments(uploads),
  }
}

/** The same files as the engine sees them once stored. */
export function exampleFiles(uploads: ExampleUploads) {
  return Object.values(uploads).map((id) => ({
    id,
    type: 'application/pdf',
    size: 240_000,
    scan: 'clean' as const,
  }))
}
