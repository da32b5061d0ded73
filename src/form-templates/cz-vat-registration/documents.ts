import type { Section } from '#forms/engine/model/template.ts'
import { CZ } from './place.ts'
import { bankFields } from '../parts/bank-fields.ts'
import { companyDocuments, declaration, powerOfAttorneyFields } from '../parts/document-fields.ts'
import { bankProof, homeCertificate, warehouseContract } from '../parts/proof-fields.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'

export const czBankSection: Section = {
  key: 'bank',
  title: { en: 'Bank', zh: '银行账户' },
  description: {
    en: 'The account that receives the marketplace’s payments. The tax office publishes it in its register, where customers can check it.',
    zh: '请填写用于接收平台回款的账户。税局会在公开登记册中公示该账户，供买家核验。',
  },
  fields: [
    ...bankFields(CZ),
    bankProof({
      en: 'The account contract, or a certificate from the bank or collection service, with company name and account number.',
      zh: '开户合同，或银行、收款平台出具的账户证明，须显示公司名称和账号。',
    }),
    {
      type: 'checkbox',
      key: 'accountPublished',
      label: {
        en: 'We agree that the account number is published by the tax office.',
        zh: '同意税局公示该银行账号。',
      },
      missing: {
        en: 'Please agree that the account number is published.',
        zh: '请同意税局公示该银行账号。',
      },
      required: true,
    },
  ],
}

export const czDocumentsSection: Section = {
  key: 'papers',
  title: { en: 'Papers and power of attorney', zh: '文件与授权' },
  description: {
    en: 'The papers of the company, the person who signs for it, and your declarations.',
    zh: '公司文件、签署人和声明。',
  },
  fields: [
    ...companyDocuments(),
    homeCertificate(undefined, {
      en: 'Shows that the company is taxable at home. Mainland China: the tax residence certificate, or the VAT taxpayer certificate; not older than one year.',
      zh: '证明公司在注册地为纳税人。中国大陆公司请提供《中国税收居民身份证明》或增值税纳税人证明，1年以内。',
    }),
    warehouseContract(CZ, {
      en: 'Signed by both sides, with the address of the warehouse in Czechia. Up to 3 files.',
      zh: '双方签字，载明捷克仓库地址。最多3个文件。',
    }),
    proofOfTrade(),
    ...powerOfAttorneyFields({
      en: 'When this form has been accepted, we prepare the power of attorney in Czech from your answers. The person named below prints it, signs it by hand and uploads it. Without it nothing is filed.',
      zh: '资料表通过后，我们会根据您填写的内容生成捷克语授权委托书，由下面填写的签署人打印、手写签名并上传。没有授权委托书，我们不会向税局递交任何申请。',
    }),
    {
      type: 'checkbox',
      key: 'noEstablishment',
      label: {
        en: 'We declare on our honour that the company has no seat and, apart from what is named above, no establishment in Czechia.',
        zh: '郑重声明：除上文所述外，公司在捷克没有住所和固定机构。',
      },
      missing: {
        en: 'Please declare that there is no further establishment.',
        zh: '请声明公司在捷克没有其他固定机构。',
      },
      required: true,
    },
    declaration(),
  ],
}
