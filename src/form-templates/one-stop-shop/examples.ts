import type { Answers } from '#forms/engine/model/template.ts'
import { exampleSignature } from '../parts/example-lists.ts'
import { EXAMPLE_UPLOADS, examplePeople, shenzhenCompany } from '../parts/example-parts.ts'

const scheme: Answers = {
  tradeNames: 'Lanhai Home',
  websites: [{ _id: 'own', website: 'https://shop.lanhai.example.com' }],
  isInterface: 'no',
  earlierScheme: 'no',
  registeredElsewhere: 'no',
}

const account: Answers = {
  accountHolder: 'Shenzhen Lanhai Trading Co., Ltd.',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}

export const ossExample: Answers = {
  ...shenzhenCompany,
  ...scheme,
  vatNumber: 'DE136695976',
  vatCertificate: [EXAMPLE_UPLOADS.articlesId],
  establishedInEu: 'outside',
  mainDispatch: 'DE',
  firstPeriod: '2027-01',
  beganAlready: 'no',
  salesDataBy: 'shop',
  linesAMonth: 'upTo500',
  ...account,
  ...exampleSignature,
  keepsRecords: true,
}

const parcels: Answers = {
  goods: 'phone cases, charging cables and desk lamps',
  sentFrom: 'CN',
  parcelsAMonth: 'upTo2000',
  parcelValue: 'all',
  carriers: ['post'],
}

export const iossExample: Answers = {
  ...shenzhenCompany,
  ...scheme,
  intermediaryBy: 'agency',
  ...parcels,
  vatAtCheckout: 'no',
  firstParcelIoss: '2027-01-15',
  salesDataBy: 'shop',
  linesAMonth: 'upTo5000',
  ...account,
  ...exampleSignature,
  registerExtract: [EXAMPLE_UPLOADS.registerExtractId],
  keepsSecret: true,
}

const { registeredElsewhere: _no, isInterface: _interface, ...shops } = scheme

export const iossIntermediaryExample: Answers = {
  ...shenzhenCompany,
  ...examplePeople(EXAMPLE_UPLOADS),
  ...shops,
  ...parcels,
  salesAMonth: { amount: 2_000_000, currency: 'EUR' },
  paymentProviders: ['paypal', 'stripe'],
  paymentFlows: [EXAMPLE_UPLOADS.bankProofId],
  ...exampleSignature,
  registerExtract: [EXAMPLE_UPLOADS.registerExtractId],
}
