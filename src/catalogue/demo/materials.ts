import type { ProductContent } from '../product.ts'

type Material = ProductContent['materials'][number]

/** Papers that many authorities ask for, in the same words everywhere. */
export const businessLicence: Material = {
  key: 'businessLicence',
  name: { en: 'Business licence', zh: '营业执照' },
  note: { en: 'PDF or photo, in colour', zh: '彩色扫描件或照片' },
}

export const passport: Material = {
  key: 'passport',
  name: { en: 'Passport of each director', zh: '每位董事的护照' },
  note: { en: 'Photo page, valid for at least 3 more months', zh: '照片页，有效期至少还有3个月' },
}

export const registerExtract: Material = {
  key: 'registerExtract',
  name: { en: 'Extract from the company register', zh: '企业信用信息公示报告' },
  note: { en: 'Not older than 6 months; we order the translation', zh: '6个月内出具，翻译由我们安排' },
}

export const bankProof: Material = {
  key: 'bankProof',
  name: { en: 'Proof of the bank account', zh: '银行账户证明' },
  note: {
    en: 'Statement or letter with the company’s name and number',
    zh: '含公司名称和账号的对账单或开户证明',
  },
}
