import type { GroupField, RowField, Section } from '#forms/engine/model/template.ts'
import { tradeFields } from '../parts/trade-fields.ts'

const packagingFields: readonly RowField[] = [
  {
    type: 'multiselect',
    key: 'packagingKinds',
    label: { en: 'Which packaging reaches customers in Germany?', zh: '到达德国买家手中的包装有哪些？' },
    missing: { en: 'Choose at least one kind of packaging.', zh: '请至少选择一种包装。' },
    help: { en: 'Choose all that apply.', zh: '可多选。' },
    required: true,
    copyKey: 'packaging.kinds',
    options: [
      {
        value: 'sales',
        label: { en: 'Sales packaging around the product', zh: '销售包装（产品彩盒、袋子等）' },
      },
      {
        value: 'shipping',
        label: { en: 'Shipping packaging: boxes, bags, filling', zh: '运输快递包装（纸箱、快递袋、填充物）' },
      },
      { value: 'grouped', label: { en: 'Packs that hold several products', zh: '组合包装（多件装）' } },
      {
        value: 'transport',
        label: {
          en: 'Transport packaging that stays in the warehouse',
          zh: '大件运输包装（外箱、托盘膜等，留在仓库）',
        },
      },
      { value: 'deposit', label: { en: 'Drinks packaging with deposit', zh: '一次性押金饮料包装' } },
    ],
  },
  {
    type: 'info',
    key: 'depositNotice',
    label: { en: 'Drinks with deposit', zh: '押金饮料包装' },
    text: {
      en: 'Bottles and cans with deposit belong to the deposit system DPG, not to a dual system. We will write to you about it.',
      zh: '一次性押金瓶罐属于DPG押金系统，不在双元系统范围内，我们会另行与您联系。',
    },
    visibleWhen: { op: 'includes', field: 'packagingKinds', value: 'deposit' },
  },
  {
    type: 'select',
    key: 'shipsFrom',
    label: { en: 'Who packs and sends the parcels?', zh: '由谁打包发货？' },
    name: { en: 'way of shipping', zh: '发货方式' },
    help: {
      en: 'With FBA or a logistics company the shipping packaging counts as yours as well.',
      zh: '由FBA或第三方海外仓发货的，快递包装也须由卖家申报。',
    },
    required: true,
    copyKey: 'packaging.shipsFrom',
    width: 'half',
    options: [
      { value: 'fba', label: { en: 'Amazon (FBA)', zh: '亚马逊FBA' } },
      { value: 'thirdParty', label: { en: 'A logistics company in the EU', zh: '欧盟境内第三方海外仓' } },
      { value: 'abroad', label: { en: 'From outside the EU', zh: '从欧盟以外直发' } },
      { value: 'several', label: { en: 'Several of these', zh: '以上多种' } },
    ],
  },
  {
    type: 'date',
    key: 'firstParcelOn',
    label: { en: 'First parcel to Germany', zh: '首次向德国发货日期' },
    name: { en: 'day of the first parcel', zh: '首次向德国发货日期' },
    help: {
      en: 'Past or planned. Licence and registration are needed before this day; past years can be caught up.',
      zh: '可填写实际日期或计划日期。须在此日期前签订双元系统合同并完成注册，以前年度可以补申报。',
    },
    required: true,
    width: 'half',
    validators: [{ name: 'range', min: '2019-01-01' }],
  },
]

const brands: GroupField = {
  type: 'group',
  key: 'brands',
  label: { en: 'Brands', zh: '品牌' },
  help: {
    en: 'Every brand that you sell to Germany. Goods without a brand: enter the name of the company.',
    zh: '请填写销往德国的全部品牌。无品牌的，请填写公司英文名称。',
  },
  rowLabel: { en: 'Brand {n}', zh: '品牌{n}' },
  addLabel: { en: 'Add a brand', zh: '再加一个品牌' },
  titleField: 'brandName',
  minRows: 1,
  maxRows: 30,
  copyKey: 'business.brands',
  fields: [
    {
      type: 'text',
      key: 'brandName',
      label: { en: 'Brand', zh: '品牌名称' },
      name: { en: 'name of the brand', zh: '品牌名称' },
      required: true,
      shareable: true,
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 1, max: 80 },
      ],
    },
    {
      type: 'radio',
      key: 'brandRole',
      label: { en: 'Whose brand is it?', zh: '品牌归属' },
      missing: { en: 'Say whose brand it is.', zh: '请选择品牌归属。' },
      required: true,
      shareable: true,
      options: [
        { value: 'own', label: { en: 'Our own', zh: '自有品牌' } },
        {
          value: 'imported',
          label: { en: 'Of others, we bring it to Germany', zh: '他人品牌，由我们销往德国' },
        },
      ],
    },
  ],
}

export const brandsSection: Section = {
  key: 'brands',
  title: { en: 'Packaging and brands', zh: '包装与品牌' },
  description: {
    en: 'What you send to customers in Germany, through which channels and under which names.',
    zh: '请说明通过哪些渠道、以哪些品牌向德国买家发货。',
  },
  fields: [...tradeFields(), ...packagingFields, brands],
}
