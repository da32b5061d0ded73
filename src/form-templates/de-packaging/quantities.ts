import type { GroupField, RowField, Section } from '#forms/engine/model/template.ts'

/** The material groups of the dual systems (VerpackG § 16). */
const MATERIALS = [
  { value: 'paper', label: { en: 'Paper, cardboard', zh: '纸、纸板、纸箱' } },
  { value: 'plastics', label: { en: 'Plastics', zh: '塑料' } },
  { value: 'glass', label: { en: 'Glass', zh: '玻璃' } },
  { value: 'ferrousMetals', label: { en: 'Iron and steel', zh: '铁、钢、马口铁' } },
  { value: 'aluminium', label: { en: 'Aluminium', zh: '铝' } },
  { value: 'drinkCartons', label: { en: 'Drink cartons', zh: '饮料纸盒' } },
  { value: 'composites', label: { en: 'Other composites', zh: '其他复合材料' } },
  { value: 'other', label: { en: 'Wood, textile, other', zh: '木、纺织品及其他材料' } },
]

const YEARS = ['2024', '2025', '2026', '2027', '2028'].map((year) => ({
  value: year,
  label: { en: year, zh: `${year}年` },
}))

const quantities: GroupField = {
  type: 'group',
  key: 'quantities',
  label: { en: 'Quantities', zh: '包装重量' },
  help: {
    en: 'One entry for each material and year. An estimate is enough for the current year; what was really sent is reported after its end.',
    zh: '每种材料、每个年度填写一项。当年可以估算，年度结束后再申报实际重量。',
  },
  rowLabel: { en: 'Quantity {n}', zh: '第{n}项' },
  addLabel: { en: 'Add a material or year', zh: '再加一项' },
  minRows: 1,
  maxRows: 40,
  fields: [
    {
      type: 'select',
      key: 'material',
      label: { en: 'Material', zh: '材料' },
      name: { en: 'material', zh: '材料' },
      required: true,
      shareable: true,
      width: 'half',
      options: MATERIALS,
    },
    {
      type: 'select',
      key: 'year',
      label: { en: 'Year', zh: '年度' },
      name: { en: 'year', zh: '年度' },
      required: true,
      shareable: true,
      width: 'half',
      options: YEARS,
    },
    {
      type: 'number',
      key: 'weightKg',
      label: { en: 'Weight in the year', zh: '全年重量' },
      name: { en: 'weight', zh: '重量' },
      help: {
        en: 'All parcels together. For example 1,000 parcels with 120 g of cardboard: 120 kg.',
        zh: '所有包裹合计。例如1000个包裹，每个纸箱120克，填写120。',
      },
      required: true,
      shareable: true,
      width: 'half',
      decimals: 2,
      unit: { en: 'kg', zh: '公斤' },
      validators: [{ name: 'range', min: 0.01, max: 10_000_000 }],
    },
    {
      type: 'radio',
      key: 'basis',
      label: { en: 'Where does the figure come from?', zh: '数据来源' },
      missing: { en: 'Say where the figure comes from.', zh: '请选择数据来源。' },
      required: true,
      shareable: true,
      options: [
        { value: 'estimate', label: { en: 'Estimated', zh: '估算' } },
        { value: 'weighed', label: { en: 'Weighed or from invoices', zh: '实际称重或根据单据统计' } },
      ],
    },
  ],
}

const totals: readonly RowField[] = [
  {
    type: 'computed',
    key: 'totalWeightKg',
    label: { en: 'All quantities together', zh: '重量合计' },
    name: { en: 'sum of the quantities', zh: '重量合计' },
    expression: { op: 'sumOf', field: 'quantities/weightKg' },
    decimals: 2,
    unit: { en: 'kg', zh: '公斤' },
  },
  {
    type: 'info',
    key: 'completeness',
    label: { en: 'Large quantities', zh: '重量较大' },
    text: {
      en: 'From 80,000 kg of glass, 50,000 kg of paper or 30,000 kg of all other materials in a year, a declaration of completeness checked by an auditor is due by 15 May of the next year (VerpackG § 11).',
      zh: '一年内玻璃达到80,000公斤、纸类达到50,000公斤，或其他材料合计达到30,000公斤的，须在次年5月15日前提交经审计的完整性声明（VerpackG第11条）。',
    },
    visibleWhen: { op: 'gte', field: 'totalWeightKg', value: 30_000 },
  },
]

export const quantitiesSection: Section = {
  key: 'quantities',
  title: { en: 'Quantities', zh: '包装重量' },
  description: {
    en: 'The weight of the packaging alone, without the goods, for Germany only.',
    zh: '请只填写包装本身的重量，不含产品，且仅限销往德国的部分。',
  },
  fields: [quantities, ...totals],
}
