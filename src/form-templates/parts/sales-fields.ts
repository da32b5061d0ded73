import type { RowField } from '#forms/engine/model/template.ts'
import { is, yesNo } from './choices.ts'
import { keyIn, type Place } from './place.ts'

const MOST = 100_000_000_000

/** The first sale, what was sold before the registration, and what is expected; an accountant may answer the amounts. */
export function salesFields(place: Place): RowField[] {
  return [...pastSalesFields(place), ...forecastFields(place)]
}

export function pastSalesFields(place: Place): RowField[] {
  const { name, currency } = place
  return [
    {
      type: 'date',
      key: keyIn(place, 'firstSaleOn'),
      label: { en: `First taxable sale in ${name.en}`, zh: `${name.zh}首次应税销售日期` },
      name: { en: 'day of the first taxable sale', zh: `${name.zh}首次应税销售日期` },
      help: {
        en: 'Past or planned. The registration should take effect on this day.',
        zh: '可填写实际日期或计划日期，税号将从这一天起生效。',
      },
      required: true,
      width: 'half',
      validators: [{ name: 'range', min: '2000-01-01' }],
    },
    yesNo(
      keyIn(place, 'soldBefore'),
      {
        label: {
          en: `Have you sold from stock in ${name.en} before this registration?`,
          zh: `注册之前是否已从${name.zh}仓库发货销售？`,
        },
        missing: {
          en: `Say whether you have already sold from stock in ${name.en}.`,
          zh: `请选择注册之前是否已从${name.zh}仓库发货销售。`,
        },
        help: {
          en: 'Please answer truthfully: marketplaces report sales to the tax office. Earlier periods can be filed afterwards.',
          zh: '请如实填写，平台会向税局报送销售数据。以前的期间可以补申报。',
        },
      },
      { visibleWhen: is(keyIn(place, 'hasStock'), 'yes') },
    ),
    {
      type: 'money',
      key: keyIn(place, 'earlierSales'),
      label: { en: `Sales in ${name.en} so far`, zh: `截至目前的${name.zh}销售额` },
      name: { en: `sales in ${name.en} so far`, zh: `截至目前的${name.zh}销售额` },
      help: { en: 'Gross, an estimate is enough.', zh: '含税金额，估算即可。' },
      visibleWhen: is(keyIn(place, 'soldBefore'), 'yes'),
      required: true,
      shareable: true,
      width: 'half',
      currencies: [currency],
      validators: [{ name: 'range', min: 1, max: MOST }],
    },
  ]
}

export function forecastFields(place: Place): RowField[] {
  const { name, currency } = place
  return [
    {
      type: 'money',
      key: keyIn(place, 'turnoverThisYear'),
      label: { en: `Expected sales in ${name.en} this year`, zh: `今年${name.zh}预计销售额` },
      name: { en: 'sales expected this year', zh: `今年${name.zh}预计销售额` },
      help: {
        en: 'Net, without VAT, from the registration to 31 December.',
        zh: '不含税，从注册之日到12月31日。',
      },
      required: true,
      shareable: true,
      width: 'half',
      currencies: [currency],
      validators: [{ name: 'range', min: 0, max: MOST }],
    },
    {
      type: 'money',
      key: keyIn(place, 'turnoverNextYear'),
      label: { en: `Expected sales in ${name.en} next year`, zh: `明年${name.zh}预计销售额` },
      name: { en: 'sales expected next year', zh: `明年${name.zh}预计销售额` },
      help: {
        en: 'An honest estimate. If it is far too high, the tax office will ask questions; if it is far too low, it will not be believed.',
        zh: '请合理估算。过高会引起税局询问，过低会影响可信度。',
      },
      required: true,
      shareable: true,
      width: 'half',
      currencies: [currency],
      validators: [{ name: 'range', min: 1, max: MOST }],
    },
    {
      type: 'computed',
      key: 'turnoverTotal',
      label: { en: 'Both years together', zh: '两年合计' },
      expression: {
        op: 'add',
        args: [{ field: keyIn(place, 'turnoverThisYear') }, { field: keyIn(place, 'turnoverNextYear') }],
      },
    },
  ]
}
