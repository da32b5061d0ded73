import type { Section } from '#forms/engine/model/template.ts'
import { IT } from './place.ts'
import { bankFields } from '../parts/bank-fields.ts'
import { fromEu } from '../parts/origin.ts'
import { companyDocuments, declaration, powerOfAttorneyFields } from '../parts/document-fields.ts'
import { homeCertificate, warehouseContract } from '../parts/proof-fields.ts'
import { recordsFields } from '../parts/records-fields.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'

export const itBankSection: Section = {
  key: 'bank',
  title: { en: 'Bank', zh: '银行账户' },
  description: {
    en: 'The account for refunds. VAT is paid with the form F24; without an Italian account we tell you how by transfer.',
    zh: '用于退税的账户。税款通过F24表缴纳；没有意大利账户的，可按我们提供的方式电汇缴税。',
  },
  fields: bankFields(IT),
}

export const itDocumentsSection: Section = {
  key: 'papers',
  title: { en: 'Papers and power of attorney', zh: '文件与授权' },
  description: {
    en: 'The papers of the company, the person who signs for it, and your declaration.',
    zh: '公司文件、签署人和声明。',
  },
  fields: [
    ...recordsFields(),
    ...companyDocuments(),
    homeCertificate(fromEu, {
      en: 'A certificate of your tax office that the company is registered for VAT there. Form ANR/3 is not accepted without it.',
      zh: '注册国税局出具的VAT纳税人证明，递交ANR/3表时必须附上。',
    }),
    warehouseContract(IT, {
      en: 'Signed by both sides, with the address of the warehouse in Italy. Up to 3 files.',
      zh: '双方签字，载明意大利仓库地址。最多3个文件。',
    }),
    proofOfTrade(),
    ...powerOfAttorneyFields({
      en: 'When this form has been accepted, we prepare the power of attorney in Italian. The person named below signs it before a notary; for companies from mainland China and Hong Kong it also needs an apostille. The original goes to Italy by post.',
      zh: '资料表通过后，我们会准备意大利语授权委托书，由下面填写的签署人在公证处签字；中国大陆和香港公司须办理海牙认证（Apostille）。原件须邮寄到意大利。',
    }),
    declaration(),
  ],
}
