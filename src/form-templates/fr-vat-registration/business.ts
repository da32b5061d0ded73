import type { Section } from '#forms/engine/model/template.ts'
import { FR } from './place.ts'
import { is, yesNo } from '../parts/choices.ts'
import { euImportFields, otherVatNumber } from '../parts/import-fields.ts'
import { operationsField } from '../parts/operations-field.ts'
import { salesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { supplierGroup } from '../parts/supplier-group.ts'
import { tradeFields } from '../parts/trade-fields.ts'

const LOCAL_MARKETPLACES = [
  { value: 'cdiscount', label: { en: 'Cdiscount', zh: 'Cdiscount' } },
  { value: 'fnac', label: { en: 'Fnac Darty', zh: 'Fnac Darty' } },
  { value: 'manomano', label: { en: 'ManoMano', zh: 'ManoMano' } },
]

export const frBusinessSection: Section = {
  key: 'business',
  title: { en: 'Business in France', zh: '法国业务' },
  description: {
    en: 'What the company sells, from where, and since when. The tax office checks that taxable business in France has begun or is about to.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。税局会核实公司在法国已经或即将发生应税业务。',
  },
  fields: [
    ...tradeFields(LOCAL_MARKETPLACES),
    operationsField(FR),
    ...stockFields(FR),
    ...salesFields(FR),
    {
      type: 'radio',
      key: 'filingRhythm',
      label: {
        en: 'How much VAT will the company pay in France in a year?',
        zh: '预计每年在法国缴纳多少VAT？',
      },
      missing: { en: 'Say how much VAT you expect to pay.', zh: '请选择预计缴纳的VAT金额。' },
      help: {
        en: 'VAT that the marketplace collects does not count.',
        zh: '平台代扣代缴的VAT不计算在内。',
      },
      required: true,
      options: [
        {
          value: 'quarterly',
          label: { en: 'Less than 4,000 EUR', zh: '不到4,000欧元' },
          help: { en: 'Returns each quarter are possible.', zh: '可申请按季度申报。' },
        },
        {
          value: 'monthly',
          label: { en: '4,000 EUR or more', zh: '4,000欧元及以上' },
          help: { en: 'Returns each month.', zh: '按月申报。' },
        },
      ],
    },
    ...euImportFields(),
    supplierGroup(),
    yesNo('knownInFrance', {
      label: {
        en: 'Has the company ever had a French VAT number or SIREN?',
        zh: '公司以前是否有过法国VAT税号或SIREN号？',
      },
      missing: {
        en: 'Say whether the company has ever had a French number.',
        zh: '请选择公司以前是否有过法国税号。',
      },
      help: {
        en: 'Include one that was cancelled, or that another agent obtained.',
        zh: '包括已注销的税号，或由其他服务商办理的税号。',
      },
    }),
    {
      type: 'text',
      key: 'frenchVatNumber',
      label: { en: 'French VAT number', zh: '法国VAT税号' },
      name: { en: 'French VAT number', zh: '法国VAT税号' },
      help: {
        en: 'FR and 11 characters, the last nine of which are the SIREN.',
        zh: 'FR加11位，后9位即SIREN号。',
      },
      visibleWhen: is('knownInFrance', 'yes'),
      required: true,
      width: 'half',
      validators: [{ name: 'vatNumber', countries: ['FR'] }],
    },
    otherVatNumber(),
    ...presenceFields(FR),
  ],
}
