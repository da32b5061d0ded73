import type { RowField } from '#forms/engine/model/template.ts'
import { keyIn, type Place } from './place.ts'

/** What the company does with goods in the country, in the categories of the offices' forms. */
export function operationsField(place: Place): RowField {
  const { name } = place
  return {
    type: 'multiselect',
    key: keyIn(place, 'operations'),
    label: { en: `What does the company do in ${name.en}?`, zh: `公司在${name.zh}的业务类型` },
    missing: { en: 'Choose at least one kind of business.', zh: '请至少选择一种业务类型。' },
    help: { en: 'Choose all that apply.', zh: '可多选。' },
    required: true,
    options: [
      {
        value: 'localSales',
        label: {
          en: `Sells from stock in ${name.en} to customers there`,
          zh: `从${name.zh}仓库销售给${name.zh}买家`,
        },
      },
      {
        value: 'distanceSales',
        label: {
          en: `Sells from stock in ${name.en} to customers in other EU states`,
          zh: `从${name.zh}仓库销售给其他欧盟国家的买家`,
        },
      },
      {
        value: 'imports',
        label: { en: `Imports goods into ${name.en}`, zh: `从欧盟以外进口到${name.zh}` },
      },
      {
        value: 'ownGoodsIn',
        label: {
          en: `Moves its own goods from other EU states to ${name.en}`,
          zh: `把自有货物从其他欧盟国家移仓到${name.zh}`,
        },
      },
      {
        value: 'ownGoodsOut',
        label: {
          en: `Moves its own goods from ${name.en} to other EU states`,
          zh: `把自有货物从${name.zh}移仓到其他欧盟国家`,
        },
      },
      {
        value: 'exports',
        label: { en: `Exports from ${name.en} to outside the EU`, zh: `从${name.zh}出口到欧盟以外` },
      },
    ],
  }
}
