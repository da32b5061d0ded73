import type { RowField, Section } from '#forms/engine/model/template.ts'
import { ES } from './place.ts'
import { is, yesNo } from '../parts/choices.ts'
import { euImportFields, otherVatNumber } from '../parts/import-fields.ts'
import { operationsField } from '../parts/operations-field.ts'
import { salesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'

const LOCAL_MARKETPLACES = [
  { value: 'aliexpress', label: { en: 'AliExpress', zh: '速卖通（AliExpress）' } },
  { value: 'miravia', label: { en: 'Miravia', zh: 'Miravia' } },
  { value: 'pccomponentes', label: { en: 'PcComponentes', zh: 'PcComponentes' } },
]

/** The choices of modelo 036 that are hard to reverse within the year. */
const registerFields: readonly RowField[] = [
  {
    type: 'select',
    key: 'activity',
    label: { en: 'Main activity', zh: '主要经营活动' },
    name: { en: 'main activity', zh: '主要经营活动' },
    help: { en: 'Decides on the heading (IAE) in the register.', zh: '用于确定登记的经营活动代码（IAE）。' },
    required: true,
    options: [
      { value: 'online', label: { en: 'Online sales to consumers', zh: '线上零售（卖给个人消费者）' } },
      { value: 'wholesale', label: { en: 'Wholesale to businesses', zh: '批发（卖给企业）' } },
      { value: 'both', label: { en: 'Both', zh: '两者都有' } },
    ],
  },
  yesNo('wantsRoi', {
    label: {
      en: 'Should the Spanish number be valid for trade inside the EU (ROI, VIES)?',
      zh: '是否申请欧盟内部贸易资格（ROI，即录入VIES）？',
    },
    missing: { en: 'Say whether ROI is needed.', zh: '请选择是否申请ROI。' },
    help: {
      en: 'Needed to move goods between Spain and other EU states; marketplaces check it. The tax office may visit the address or ask for contracts.',
      zh: '在西班牙与其他欧盟国家之间移仓需要ROI，平台也会核验。税局可能会实地核查或要求提供合同。',
    },
  }),
  yesNo('wantsMonthlyRefund', {
    label: {
      en: 'Should VAT be refunded every month (REDEME)?',
      zh: '是否申请按月退税（REDEME）？',
    },
    missing: { en: 'Say whether VAT should be refunded every month.', zh: '请选择是否申请按月退税。' },
    help: {
      en: 'Then returns are due monthly and invoices are reported within four days (SII). Otherwise refunds come once a year.',
      zh: '选择后须按月申报，并在4天内上报发票信息（SII）。不选则每年退税一次。',
    },
  }),
]

const importFields: readonly RowField[] = [
  ...euImportFields(),
  yesNo(
    'defersImportVat',
    {
      label: {
        en: 'Should import VAT be settled in the return instead of at customs?',
        zh: '进口VAT是否递延到申报时结算？',
      },
      missing: {
        en: 'Say whether import VAT should be settled in the return.',
        zh: '请选择进口VAT是否递延到申报时结算。',
      },
      help: {
        en: 'Only with monthly returns; chosen in November for the next year, or at the registration.',
        zh: '仅适用于按月申报；须在注册时或每年11月为次年选择。',
      },
    },
    { visibleWhen: is('importsInOwnName', 'yes') },
  ),
]

export const esBusinessSection: Section = {
  key: 'business',
  title: { en: 'Business in Spain', zh: '西班牙业务' },
  description: {
    en: 'What the company sells, from where, and since when. Canary Islands, Ceuta and Melilla do not belong to it.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。加那利群岛、休达和梅利利亚不在VAT范围内，请勿计入。',
  },
  fields: [
    ...tradeFields(LOCAL_MARKETPLACES),
    operationsField(ES),
    ...stockFields(ES),
    ...salesFields(ES),
    ...registerFields,
    ...importFields,
    yesNo('knownInSpain', {
      label: { en: 'Has the company ever had a Spanish NIF?', zh: '公司以前是否有过西班牙税号（NIF）？' },
      missing: {
        en: 'Say whether the company has ever had a Spanish NIF.',
        zh: '请选择公司以前是否有过西班牙税号。',
      },
      help: {
        en: 'Include one that was revoked, or that another agent obtained.',
        zh: '包括已被注销的税号，或由其他服务商办理的税号。',
      },
    }),
    {
      type: 'text',
      key: 'companyNif',
      label: { en: 'NIF of the company', zh: '公司的西班牙税号' },
      name: { en: 'NIF of the company', zh: '公司的西班牙税号' },
      help: {
        en: 'ES and 9 characters; companies from abroad begin with N.',
        zh: 'ES加9位，境外公司以N开头。',
      },
      visibleWhen: is('knownInSpain', 'yes'),
      required: true,
      width: 'half',
      validators: [{ name: 'vatNumber', countries: ['ES'] }],
    },
    otherVatNumber(),
    ...presenceFields(ES),
  ],
}
