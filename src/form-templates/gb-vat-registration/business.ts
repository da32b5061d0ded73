import type { RowField, Section } from '#forms/engine/model/template.ts'
import { GB } from './place.ts'
import { is, yesNo } from '../parts/choices.ts'
import { salesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'

const LOCAL_MARKETPLACES = [
  { value: 'onbuy', label: { en: 'OnBuy', zh: 'OnBuy' } },
  { value: 'etsy', label: { en: 'Etsy', zh: 'Etsy' } },
]

const reason: RowField = {
  type: 'select',
  key: 'ukReason',
  label: { en: 'Why does the company register?', zh: '注册原因' },
  name: { en: 'reason for the registration', zh: '注册原因' },
  help: {
    en: 'There is no threshold for companies from abroad: the first taxable sale counts.',
    zh: '境外公司没有起征额，从第一笔应税销售起就要注册。',
  },
  required: true,
  options: [
    { value: 'stock', label: { en: 'Sells goods that are stored in the UK', zh: '销售存放在英国的货物' } },
    {
      value: 'smallConsignments',
      label: {
        en: 'Sends parcels up to 135 GBP to the UK from its own shop',
        zh: '通过独立站从境外向英国发送不超过135英镑的包裹',
      },
    },
    { value: 'planned', label: { en: 'Will begin within the next 30 days', zh: '30天内将开始销售' } },
    { value: 'other', label: { en: 'Another reason', zh: '其他原因' } },
  ],
}

const reasonOther: RowField = {
  type: 'textarea',
  key: 'ukReasonOther',
  label: { en: 'Which reason', zh: '请说明原因' },
  name: { en: 'reason', zh: '原因' },
  visibleWhen: is('ukReason', 'other'),
  required: true,
  validators: [{ name: 'length', min: 10, max: 400 }],
}

const importFields: readonly RowField[] = [
  yesNo('importsIntoUk', {
    label: {
      en: 'Does the company import into the UK in its own name?',
      zh: '是否以本公司名义进口清关到英国？',
    },
    missing: {
      en: 'Say whether the company imports into the UK in its own name.',
      zh: '请选择是否以本公司名义进口清关到英国。',
    },
    help: {
      en: 'Yes if the company is named as importer in the customs declaration. Import VAT can then be postponed.',
      zh: '报关单上的进口商是本公司的，请选择是，进口VAT可以递延（PVA）；由货代双清包税的，通常选择否。',
    },
  }),
  yesNo(
    'hasGbEori',
    {
      label: { en: 'Is there a GB EORI already?', zh: '是否已有英国EORI（GB开头）？' },
      missing: { en: 'Say whether there is a GB EORI already.', zh: '请选择是否已有英国EORI。' },
      help: {
        en: 'An EU EORI does not count in Great Britain. If there is none, it can be applied for with the VAT number.',
        zh: '欧盟EORI在英国不适用。没有的，可在VAT税号下来后申请。',
      },
    },
    { visibleWhen: is('importsIntoUk', 'yes') },
  ),
  {
    type: 'text',
    key: 'gbEori',
    label: { en: 'GB EORI number', zh: '英国EORI号码' },
    name: { en: 'GB EORI number', zh: '英国EORI号码' },
    help: { en: 'GB and 12 digits.', zh: 'GB加12位数字。' },
    shareable: true,
    visibleWhen: is('hasGbEori', 'yes'),
    required: true,
    copyKey: 'company.gbEori',
    width: 'half',
    validators: [{ name: 'eori' }],
  },
  yesNo('northernIreland', {
    label: {
      en: 'Do goods move between Northern Ireland and the EU?',
      zh: '货物是否在北爱尔兰与欧盟之间运输？',
    },
    missing: {
      en: 'Say whether goods move between Northern Ireland and the EU.',
      zh: '请选择货物是否在北爱尔兰与欧盟之间运输。',
    },
    help: {
      en: 'Then an XI number is added to the GB number.',
      zh: '如有，除GB税号外还需要XI税号。',
    },
  }),
]

const historyFields: readonly RowField[] = [
  yesNo('repayments', {
    label: {
      en: 'Will the VAT on purchases regularly be higher than the VAT on sales?',
      zh: '进项VAT是否会经常高于销项VAT？',
    },
    missing: {
      en: 'Say whether you expect regular repayments.',
      zh: '请选择进项VAT是否会经常高于销项VAT。',
    },
    help: {
      en: 'This is often so when the marketplace collects the VAT on the sales and you pay import VAT.',
      zh: '平台代扣代缴销售VAT、而您自行缴纳进口VAT时，通常会出现这种情况。',
    },
  }),
  yesNo('earlierUkBusiness', {
    label: {
      en: 'Has the company, or one of its people, been registered for UK VAT in the last two years?',
      zh: '过去两年内，公司或其法人、股东是否有过英国VAT注册？',
    },
    missing: {
      en: 'Say whether there was a UK VAT registration in the last two years.',
      zh: '请选择过去两年内是否有过英国VAT注册。',
    },
    help: {
      en: 'Include registrations as director of another company.',
      zh: '包括以其他公司董事身份进行的注册。',
    },
  }),
  {
    type: 'text',
    key: 'earlierVatNumber',
    label: { en: 'That VAT number', zh: '该VAT税号' },
    name: { en: 'earlier VAT number', zh: '以前的VAT税号' },
    help: { en: 'GB and 9 digits.', zh: 'GB加9位数字。' },
    shareable: true,
    visibleWhen: is('earlierUkBusiness', 'yes'),
    required: true,
    width: 'half',
    validators: [{ name: 'vatNumber', countries: ['GB', 'XI'] }],
  },
]

export const gbBusinessSection: Section = {
  key: 'business',
  title: { en: 'Business in the United Kingdom', zh: '英国业务' },
  description: {
    en: 'What the company sells, from where, and since when. HMRC decides on the start date from these answers.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。HMRC会据此确定税号生效日期。',
  },
  fields: [
    ...tradeFields(LOCAL_MARKETPLACES),
    reason,
    reasonOther,
    ...stockFields(GB),
    ...salesFields(GB),
    ...importFields,
    ...historyFields,
    ...presenceFields(GB),
  ],
}
