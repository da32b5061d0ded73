import type { Answers } from '#forms/engine/model/template.ts'
import { keyIn, type Place } from './place.ts'

/** Where the example's documents were stored. */
export type Uploads = {
  passportId: string
  businessLicenceId: string
  registerExtractId: string
  proofOfTradeId: string
  articlesId: string
  /** Two that show where a person lives. */
  evidenceIds: readonly string[]
  bankProofId: string
  homeCertificateId: string
}

export const EXAMPLE_UPLOADS: Uploads = {
  passportId: 'up_passport',
  businessLicenceId: 'up_licence',
  registerExtractId: 'up_extract',
  proofOfTradeId: 'up_trade',
  articlesId: 'up_articles',
  evidenceIds: ['up_evidence1', 'up_evidence2'],
  bankProofId: 'up_bank',
  homeCertificateId: 'up_home',
}

/** The files as the engine sees them once stored. */
export function storedFiles(uploads: Uploads) {
  return Object.values(uploads)
    .flat()
    .map((id) => ({ id, type: 'application/pdf', size: 240_000, scan: 'clean' as const }))
}

/** A company from Shenzhen with one director, as every form asks about it; valid until March 2034. */
export const shenzhenCompany: Answers = {
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
}

/** A company from the Netherlands instead of the one from Shenzhen: merge it over a complete set of answers. */
export const dutchCompany = {
  country: 'NL',
  companyName: 'Windmolen Handel B.V.',
  companyNameOriginal: undefined,
  uscc: undefined,
  registrationNumber: '68750110',
  homeTaxNumber: '857587973',
  homeVatNumber: 'NL857587973B01',
  street: 'Keizersgracht 241',
  postcode: '1016 EA',
  city: 'Amsterdam',
  email: 'finance@windmolen.example.com',
  phone: '+31201234567',
} satisfies Record<string, unknown>

/** @param own what one country asks about a person in addition */
export function examplePeople(
  uploads: Pick<Uploads, 'passportId'>,
  own: Record<string, unknown> = {},
): Answers {
  const zhou = {
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
    ...own,
  }
  return { directors: [zhou], totalShare: 60 }
}

export const exampleTrade: Answers = {
  channels: ['amazon'],
  sellerIds: 'Amazon: Lanhai Home, A2XEXAMPLE7K9',
  goods: 'phone cases, charging cables and desk lamps',
}

/** Stock, earlier sales, a forecast and the operations there, in the currency of the form; goods only. */
export function exampleSales(place: Place, operations: readonly string[]): Answers {
  const { currency } = place
  return {
    ...inCountry(place, {
      hasStock: 'yes',
      stockSince: '2026-02-20',
      stockPlace: 'fba',
      firstSaleOn: '2026-03-02',
      soldBefore: 'yes',
      earlierSales: { amount: 1_250_000, currency },
      turnoverThisYear: { amount: 18_000_000, currency },
      turnoverNextYear: { amount: 26_000_000, currency },
      operations: operations.length > 0 ? operations : undefined,
      staffOrPremises: 'no',
    }),
    turnoverTotal: { amount: 44_000_000, currency },
  }
}

export function exampleRepresentative(place: Place): Answers {
  return { ...inCountry(place, { representativeBy: 'agency' }), representativeLiability: true }
}

/** Answers to questions about the country itself. */
function inCountry(place: Place, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [keyIn(place, key), answer]))
}

export const exampleBank: Answers = {
  accountHolder: 'Shenzhen Lanhai Trading Co., Ltd.',
  bankCountry: 'DE',
  bankName: 'Commerzbank AG',
  accountKind: 'iban',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}

export function exampleDocuments(
  uploads: Pick<Uploads, 'businessLicenceId' | 'registerExtractId' | 'proofOfTradeId'>,
): Answers {
  return {
    businessLicence: [uploads.businessLicenceId],
    registerExtract: [uploads.registerExtractId],
    proofOfTrade: [uploads.proofOfTradeId],
    signatory: 'ZHOU MING',
    declaration: true,
  }
}

export const exampleCapital: Answers = {
  shareCapital: { amount: 100_000_000, currency: 'CNY' },
  financialYearEnd: 'december',
}

export const exampleSuppliers: Answers = {
  suppliers: [
    { _id: 'hongda', supplierName: 'Dongguan Hongda Electronics Co., Ltd.', supplierCountry: 'CN' },
  ],
}
