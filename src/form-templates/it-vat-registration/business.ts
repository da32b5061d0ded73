import type { Condition, RowField, Section } from '#forms/engine/model/template.ts'
import { IT } from './place.ts'
import { is, yesNo } from '../parts/choices.ts'
import { euImportFields, otherVatNumber } from '../parts/import-fields.ts'
import { operationsField } from '../parts/operations-field.ts'
import { needsRepresentative } from '../parts/origin.ts'
import { salesFields } from '../parts/sales-fields.ts'
import { presenceFields, stockFields } from '../parts/stock-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'

const LOCAL_MARKETPLACES = [
  { value: 'manomano', label: { en: 'ManoMano', zh: 'ManoMano' } },
  { value: 'leroyMerlin', label: { en: 'Leroy Merlin', zh: 'Leroy Merlin' } },
  { value: 'zalando', label: { en: 'Zalando', zh: 'Zalando' } },
]

const ownShop: Condition = { op: 'includes', field: 'channels', value: 'ownShop' }

/** The part on electronic commerce in the Italian form: only for sellers with a shop of their own. */
const shopFields: readonly RowField[] = [
  {
    type: 'radio',
    key: 'shopHosting',
    label: { en: 'Who runs the server of the online shop?', zh: '独立站服务器由谁提供？' },
    missing: { en: 'Say who runs the server of the shop.', zh: '请选择独立站服务器由谁提供。' },
    visibleWhen: ownShop,
    required: true,
    options: [
      { value: 'own', label: { en: 'The company itself', zh: '公司自有' } },
      {
        value: 'provider',
        label: { en: 'A provider, such as Shopify', zh: '第三方服务商，例如Shopify' },
      },
    ],
  },
  {
    type: 'text',
    key: 'shopProvider',
    label: { en: 'Name of the provider', zh: '服务商名称' },
    name: { en: 'name of the provider', zh: '服务商名称' },
    visibleWhen: is('shopHosting', 'provider'),
    required: true,
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'latin' },
      { name: 'length', min: 2, max: 80 },
    ],
  },
]

const viesFields: readonly RowField[] = [
  yesNo('wantsVies', {
    label: {
      en: 'Should the Italian number be listed in VIES?',
      zh: '意大利税号是否需要录入VIES系统？',
    },
    missing: { en: 'Say whether the number should be listed in VIES.', zh: '请选择是否需要录入VIES系统。' },
    help: {
      en: 'Needed to move goods between Italy and other EU states and to sell to businesses there; marketplaces check it.',
      zh: '在意大利与其他欧盟国家之间移仓，或向其他欧盟国家的企业销售，都需要VIES；平台也会核验。',
    },
  }),
  {
    type: 'info',
    key: 'viesGuarantee',
    label: { en: 'VIES needs a guarantee', zh: 'VIES须提供担保' },
    text: {
      en: 'Companies from outside the EU with a fiscal representative have to give the Italian state a guarantee of at least 50,000 EUR for 36 months before they are listed in VIES (decree of 4 December 2024).',
      zh: '通过财税代表注册的非欧盟公司，录入VIES前须向意大利政府提供不少于50,000欧元、期限36个月的担保（2024年12月4日部令）。',
    },
    visibleWhen: { and: [is('wantsVies', 'yes'), needsRepresentative] },
  },
]

export const itBusinessSection: Section = {
  key: 'business',
  title: { en: 'Business in Italy', zh: '意大利业务' },
  description: {
    en: 'What the company sells, from where, and since when. The activity code (ATECO) is chosen from these answers.',
    zh: '请说明销售什么商品、从哪里发货、何时开始。我们会据此选定经营活动代码（ATECO）。',
  },
  fields: [
    ...tradeFields(LOCAL_MARKETPLACES),
    ...shopFields,
    operationsField(IT),
    ...stockFields(IT),
    ...salesFields(IT),
    ...euImportFields(),
    ...viesFields,
    yesNo('knownInItaly', {
      label: { en: 'Has the company ever had an Italian VAT number?', zh: '公司以前是否有过意大利VAT税号？' },
      missing: {
        en: 'Say whether the company has ever had an Italian VAT number.',
        zh: '请选择公司以前是否有过意大利VAT税号。',
      },
      help: {
        en: 'Include one that was closed, or that another agent obtained. As long as one is open, no second one is issued.',
        zh: '包括已关闭的税号，或由其他服务商办理的税号。原税号未注销的，不能重复注册。',
      },
    }),
    {
      type: 'text',
      key: 'italianVatNumber',
      label: { en: 'Italian VAT number', zh: '意大利VAT税号' },
      name: { en: 'Italian VAT number', zh: '意大利VAT税号' },
      help: { en: 'IT and 11 digits.', zh: 'IT加11位数字。' },
      visibleWhen: is('knownInItaly', 'yes'),
      required: true,
      width: 'half',
      validators: [{ name: 'vatNumber', countries: ['IT'] }],
    },
    otherVatNumber(),
    ...presenceFields(IT),
  ],
}
