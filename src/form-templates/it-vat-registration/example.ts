import type { Answers } from '#forms/engine/model/template.ts'
import { IT } from './place.ts'
import {
  exampleBank,
  exampleDocuments,
  examplePeople,
  exampleRepresentative,
  exampleSales,
  exampleTrade,
  shenzhenCompany,
  type Uploads,
} from '../parts/example-parts.ts'

/** A complete set of answers to the Italian registration: a seller from Shenzhen, with a shop of its own beside Amazon. */
export function itExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    hasPec: 'no',
    ...examplePeople(uploads, { sex: 'male', placeOfBirth: 'Guangdong', countryOfBirth: 'CN' }),
    ...exampleTrade,
    channels: ['amazon', 'ownShop'],
    shopAddress: 'https://lanhai-home.example.com',
    shopHosting: 'provider',
    shopProvider: 'Shopify',
    ...exampleSales(IT, ['localSales', 'ownGoodsIn']),
    importsInOwnName: 'no',
    wantsVies: 'yes',
    knownInItaly: 'no',
    ...exampleRepresentative(IT),
    ...exampleBank,
    recordsKeptBy: 'agency',
    ...exampleDocuments(uploads),
  }
}
