import type { Answers } from '#forms/engine/model/template.ts'

export type ExampleUploads = {
  passportId: string
  businessLicenceId: string
  registerExtractId: string
  proofOfTradeId: string
}

/**
 * A complete set of answers to the German registration, as a seller from Shenzhen with one director gives them: valid on
 * every day until March 2034. Used by tests and by the journey that plays the whole story.
 */
export function exampleAnswers(uploads: ExampleUploads): Answers {
  return {
    country: 'CN',
    legalForm: 'limited',
    companyName: 'Shenzhen Lanhai Trading Co., Ltd.',
    companyNameOriginal: '深圳市蓝海贸易有限公司',
    uscc: '91440300MA5FKD8Q2L',
    foundedOn: '2018-09-12',
    street: 'Room 1203, Building 4, No. 18 Keji Road, Nanshan District',
    postcode: '518057',
    city: 'Shenzhen, Guangdong',
    email: 'tax@lanhai-trading.example.com',
    phone: '+8613800138000',
    directors: [
      {
        _id: 'zhou',
        fullName: 'ZHOU MING',
        dateOfBirth: '1986-04-12',
        nationality: 'CN',
        role: 'both',
        sharePercent: 60,
        address: 'Room 802, Building 2, No. 66 Haide Road, Nanshan District, 518054 Shenzhen, China',
        passportNumber: 'E12345678',
        passportExpiresOn: '2034-06-30',
        passport: [uploads.passportId],
      },
    ],
    totalShare: 60,
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
    accountHolder: 'Shenzhen Lanhai Trading Co., Ltd.',
    bankCountry: 'DE',
    bankName: 'Commerzbank AG',
    accountKind: 'iban',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    signatory: 'ZHOU MING',
    businessLicence: [uploads.businessLicenceId],
    registerExtract: [uploads.registerExtractId],
    proofOfTrade: [uploads.proofOfTradeId],
    declaration: true,
  }
}

/** The same uploads as the engine sees them once stored. */
export function exampleFiles(uploads: ExampleUploads) {
  return Object.values(uploads).map((id) => ({
    id,
    type: 'application/pdf',
    size: 240_000,
    scan: 'clean' as const,
  }))
}
