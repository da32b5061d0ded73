import type { Template } from '#forms/engine/model/template.ts'
import { gbBusinessSection } from './business.ts'
import { gbBankSection, gbDocumentsSection } from './documents.ts'
import { GB } from './place.ts'
import { yesNo, is } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { documentField } from '../parts/files.ts'
import { peopleSection } from '../parts/people-section.ts'

/**
 * What HMRC asks of a non-established taxable person (VAT1 with VAT Notice 700/1 section 9): no threshold, so from the
 * first taxable supply on, and proof of identity by one photo document and two others for each person.
 */
export const gbVatRegistration: Template = {
  key: 'gbVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in the United Kingdom', zh: '英国VAT注册资料表' },
  sections: [
    companySection(GB, [
      {
        type: 'text',
        key: 'tradingName',
        label: { en: 'Trading name', zh: '商业名称（英文）' },
        name: { en: 'trading name', zh: '商业名称' },
        help: {
          en: 'If customers know the company by another name, such as the shop name.',
          zh: '如果对外使用的名称与公司英文名称不同（例如店铺名），请填写。',
        },
        copyKey: 'company.tradingName',
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'latin' },
          { name: 'length', min: 2, max: 120 },
        ],
      },
      yesNo('ukTaxpayer', {
        label: { en: 'Does the company pay UK Corporation Tax?', zh: '公司是否在英国缴纳企业所得税？' },
        missing: {
          en: 'Say whether the company pays UK Corporation Tax.',
          zh: '请选择公司是否在英国缴纳企业所得税。',
        },
        help: {
          en: 'As a rule only companies registered at Companies House.',
          zh: '一般只有在英国公司注册处（Companies House）登记的公司才需要。',
        },
      }),
      {
        type: 'text',
        key: 'utr',
        label: { en: 'Unique Taxpayer Reference (UTR)', zh: '英国唯一纳税人编号（UTR）' },
        name: { en: 'Unique Taxpayer Reference', zh: '唯一纳税人编号（UTR）' },
        help: { en: '10 digits, on letters of HMRC.', zh: '10位数字，见HMRC信件。' },
        shareable: true,
        visibleWhen: is('ukTaxpayer', 'yes'),
        required: true,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'digits' },
          { name: 'length', min: 10, max: 10 },
        ],
      },
    ]),
    peopleSection(GB, [
      {
        type: 'text',
        key: 'nationalInsurance',
        label: { en: 'National Insurance number', zh: '英国国民保险号（NINO）' },
        name: { en: 'National Insurance number', zh: '国民保险号' },
        help: {
          en: 'Only of people who have lived or worked in the UK.',
          zh: '仅限在英国居住或工作过的人员，没有可不填。',
        },
        shareable: true,
        sensitive: true,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'lettersAndDigits' },
          { name: 'length', min: 9, max: 9 },
        ],
      },
      documentField({
        key: 'secondEvidence',
        label: { en: 'Two further proofs of identity', zh: '另外两份身份佐证' },
        name: { en: 'two further proofs of identity', zh: '另外两份身份佐证' },
        help: {
          en: 'For example a bank statement or a utility bill not older than three months, a driving licence, a lease. HMRC asks for two in addition to the passport.',
          zh: '例如3个月内的银行流水或水电费账单、驾驶证、租房合同。除护照外，HMRC还要求两份。',
        },
        required: true,
        shareable: true,
        maxBytes: 10_000_000,
        maxFiles: 4,
      }),
    ]),
    gbBusinessSection,
    gbBankSection,
    gbDocumentsSection,
  ],
}
