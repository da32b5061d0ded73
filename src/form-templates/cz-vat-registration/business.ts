import type { GroupField, RowField, Section } from '#forms/engine/model/template.ts'
import { CZ } from './place.ts'
import { is, yesNo } from '../parts/choices.ts'
import { euImportFields } from '../parts/import-fields.ts'
import { operationsField } from '../parts/operations-field.ts'
import { salesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { supplierGroup } from '../parts/supplier-group.ts'
import { tradeFields } from '../parts/trade-fields.ts'

const LOCAL_MARKETPLACES = [
  { value: 'alza', label: { en: 'Alza', zh: 'Alza' } },
  { value: 'allegro', label: { en: 'Allegro (Mall)', zh: 'Allegro（Mall）' } },
]

const reasonFields: readonly RowField[] = [
  {
    type: 'select',
    key: 'czechReason',
    label: { en: 'Why does the company register?', zh: '注册原因' },
    name: { en: 'reason for the registration', zh: '注册原因' },
    help: {
      en: 'Selling from Czech stock makes registration a duty from the first sale; there is no threshold for companies from abroad.',
      zh: '从捷克仓库销售的，从第一笔销售起就有注册义务；境外公司没有起征额。',
    },
    required: true,
    options: [
      { value: 'localSale', label: { en: 'Sells from stock in Czechia', zh: '从捷克仓库销售' } },
      {
        value: 'ownGoods',
        label: { en: 'Moves its own goods to Czechia', zh: '把自有货物移仓到捷克' },
      },
      { value: 'voluntary', label: { en: 'Voluntarily, before it begins', zh: '开展业务前自愿注册' } },
    ],
  },
  {
    type: 'textarea',
    key: 'plan',
    label: { en: 'How will the business begin?', zh: '业务计划（英文）' },
    name: { en: 'description of how the business begins', zh: '业务计划' },
    help: {
      en: 'A few sentences in English: which goods, from whom, into which warehouse, when. The tax office always asks when a company registers voluntarily.',
      zh: '请用英文写几句话：什么商品、从哪里采购、存放在哪个仓库、何时开始。自愿注册时税局一定会问。',
    },
    visibleWhen: is('czechReason', 'voluntary'),
    required: true,
    validators: [
      { name: 'pattern', pattern: 'latinAddress' },
      { name: 'length', min: 40, max: 1500 },
    ],
  },
]

/** The application lists every number that the company has in another state. */
const otherRegistrations: GroupField = {
  type: 'group',
  key: 'vatRegistrations',
  label: { en: 'VAT numbers in other states', zh: '其他国家的VAT税号' },
  help: {
    en: 'Every number in the EU, the United Kingdom, Switzerland or Norway.',
    zh: '请填写在欧盟、英国、瑞士、挪威的全部VAT税号。',
  },
  rowLabel: { en: 'VAT number {n}', zh: '税号{n}' },
  addLabel: { en: 'Add a VAT number', zh: '再加一个税号' },
  titleField: 'vatNumber',
  minRows: 1,
  maxRows: 10,
  visibleWhen: is('registeredElsewhere', 'yes'),
  copyKey: 'company.vatRegistrations',
  fields: [
    {
      type: 'text',
      key: 'vatNumber',
      label: { en: 'VAT number', zh: 'VAT税号' },
      name: { en: 'VAT number', zh: 'VAT税号' },
      help: { en: 'With the country letters.', zh: '含国家代码。' },
      required: true,
      shareable: true,
      width: 'half',
      validators: [{ name: 'vatNumber' }],
    },
    {
      type: 'date',
      key: 'registeredSince',
      label: { en: 'Valid since', zh: '生效日期' },
      name: { en: 'day since which it is valid', zh: '生效日期' },
      required: true,
      shareable: true,
      width: 'half',
      validators: [{ name: 'range', min: '1990-01-01', max: 'today' }],
    },
  ],
}

export const czBusinessSection: Section = {
  key: 'business',
  title: { en: 'Business in Czechia', zh: '捷克业务' },
  description: {
    en: 'What the company sells, from where, and since when. Amounts may be given in euro; we convert them to Czech koruna.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。金额可按欧元填写，由我们折算成捷克克朗。',
  },
  fields: [
    ...tradeFields(LOCAL_MARKETPLACES),
    ...reasonFields,
    operationsField(CZ),
    ...stockFields(CZ),
    ...salesFields(CZ),
    ...euImportFields(),
    supplierGroup(),
    yesNo('registeredElsewhere', {
      label: {
        en: 'Is the company registered for VAT in another European country?',
        zh: '公司是否在其他欧洲国家注册了VAT？',
      },
      missing: {
        en: 'Say whether the company is registered in another European country.',
        zh: '请选择公司是否在其他欧洲国家注册了VAT。',
      },
    }),
    otherRegistrations,
    ...presenceFields(CZ),
  ],
}
