import type { LocalText } from '#platform/shared/local-text.ts'
import type { CategoryCode } from '../codes.ts'
import { companyProducts } from './company/company-products.ts'
import { customsRepresentatives } from './customs/customs-representatives.ts'
import { gbEori } from './customs/gb-eori.ts'
import { dePackaging } from './de-packaging.ts'
import { deVatFiling } from './de-vat-filing.ts'
import { deVatRegistration } from './de-vat-registration.ts'
import type { ProductContent } from './product-content.ts'
import { batteryProducts } from './epr/batteries.ts'
import { frenchGoods } from './epr/french-goods.ts'
import { packagingProducts } from './epr/packaging.ts'
import { weeeProducts } from './epr/weee.ts'
import { euEori } from './eu-eori.ts'
import { euResponsiblePerson } from './eu-responsible-person.ts'
import { frVatRegistration } from './fr-vat-registration.ts'
import { gbVatRegistration } from './gb-vat-registration.ts'
import { iossIntermediary } from './ioss-intermediary.ts'
import { iossRegistration } from './ioss-registration.ts'
import { ossRegistration } from './oss-registration.ts'
import { authorisedRepresentatives } from './representatives/authorised-representatives.ts'
import { fiscalRepresentatives } from './representatives/fiscal-representatives.ts'
import { gbResponsiblePerson } from './representatives/gb-responsible-person.ts'
import { vatProducts } from './vat/vat-products.ts'

export const productContents: readonly ProductContent[] = [
  deVatRegistration,
  gbVatRegistration,
  dePackaging,
  frVatRegistration,
  deVatFiling,
  euEori,
  euResponsiblePerson,
  ossRegistration,
  ...vatProducts,
  ...packagingProducts,
  iossRegistration,
  iossIntermediary,
  ...weeeProducts,
  ...batteryProducts,
  ...frenchGoods,
  gbEori,
  ...customsRepresentatives,
  gbResponsiblePerson,
  ...fiscalRepresentatives,
  ...authorisedRepresentatives,
  ...companyProducts,
]

/** The first day of the first price list. */
export const PRICE_LIST_FROM = '2024-01-01'

export const demoCategories: readonly {
  code: CategoryCode
  icon: string
  name: LocalText
  summary: LocalText
}[] = [
  {
    code: 'VAT',
    icon: 'vat',
    name: { en: 'VAT', zh: 'VAT税务' },
    summary: { en: 'Registration, filing and retroactive filing.', zh: '注册、申报、补申报。' },
  },
  {
    code: 'EPR',
    icon: 'epr',
    name: { en: 'Packaging and EPR', zh: '包装法与EPR' },
    summary: { en: 'Registration numbers that marketplaces require.', zh: '平台要求提供的注册号。' },
  },
  {
    code: 'EORI',
    icon: 'eori',
    name: { en: 'EORI and customs', zh: 'EORI与清关' },
    summary: { en: 'Customs numbers for the EU and Great Britain.', zh: '欧盟和英国的海关编号。' },
  },
  {
    code: 'REPRESENTATIVE',
    icon: 'representative',
    name: { en: 'Representatives', zh: '欧代与财税代表' },
    summary: {
      en: 'Local representatives for your products and your tax.',
      zh: '为产品和税务指定当地负责人。',
    },
  },
  {
    code: 'OSS_IOSS',
    icon: 'oss',
    name: { en: 'OSS and IOSS', zh: 'OSS与IOSS' },
    summary: { en: 'One return for all your distance sales.', zh: '远程销售，一次合并申报。' },
  },
  {
    code: 'COMPANY',
    icon: 'company',
    name: { en: 'Company', zh: '公司服务' },
    summary: { en: 'Formation, addresses and certificates.', zh: '公司设立、注册地址与证明文件。' },
  },
]
