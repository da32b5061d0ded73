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
    title: { en: 'Proof of the bank account', zh: '银行账户证明' },
    description: {
      en: 'A letter or statement of the bank that shows holder, IBAN and BIC, not older than three months.',
      zh: '银行出具的账户证明或对账单，须显示户名、IBAN和BIC，且为近三个月内开具。',
    },
    kind: 'file',
    maxFiles: 2,
  },
  {
    key: 'shopProof',
    title: { en: 'Screenshot of the shop', zh: '店铺后台截图' },
    description: {
      en: 'A picture of the seller account that shows the legal name of the company and the shop’s address.',
      zh: '卖家后台截图，须显示公司法定名称和店铺网址。',
    },
    kind: 'file',
    maxFiles: 3,
  },
  {
    key: 'warehouseContract',
    title: { en: 'Warehouse or fulfilment contract', zh: '仓储或配送合同' },
    description: {
      en: 'All pages, signed. For fulfilment by a marketplace, the page that shows in which countries your stock is.',
      zh: '已签署的完整合同。使用平台配送的，请提供显示库存所在国家的页面截图。',
    },
    kind: 'file',
    maxFiles: 5,
  },
  {
    key: 'taxResidence',
    title: { en: 'Certificate of tax residence', zh: '税收居民身份证明' },
    description: {
      en: 'Issued by the tax office at home, not older than one year.',
      zh: '由所在国税务机关开具，一年内有效。',
    },
    kind: 'file',
    maxFiles: 2,
  },
  {
    key: 'earlierReturns',
    title: { en: 'The last returns that were filed', zh: '以往申报记录' },
    description: {
      en: 'Returns and receipts of the last four periods, from the agent before us.',
      zh: '请提供前任代理最近四期的申报表和回执。',
    },
    kind: 'file',
    maxFiles: 10,
  },
  {
    key: 'salesForecast',
    title: { en: 'Sales forecast', zh: '销售额预估' },
    description: {
      en: 'Expected sales of the next twelve months in euro, without VAT.',
      zh: '未来十二个月的预计销售额（欧元，不含税）。',
    },
    kind: 'text',
    maxFiles: 0,
  },
  {
    key: 'goods',
    title: { en: 'Description of the goods', zh: '商品说明' },
    description: {
      en: 'What is sold, with HS codes where they are known.',
      zh: '销售的商品种类；已知海关编码的请一并填写。',
    },
    kind: 'text',
    maxFiles: 0,
  },
]
