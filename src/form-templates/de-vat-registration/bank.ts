import type { Section } from '#forms/engine/model/template.ts'
import { bankFields } from '../parts/bank-fields.ts'
import { companyDocuments, declaration, powerOfAttorneyFields } from '../parts/document-fields.ts'
import { earlierVersion, lacking, last } from '../parts/earlier-version.ts'
import { FILE_PROPERTIES } from '../parts/files.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'
import { DE_OFFICE } from './place.ts'

export const bankSection: Section = {
  key: 'bank',
  title: { en: 'Bank and mandate', zh: '银行与授权' },
  description: {
    en: 'The account for refunds, the papers of the company, and your declaration.',
    zh: '退税账户、公司文件和声明。',
  },
  fields: earlierVersion(
    [
      ...bankFields(DE_OFFICE),
      ...powerOfAttorneyFields({
        en: 'When this form has been accepted, we prepare the power of attorney from your answers. The person named below prints it, signs it by hand and uploads it. Without it nothing is filed.',
        zh: '资料表通过后，我们会根据您填写的内容生成授权委托书，由下面填写的签署人打印、手写签名并上传。没有授权委托书，我们不会向税局递交任何申请。',
      }),
      ...companyDocuments(),
      proofOfTrade(),
      declaration(),
    ],
    [lacking('shareable'), last(...FILE_PROPERTIES)],
    {
      accountHolder: lacking('name'),
      bic: lacking('visibleWhen'),
      signatory: lacking('copyKey'),
      businessLicence: lacking('name'),
      proofOfTrade: lacking('copyKey'),
    },
  ),
}
