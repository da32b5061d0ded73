import type { RowField, Section } from '#forms/engine/model/template.ts'
import { ES } from './place.ts'
import { bankFields } from '../parts/bank-fields.ts'
import { is } from '../parts/choices.ts'
import { documentField } from '../parts/files.ts'
import { fromEu } from '../parts/origin.ts'
import {
  articlesOfAssociation,
  companyDocuments,
  declaration,
  powerOfAttorneyFields,
} from '../parts/document-fields.ts'
import { bankProof, warehouseContract } from '../parts/proof-fields.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'

export const esBankSection: Section = {
  key: 'bank',
  title: { en: 'Bank', zh: '银行账户' },
  description: {
    en: 'The account for refunds. Without a Spanish account VAT is paid by transfer.',
    zh: '用于退税的账户。没有西班牙账户的，可通过电汇缴税。',
  },
  fields: [
    ...bankFields(ES),
    bankProof({
      en: 'A certificate of the bank that the company is the holder of the account, not older than three months.',
      zh: '银行出具的账户归属证明，须显示公司名称和账号，3个月以内。',
    }),
  ],
}

/** In Spain, register extract and articles are accepted only with an apostille and a sworn translation. */
const apostilleFields: readonly RowField[] = [
  {
    type: 'radio',
    key: 'apostilleBy',
    label: {
      en: 'Who obtains the apostille for the register extract and the articles?',
      zh: '企业登记资料和公司章程的海牙认证（Apostille）由谁办理？',
    },
    missing: { en: 'Say who obtains the apostille.', zh: '请选择海牙认证由谁办理。' },
    help: {
      en: 'In mainland China a notary office certifies the copies, the foreign affairs office adds the apostille; it takes 7 to 15 working days.',
      zh: '中国大陆公司先在公证处办理公证，再由外事办出具附加证明书，约7–15个工作日。',
    },
    visibleWhen: { not: fromEu },
    required: true,
    options: [
      { value: 'agency', label: { en: 'The agency, from our scans', zh: '服务商代办' } },
      { value: 'own', label: { en: 'We have it already', zh: '已自行办理' } },
    ],
  },
  documentField({
    key: 'apostille',
    label: { en: 'Papers with apostille', zh: '已办理海牙认证的文件' },
    name: { en: 'papers with apostille', zh: '已办理海牙认证的文件' },
    help: {
      en: 'All pages, the apostille itself included. Up to 4 files.',
      zh: '请上传全部页面，包括附加证明书。最多4个文件。',
    },
    visibleWhen: is('apostilleBy', 'own'),
    required: true,
    copyKey: 'company.apostille',
    maxFiles: 4,
  }),
]

export const esDocumentsSection: Section = {
  key: 'papers',
  title: { en: 'Papers and power of attorney', zh: '文件与授权' },
  description: {
    en: 'The papers of the company, where its letters go, the person who signs for it, and your declaration.',
    zh: '公司文件、信件接收地址、签署人和声明。',
  },
  fields: [
    ...companyDocuments(),
    articlesOfAssociation({
      en: 'All pages, signed. A sworn translator puts them into Spanish.',
      zh: '请上传全部页面（含签字页）。西班牙语由宣誓译员翻译，由我们安排。',
    }),
    ...apostilleFields,
    warehouseContract(ES, {
      en: 'Signed by both sides, with the address of the warehouse in Spain. Up to 3 files.',
      zh: '双方签字，载明西班牙仓库地址。最多3个文件。',
    }),
    proofOfTrade(),
    {
      type: 'radio',
      key: 'lettersTo',
      label: { en: 'Where in Spain should letters go?', zh: '西班牙境内的信件接收地址' },
      missing: { en: 'Say where letters should go.', zh: '请选择信件接收地址。' },
      required: true,
      options: [
        { value: 'agency', label: { en: 'To the agency’s address', zh: '服务商地址' } },
        { value: 'own', label: { en: 'To an address of our own', zh: '自有地址' } },
      ],
    },
    {
      type: 'textarea',
      key: 'lettersAddress',
      label: { en: 'Address in Spain', zh: '西班牙地址' },
      name: { en: 'address in Spain', zh: '西班牙地址' },
      visibleWhen: is('lettersTo', 'own'),
      required: true,
      validators: [
        { name: 'pattern', pattern: 'latinAddress' },
        { name: 'length', min: 10, max: 250 },
      ],
    },
    ...powerOfAttorneyFields({
      en: 'When this form has been accepted, we prepare the power of attorney in Spanish. The person named below signs it before a notary, with an apostille, and sends us the original. With it we also obtain the digital certificate for the electronic mailbox of the tax office.',
      zh: '资料表通过后，我们会准备西班牙语授权委托书，由下面填写的签署人在公证处签字并办理海牙认证（Apostille），原件邮寄给我们。我们还会凭此申请用于接收税局电子通知的数字证书。',
    }),
    declaration(),
  ],
}
