import type { Section } from '#forms/engine/model/template.ts'
import { GB } from './place.ts'
import { bankFields } from '../parts/bank-fields.ts'
import { is } from '../parts/choices.ts'
import { companyDocuments, declaration, powerOfAttorneyFields } from '../parts/document-fields.ts'
import { proofOfTrade } from '../parts/trade-fields.ts'

const hasUkAccount = is('accountKind', 'uk')

export const gbBankSection: Section = {
  key: 'bank',
  title: { en: 'Bank', zh: '银行账户' },
  description: {
    en: 'The account for repayments and for the direct debit.',
    zh: '用于退税和直接扣款（Direct Debit）的账户。',
  },
  fields: bankFields(GB, {
    kinds: [{ value: 'uk', label: { en: 'UK account', zh: '英国账户' } }],
    kindHelp: {
      en: 'A UK account has a sort code. Pound accounts of collection services (Payoneer, PingPong, WorldFirst …) usually are UK accounts.',
      zh: '英国账户有Sort Code。派安盈、PingPong、万里汇等收款平台的英镑账户一般是英国账户。',
    },
    fields: [
      {
        type: 'text',
        key: 'sortCode',
        label: { en: 'Sort code', zh: 'Sort Code（银行分行代码）' },
        name: { en: 'sort code', zh: 'Sort Code' },
        help: { en: '6 digits, such as 20-00-00.', zh: '6位数字，例如20-00-00。' },
        shareable: true,
        visibleWhen: hasUkAccount,
        required: true,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'digits' },
          { name: 'length', min: 6, max: 6 },
        ],
      },
      {
        type: 'text',
        key: 'ukAccountNumber',
        label: { en: 'Account number', zh: '英国银行账号' },
        name: { en: 'account number', zh: '银行账号' },
        help: { en: '8 digits.', zh: '8位数字。' },
        shareable: true,
        visibleWhen: hasUkAccount,
        required: true,
        sensitive: true,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'digits' },
          { name: 'length', min: 8, max: 8 },
        ],
      },
    ],
  }),
}

export const gbDocumentsSection: Section = {
  key: 'papers',
  title: { en: 'Papers and agent', zh: '文件与授权' },
  description: {
    en: 'The papers of the company, our authorisation as agent, and your declaration.',
    zh: '公司文件、税务代理授权和声明。',
  },
  fields: [
    ...companyDocuments(),
    proofOfTrade(),
    {
      type: 'radio',
      key: 'gatewayAccount',
      label: {
        en: 'Does the company have a Government Gateway account?',
        zh: '公司是否已有Government Gateway账号？',
      },
      missing: {
        en: 'Say whether the company has a Government Gateway account.',
        zh: '请选择公司是否已有Government Gateway账号。',
      },
      help: {
        en: 'Never send us its password. We file through our own agent account.',
        zh: '请勿向我们提供密码，我们通过自己的代理账号申报。',
      },
      required: true,
      options: [
        { value: 'yes', label: { en: 'Yes', zh: '有' } },
        { value: 'no', label: { en: 'No', zh: '没有' } },
        { value: 'unknown', label: { en: 'We do not know', zh: '不清楚' } },
      ],
    },
    ...powerOfAttorneyFields({
      en: 'When this form has been accepted, we prepare the agent authorisation (64-8) from your answers. The person named below prints it, signs it by hand and uploads it. Without it HMRC does not talk to us.',
      zh: '资料表通过后，我们会根据您填写的内容生成税务代理授权书（64-8），由下面填写的签署人打印、手写签名并上传。没有授权，HMRC不会与我们沟通。',
    }),
    {
      type: 'checkbox',
      key: 'agentConsent',
      label: {
        en: 'HMRC may send letters and codes about this registration to the agency.',
        zh: '同意HMRC将与本次注册有关的信件和验证码发送给服务商。',
      },
      missing: {
        en: 'Please agree that HMRC may write to the agency.',
        zh: '请同意HMRC将信件发送给服务商。',
      },
      required: true,
    },
    declaration(),
  ],
}
