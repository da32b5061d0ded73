import type { Section } from '#forms/engine/model/template.ts'
import { FR } from './place.ts'
import { bankFields } from '../parts/bank-fields.ts'
import {
  articlesOfAssociation,
  companyDocuments,
  declaration,
  powerOfAttorneyFields,
} from '../parts/document-fields.ts'
import { bankProof, homeCertificate } from '../parts/proof-fields.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'
import { fromEu } from '../parts/origin.ts'

export const frBankSection: Section = {
  key: 'bank',
  title: { en: 'Bank', zh: '银行账户' },
  description: {
    en: 'The account for refunds. VAT itself is paid online by SEPA direct debit, from an account with an IBAN, or through the fiscal representative.',
    zh: '用于退税的账户。缴纳VAT须通过SEPA直接扣款，使用有IBAN的账户，或由财税代表代缴。',
  },
  fields: [
    ...bankFields(FR),
    bankProof({
      en: 'A bank statement or certificate (RIB) that shows the name of the company and the account number.',
      zh: '显示公司名称和账号的银行流水或开户证明（RIB）。',
    }),
  ],
}

export const frDocumentsSection: Section = {
  key: 'papers',
  title: { en: 'Papers and mandate', zh: '文件与授权' },
  description: {
    en: 'The papers of the company, the person who signs for it, and your declaration.',
    zh: '公司文件、签署人和声明。',
  },
  fields: [
    ...companyDocuments(),
    articlesOfAssociation({
      en: 'All pages, signed. We have it translated into French.',
      zh: '请上传全部页面（含签字页）。法语翻译由我们安排。',
    }),
    homeCertificate(fromEu, {
      en: 'A certificate of your tax office that the company is registered for VAT there, not older than one year.',
      zh: '注册国税局出具的VAT纳税人证明，1年以内。',
    }),
    proofOfTrade(),
    ...powerOfAttorneyFields({
      en: 'When this form has been accepted, we prepare the French mandate from your answers. The person named below prints it, signs it by hand and uploads it. Without it nothing is filed.',
      zh: '资料表通过后，我们会根据您填写的内容生成法语授权委托书，由下面填写的签署人打印、手写签名并上传。没有授权委托书，我们不会向税局递交任何申请。',
    }),
    declaration(),
  ],
}
