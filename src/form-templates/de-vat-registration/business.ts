import type { RowField, Section } from '#forms/engine/model/template.ts'
import { is, YES_NO } from '../parts/choices.ts'
import { differing, earlierVersion, lacking, last } from '../parts/earlier-version.ts'
import { euImportFields, otherVatNumber } from '../parts/import-fields.ts'
import { forecastFields, pastSalesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'
import { DE } from './place.ts'

/** The numbers that the company had before. */
const knownFields: readonly RowField[] = [
  {
    type: 'radio',
    key: 'knownInGermany',
    label: {
      en: 'Has the company ever had a German tax number?',
      zh: '公司以前是否有过德国税号？',
    },
    missing: {
      en: 'Say whether the company has ever had a German tax number.',
      zh: '请选择公司以前是否有过德国税号。',
    },
    help: {
      en: 'Include one that was cancelled, or that another agent obtained.',
      zh: '包括已注销的税号，或由其他服务商办理的税号。',
    },
    required: true,
    options: YES_NO,
  },
  {
    type: 'text',
    key: 'germanTaxNumber',
    label: { en: 'German tax number', zh: '德国本地税号' },
    name: { en: 'German tax number', zh: '德国本地税号' },
    help: {
      en: 'The "Steuernummer" on letters of the tax office, such as 21/815/08150. Not the VAT number.',
      zh: '税局信件上的Steuernummer，例如21/815/08150，不是DE开头的VAT税号。',
    },
    visibleWhen: is('knownInGermany', 'yes'),
    required: true,
    width: 'half',
    validators: [{ name: 'germanTaxNumber' }],
  },
]

export const businessSection: Section = {
  key: 'business',
  title: { en: 'Business in Germany', zh: '在德业务' },
  description: {
    en: 'What the company sells, from where, and since when. The tax office sets the filing rhythm from these answers.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。税局会据此核定申报周期。',
  },
  fields: earlierVersion(
    [
      ...tradeFields(),
      ...stockFields(DE),
      ...pastSalesFields(DE),
      ...euImportFields(),
      ...forecastFields(DE),
      ...presenceFields(DE),
      ...knownFields,
      otherVatNumber(),
    ],
    [lacking('shareable')],
    {
      sellerIds: lacking('copyKey'),
      shopAddress: lacking('copyKey'),
      goods: differing({
        help: {
          en: 'In English or German, concretely: "phone cases and charging cables", not "general trade".',
          zh: '请用英文具体填写，例如：phone cases, charging cables。不要写general trade（一般贸易）。',
        },
      }),
      stockInGermany: differing({
        help: {
          en: 'Include marketplace and rented warehouses, and goods that Amazon moved there on its own (Pan-EU, Central Europe).',
          zh: '包括FBA仓、第三方海外仓，以及亚马逊自行调拨到德国的货物（泛欧计划、中欧计划）。',
        },
      }),
      warehouseAddress: lacking('name'),
      firstSaleOn: differing({
        label: { en: 'First sale from or to Germany', zh: '德国首次销售日期' },
        name: { en: 'day of the first sale', zh: '德国首次销售日期' },
        help: { en: 'Past or planned.', zh: '可填写实际日期或计划日期。' },
      }),
      soldBefore: last('required', 'options'),
    },
  ),
}
