import type { GroupField, Option, RowField } from '#forms/engine/model/template.ts'
import { askDay, askFromList, askOne, askSeveral, askText, latin, option, text } from '../parts/ask.ts'
import { yearOptions } from '../parts/months.ts'
import type { Place } from '../parts/place.ts'

export function packagingFields(place: Place): RowField[] {
  return [
    askSeveral(
      'packagingKinds',
      text(`Which packaging reaches ${place.name.en}?`, `到达${place.name.zh}的包装有哪些？`),
      text('Choose at least one kind of packaging.', '请至少选择一种包装。'),
      [
        option('sales', 'Sales packaging around the product', '销售包装（产品彩盒、袋子等）'),
        option(
          'shipping',
          'Shipping packaging: boxes, bags, filling',
          '运输快递包装（纸箱、快递袋、填充物）',
        ),
        option('grouped', 'Packs that hold several products', '组合包装（多件装）'),
        option(
          'transport',
          'Transport packaging that stays with businesses',
          '留在企业或仓库的运输包装（外箱、托盘膜等）',
        ),
      ],
      { help: text('Choose all that apply.', '可多选。') },
    ),
    askFromList(
      'shipsFrom',
      text('Who packs and sends the parcels?', '由谁打包发货？'),
      text('way of shipping', '发货方式'),
      [
        option('fba', 'Amazon (FBA)', '亚马逊FBA'),
        option('thirdParty', 'A logistics company in the EU', '欧盟境内第三方海外仓'),
        option('abroad', 'From outside the EU', '从欧盟以外直发'),
        option('several', 'Several of these', '以上多种'),
      ],
      {
        help: text(
          'With FBA or a logistics company the shipping packaging counts as yours as well.',
          '由FBA或第三方海外仓发货的，快递包装也须由卖家申报。',
        ),
      },
    ),
    askDay(
      'firstParcelOn',
      text(`First parcel to ${place.name.en}`, `首次向${place.name.zh}发货日期`),
      text('day of the first parcel', '首次发货日期'),
      {
        help: text(
          'Past or planned. The duty begins on this day.',
          '可填写实际日期或计划日期，义务自当日产生。',
        ),
        validators: [{ name: 'range', min: '2015-01-01' }],
      },
    ),
  ]
}

export function brandsGroup(place: Place): GroupField {
  return {
    type: 'group',
    key: 'brands',
    label: text('Brands', '品牌'),
    help: text(
      `Every brand that you sell to ${place.name.en}. Goods without a brand: enter the name of the company.`,
      `请填写销往${place.name.zh}的全部品牌。无品牌的，请填写公司英文名称。`,
    ),
    rowLabel: text('Brand {n}', '品牌{n}'),
    addLabel: text('Add a brand', '再加一个品牌'),
    titleField: 'brandName',
    minRows: 1,
    maxRows: 30,
    copyKey: 'business.brands',
    fields: [
      askText('brandName', text('Brand', '品牌名称'), text('name of the brand', '品牌名称'), {
        shareable: true,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'latin' },
          { name: 'length', min: 1, max: 80 },
        ],
      }),
      askOne(
        'brandRole',
        text('Whose brand is it?', '品牌归属'),
        text('Say whose brand it is.', '请选择品牌归属。'),
        [
          option('own', 'Our own', '自有品牌'),
          option(
            'imported',
            `Of others, we bring it to ${place.name.en}`,
            `他人品牌，由我们销往${place.name.zh}`,
          ),
        ],
        { shareable: true },
      ),
    ],
  }
}

export function quantitiesGroup(place: Place, materials: readonly Option[]): GroupField {
  return {
    type: 'group',
    key: 'quantities',
    label: text('Quantities', '包装重量'),
    help: text(
      'One entry for each material and year. An estimate is enough for the current year; what was really sent is reported after its end.',
      '每种材料、每个年度填写一项。当年可以估算，年度结束后再申报实际重量。',
    ),
    rowLabel: text('Quantity {n}', '第{n}项'),
    addLabel: text('Add a material or year', '再加一项'),
    minRows: 1,
    maxRows: 40,
    copyKey: `${place.code}.packaging.quantities`,
    fields: [
      askFromList('material', text('Material', '材料'), text('material', '材料'), materials, {
        shareable: true,
      }),
      askFromList('year', text('Year', '年度'), text('year', '年度'), yearOptions(2023, 2028), {
        shareable: true,
      }),
      {
        type: 'number',
        key: 'weightKg',
        label: text('Weight in the year', '全年重量'),
        name: text('weight', '重量'),
        help: text(
          'All parcels together. For example 1,000 parcels with 120 g of cardboard: 120 kg.',
          '所有包裹合计。例如1000个包裹，每个纸箱120克，填写120。',
        ),
        required: true,
        shareable: true,
        width: 'half',
        decimals: 2,
        unit: text('kg', '公斤'),
        validators: [{ name: 'range', min: 0.01, max: 10_000_000 }],
      },
      askOne(
        'usedBy',
        text('Where does it end?', '包装最终用于'),
        text('Say where the packaging ends.', '请选择包装最终用于哪里。'),
        [
          option('household', 'With private households', '家庭消费者'),
          option('business', 'With businesses', '企业'),
        ],
        { shareable: true },
      ),
      askOne(
        'basis',
        text('Where does the figure come from?', '数据来源'),
        text('Say where the figure comes from.', '请选择数据来源。'),
        [
          option('estimate', 'Estimated', '估算'),
          option('weighed', 'Weighed or from invoices', '实际称重或根据单据统计'),
        ],
        { shareable: true },
      ),
    ],
  }
}

export const totalWeight: RowField = {
  type: 'computed',
  key: 'totalWeightKg',
  label: text('All quantities together', '重量合计'),
  name: text('sum of the quantities', '重量合计'),
  expression: { op: 'sumOf', field: 'quantities/weightKg' },
  decimals: 2,
  unit: text('kg', '公斤'),
}

/** Somebody else who joins the scheme in the company's place, where the law or the company wants one. */
export function representativeFields(place: Place, help: { en: string; zh: string }): RowField[] {
  const own = { op: 'eq', field: 'packagingRepresentative', value: 'own' } as const
  const fromAbroad = {
    and: [
      { op: 'filled', field: 'country' },
      { op: 'ne', field: 'country', value: place.code },
    ],
  } as const
  return [
    askOne(
      'packagingRepresentative',
      text(
        `Who is the authorised representative for packaging in ${place.name.en}?`,
        `由谁担任${place.name.zh}包装授权代表？`,
      ),
      text('Say who the authorised representative is.', '请选择由谁担任授权代表。'),
      [
        option('agency', 'Please arrange one', '由服务商安排'),
        option('own', 'We have one already', '已有授权代表'),
      ],
      { help, visibleWhen: fromAbroad },
    ),
    askText(
      'packagingRepresentativeName',
      text('Name of the representative', '授权代表名称'),
      text('name of the representative', '授权代表名称'),
      { visibleWhen: own, validators: latin() },
    ),
  ]
}
