import type { LocalText } from '#platform/shared/local-text.ts'
import type { SupplementKind } from './supplements.ts'

/** What offices most often require beside a form: a start for staff, who may edit every text. */
export type UsualSupplement = {
  key: string
  title: LocalText
  description: LocalText
  kind: SupplementKind
  maxFiles: number
}

export const USUAL_SUPPLEMENTS: readonly UsualSupplement[] = [
  {
    key: 'bankProof',
    title: { en: 'Proof of bank account', zh: '银行账户证明' },
    description: {
      en: 'A letter or statement from the bank showing the account holder, IBAN and BIC, no more than three months old.',
      zh: '银行出具的账户证明或对账单，须显示户名、IBAN和BIC，且为近三个月内开具。',
    },
    kind: 'file',
    maxFiles: 2,
  },
  {
    key: 'shopProof',
    title: { en: 'Screenshot of the shop', zh: '店铺后台截图' },
    description: {
      en: 'A screenshot of the seller account that shows the company’s legal name and the shop’s web address.',
      zh: '卖家后台截图，须显示公司法定名称和店铺网址。',
    },
    kind: 'file',
    maxFiles: 3,
  },
  {
    key: 'warehouseContract',
    title: { en: 'Warehouse or fulfilment contract', zh: '仓储或配送合同' },
    description: {
      en: 'All pages, signed. If a marketplace handles fulfilment, the page that shows the countries in which your stock is held.',
      zh: '已签署的完整合同。使用平台配送的，请提供显示库存所在国家的页面截图。',
    },
    kind: 'file',
    maxFiles: 5,
  },
  {
    key: 'taxResidence',
    title: { en: 'Certificate of tax residence', zh: '税收居民身份证明' },
    description: {
      en: 'Issued by the tax office of your home country, no more than one year old.',
      zh: '由企业所在国税务机关开具，开具日期在一年以内。',
    },
    kind: 'file',
    maxFiles: 2,
  },
  {
    key: 'earlierReturns',
    title: { en: 'Most recent returns', zh: '近期申报记录' },
    description: {
      en: 'Returns and filing receipts for the last four periods, from your previous agent.',
      zh: '请提供原代理机构最近四期的申报表和申报回执。',
    },
    kind: 'file',
    maxFiles: 10,
  },
  {
    key: 'salesForecast',
    title: { en: 'Sales forecast', zh: '销售额预估' },
    description: {
      en: 'Expected sales for the next twelve months in euros, excluding VAT.',
      zh: '未来十二个月的预计销售额（欧元，不含税）。',
    },
    kind: 'text',
    maxFiles: 0,
  },
  {
    key: 'goods',
    title: { en: 'Description of goods', zh: '商品说明' },
    description: {
      en: 'What you sell, with HS codes if you know them.',
      zh: '销售的商品种类；已知海关编码的请一并填写。',
    },
    kind: 'text',
    maxFiles: 0,
  },
]
