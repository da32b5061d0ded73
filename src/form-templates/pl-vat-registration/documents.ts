import type { Section } from '#forms/engine/model/template.ts'
import { bankFields } from '../parts/bank-fields.ts'
import { companyDocuments, declaration, powerOfAttorneyFields } from '../parts/document-fields.ts'
import { bankProof, homeCertificate, warehouseContract } from '../parts/proof-fields.ts'
import { recordsFields } from '../parts/records-fields.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'
import { PL } from './place.ts'

export const plBankSection: Section = {
  key: 'bank',
  title: { en: 'Bank', zh: '银行账户' },
  description: {
    en: 'The account goes into NIP-2. VAT is paid to the micro-account that the tax office assigns; only Polish accounts are shown in the white list.',
    zh: '账户会写入NIP-2表。税款缴入税局分配的微账户（mikrorachunek）；只有波兰银行账户会显示在白名单中。',
  },
  fields: [
    ...bankFields(PL),
    bankProof({
      en: 'A statement or certificate that shows the name of the company and the account number.',
      zh: '显示公司名称和账号的银行流水或开户证明。',
    }),
  ],
}

export const plDocumentsSection: Section = {
  key: 'papers',
  title: { en: 'Papers and power of attorney', zh: '文件与授权' },
  description: {
    en: 'The papers of the company, where its records are kept, the person who signs for it, and your declaration.',
    zh: '公司文件、账册保存地、签署人和声明。',
  },
  fields: [
    ...recordsFields(),
    ...companyDocuments(),
    homeCertificate(undefined, {
      en: 'Shows that the company is taxable at home. Mainland China: the tax residence certificate, or the VAT taxpayer certificate; not older than one year.',
      zh: '证明公司在注册地为纳税人。中国大陆公司请提供《中国税收居民身份证明》或增值税纳税人证明，1年以内。',
    }),
    warehouseContract(PL, {
      en: 'Signed by both sides, with the address of the warehouse in Poland. Up to 3 files.',
      zh: '双方签字，载明波兰仓库地址。最多3个文件。',
    }),
    proofOfTrade(),
    ...powerOfAttorneyFields({
      en: 'When this form has been accepted, we prepare the powers of attorney (PPS-1 for the registration, UPL-1 for returns) from your answers. The person named below prints them, signs them by hand and uploads them. The stamp duty is 17 PLN for each.',
      zh: '资料表通过后，我们会根据您填写的内容生成授权委托书（注册用PPS-1，申报用UPL-1），由下面填写的签署人打印、手写签名并上传。每份授权委托书的印花税为17兹罗提。',
    }),
    declaration(),
  ],
}
