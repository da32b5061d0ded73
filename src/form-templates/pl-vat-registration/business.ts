import type { RowField, Section } from '#forms/engine/model/template.ts'
import { is, yesNo } from '../parts/choices.ts'
import { euImportFields, otherVatNumber } from '../parts/import-fields.ts'
import { operationsField } from '../parts/operations-field.ts'
import { salesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'
import { PL } from './place.ts'

const LOCAL_MARKETPLACES = [
  { value: 'allegro', label: { en: 'Allegro', zh: 'Allegro' } },
  { value: 'empik', label: { en: 'Empik', zh: 'Empik' } },
]

const registerFields: readonly RowField[] = [
  yesNo('wantsVatEu', {
    label: {
      en: 'Should the company be registered for VAT-UE as well?',
      zh: '是否同时注册VAT-UE（录入VIES）？',
    },
    missing: { en: 'Say whether VAT-UE is needed.', zh: '请选择是否同时注册VAT-UE。' },
    help: {
      en: 'Needed before goods move between Poland and other EU states, such as Amazon’s Central Europe programme.',
      zh: '货物在波兰与其他欧盟国家之间移仓前必须注册，例如亚马逊中欧计划。',
    },
  }),
  {
    type: 'info',
    key: 'monthlyReturns',
    label: { en: 'Returns are monthly', zh: '按月申报' },
    text: {
      en: 'New companies file JPK_V7M every month, by the 25th of the next month, also without sales. Amounts in this form may be given in euro; we convert them to złoty.',
      zh: '新注册公司须按月递交JPK_V7M，截止日为次月25日，没有销售也要申报。本表金额可按欧元填写，由我们折算成兹罗提。',
    },
  },
]

export const plBusinessSection: Section = {
  key: 'business',
  title: { en: 'Business in Poland', zh: '波兰业务' },
  description: {
    en: 'What the company sells, from where, and since when. The tax office telephones or writes before it registers and compares with these answers.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。税局在核准前会来电或来信核实，并与这里的内容比对。',
  },
  fields: [
    ...tradeFields(LOCAL_MARKETPLACES),
    operationsField(PL),
    ...stockFields(PL),
    ...salesFields(PL),
    ...registerFields,
    ...euImportFields(),
    yesNo('knownInPoland', {
      label: { en: 'Has the company ever had a Polish NIP?', zh: '公司以前是否有过波兰税号（NIP）？' },
      missing: {
        en: 'Say whether the company has ever had a Polish NIP.',
        zh: '请选择公司以前是否有过波兰税号。',
      },
      help: {
        en: 'A NIP stays for life; then only the VAT registration is renewed.',
        zh: 'NIP终身有效，有过的只需重新登记VAT。',
      },
    }),
    {
      type: 'text',
      key: 'nip',
      label: { en: 'NIP', zh: '波兰税号（NIP）' },
      name: { en: 'NIP', zh: '波兰税号' },
      help: { en: 'PL and 10 digits.', zh: 'PL加10位数字。' },
      visibleWhen: is('knownInPoland', 'yes'),
      required: true,
      width: 'half',
      validators: [{ name: 'vatNumber', countries: ['PL'] }],
    },
    otherVatNumber(),
    ...presenceFields(PL),
  ],
}
