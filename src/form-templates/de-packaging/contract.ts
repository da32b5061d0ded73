import type { Condition, RowField, Section } from '#forms/engine/model/template.ts'
import { is, yesNo } from '../parts/choices.ts'
import { documentField } from '../parts/files.ts'
import { businessLicence, declaration } from '../parts/document-fields.ts'

/** A company without a seat in Germany. */
const fromAbroad: Condition = {
  and: [
    { op: 'filled', field: 'country' },
    { op: 'ne', field: 'country', value: 'DE' },
  ],
}

const earlierSystem: readonly RowField[] = [
  yesNo('hasDualSystem', {
    label: {
      en: 'Is there a contract with a dual system already?',
      zh: '是否已与双元系统签订合同？',
    },
    missing: { en: 'Say whether there is a contract already.', zh: '请选择是否已签订双元系统合同。' },
    help: {
      en: 'For example Interseroh, Lizenzero, Der Grüne Punkt, Reclay, BellandVision.',
      zh: '例如Interseroh、Lizenzero、绿点（Der Grüne Punkt）、Reclay、BellandVision。',
    },
  }),
  {
    type: 'text',
    key: 'dualSystemName',
    label: { en: 'Name of the system', zh: '双元系统名称' },
    name: { en: 'name of the dual system', zh: '双元系统名称' },
    visibleWhen: is('hasDualSystem', 'yes'),
    required: true,
    width: 'half',
    validators: [{ name: 'length', min: 2, max: 80 }],
  },
  {
    type: 'date',
    key: 'dualSystemUntil',
    label: { en: 'The contract runs until', zh: '合同到期日' },
    name: { en: 'end of the contract', zh: '合同到期日' },
    help: {
      en: 'The new contract begins on the next day; a year is never licensed twice.',
      zh: '新合同从次日开始，同一年度不会重复付费。',
    },
    visibleWhen: is('hasDualSystem', 'yes'),
    required: true,
    width: 'half',
    validators: [{ name: 'range', min: '2019-01-01' }],
  },
]

const representative: readonly RowField[] = [
  {
    type: 'radio',
    key: 'packagingRepresentative',
    label: {
      en: 'Who is the authorised representative for packaging in Germany?',
      zh: '由谁担任德国包装法授权代表？',
    },
    missing: { en: 'Say who the authorised representative is.', zh: '请选择由谁担任授权代表。' },
    help: {
      en: 'Under Regulation (EU) 2025/40 companies without a seat in Germany need one, in general from 12 August 2026. We tell you what applies to you.',
      zh: '根据欧盟2025/40号条例，在德国没有机构的公司原则上自2026年8月12日起须指定授权代表。我们会告知适用于您的规定。',
    },
    visibleWhen: fromAbroad,
    required: true,
    options: [
      { value: 'agency', label: { en: 'Please arrange one', zh: '由服务商安排' } },
      { value: 'own', label: { en: 'We have one already', zh: '已有授权代表' } },
    ],
  },
  {
    type: 'text',
    key: 'packagingRepresentativeName',
    label: { en: 'Name of the representative', zh: '授权代表名称' },
    name: { en: 'name of the representative', zh: '授权代表名称' },
    visibleWhen: is('packagingRepresentative', 'own'),
    required: true,
    validators: [
      { name: 'pattern', pattern: 'latin' },
      { name: 'length', min: 2, max: 120 },
    ],
  },
  documentField({
    key: 'packagingMandate',
    label: { en: 'Mandate of the representative', zh: '授权代表委托书' },
    name: { en: 'mandate of the representative', zh: '授权代表委托书' },
    help: { en: 'In German or English, signed by both sides.', zh: '德语或英语，须双方签字。' },
    visibleWhen: is('packagingRepresentative', 'own'),
    required: true,
  }),
]

export const contractSection: Section = {
  key: 'contract',
  title: { en: 'Contract and papers', zh: '合同与文件' },
  description: {
    en: 'What is needed for the contract with the dual system, and your declaration.',
    zh: '与双元系统签订合同所需的信息和声明。',
  },
  fields: [
    ...earlierSystem,
    ...representative,
    {
      type: 'text',
      key: 'invoiceEmail',
      label: { en: 'E-mail for invoices of the dual system', zh: '接收双元系统账单的邮箱' },
      name: { en: 'e-mail address for invoices', zh: '接收账单的邮箱' },
      help: { en: 'Without it, the e-mail for tax matters.', zh: '不填则使用税务联系邮箱。' },
      shareable: true,
      copyKey: 'packaging.invoiceEmail',
      width: 'half',
      validators: [{ name: 'email' }],
    },
    {
      type: 'text',
      key: 'signatory',
      label: { en: 'Who signs the contract?', zh: '合同签署人（拼音）' },
      name: { en: 'name of the person who signs the contract', zh: '合同签署人' },
      help: {
        en: 'A legal representative, spelt as in the passport.',
        zh: '须为法人或董事，拼音与护照一致。',
      },
      required: true,
      copyKey: 'company.signatory',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 80 },
      ],
    },
    businessLicence(),
    declaration(),
  ],
}
