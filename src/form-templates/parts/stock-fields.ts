import type { RowField } from '#forms/engine/model/template.ts'
import { is, yesNo } from './choices.ts'
import { keyIn, type Place } from './place.ts'

/** Whether, since when and where goods are stored in the country: from that day on registration is required. */
export function stockFields(place: Place): RowField[] {
  const { name } = place
  const inStock = is(keyIn(place, 'hasStock'), 'yes')
  return [
    yesNo(keyIn(place, 'hasStock'), {
      label: { en: `Do you keep goods in ${name.en}?`, zh: `是否在${name.zh}存放货物？` },
      missing: { en: `Say whether you keep goods in ${name.en}.`, zh: `请选择是否在${name.zh}存放货物。` },
      help: {
        en: 'Include marketplace and rented warehouses, and goods that Amazon moved there on its own.',
        zh: `包括FBA仓、第三方海外仓，以及亚马逊自行调拨到${name.zh}的货物。`,
      },
    }),
    {
      type: 'date',
      key: keyIn(place, 'stockSince'),
      label: { en: `First goods in ${name.en} on`, zh: '首次入仓日期' },
      name: { en: `day on which the first goods arrived in ${name.en}`, zh: '首次入仓日期' },
      help: {
        en: 'Past or planned. The duty to register begins on this day at the latest.',
        zh: '可填写实际日期或计划日期。最迟从这一天起有VAT注册义务。',
      },
      visibleWhen: inStock,
      required: true,
      width: 'half',
      validators: [{ name: 'range', min: '2000-01-01' }],
    },
    {
      type: 'select',
      key: keyIn(place, 'stockPlace'),
      label: { en: 'In whose warehouse?', zh: '仓库类型' },
      name: { en: 'kind of warehouse', zh: '仓库类型' },
      visibleWhen: inStock,
      required: true,
      width: 'half',
      options: [
        { value: 'fba', label: { en: 'Amazon (FBA)', zh: '亚马逊FBA仓' } },
        { value: 'thirdParty', label: { en: 'A logistics company', zh: '第三方海外仓' } },
        { value: 'both', label: { en: 'Both', zh: '两者都有' } },
      ],
    },
    {
      type: 'textarea',
      key: keyIn(place, 'warehouseAddress'),
      label: { en: 'Name and address of the warehouse', zh: '海外仓名称和地址' },
      name: { en: 'name and address of the warehouse', zh: '海外仓名称和地址' },
      visibleWhen: { op: 'in', field: keyIn(place, 'stockPlace'), value: ['thirdParty', 'both'] },
      required: true,
      validators: [{ name: 'length', min: 10, max: 400 }],
    },
  ]
}

/** Whether there is more than goods: staff or premises of its own make the company resident for VAT. */
export function presenceFields(place: Place): RowField[] {
  const { name } = place
  return [
    yesNo(keyIn(place, 'staffOrPremises'), {
      label: {
        en: `Does the company have staff, an office or a rented warehouse of its own in ${name.en}?`,
        zh: `公司在${name.zh}是否有员工、办公室或自租仓库？`,
      },
      missing: {
        en: `Say whether the company has staff or premises in ${name.en}.`,
        zh: `请选择公司在${name.zh}是否有员工、办公室或自租仓库。`,
      },
      help: {
        en: 'FBA and the shelves of a logistics company do not count.',
        zh: 'FBA仓和第三方海外仓不算。',
      },
    }),
    {
      type: 'textarea',
      key: keyIn(place, 'staffOrPremisesDetails'),
      label: { en: 'What, where and since when', zh: '请说明内容、地点和起始时间' },
      name: { en: 'details of staff or premises', zh: '员工或场所的具体情况' },
      visibleWhen: is(keyIn(place, 'staffOrPremises'), 'yes'),
      required: true,
      validators: [{ name: 'length', min: 10, max: 600 }],
    },
  ]
}
