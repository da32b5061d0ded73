import type { RowField } from '#forms/engine/model/template.ts'
import { capital, type Place } from './place.ts'

/** Places that have no postcodes. */
const WITHOUT_POSTCODE = ['HK', 'MO', 'AE', 'QA', 'IE', 'PA', 'SC']

/** The registered address, in the parts that the offices' forms use. */
export function addressFields(place: Place): RowField[] {
  return [
    {
      type: 'text',
      key: 'street',
      label: { en: 'Street, number, room', zh: '街道、门牌号、房号（英文或拼音）' },
      name: { en: 'street and number', zh: '街道和门牌号' },
      help: {
        en: `The registered address, in Latin letters. ${capital(place.office.en)} sends its letters there.`,
        zh: `请填写注册地址的英文或拼音，例如：Room 1203, Building 4, No. 18 Keji Road。${place.office.zh}的信件会寄到该地址。`,
      },
      required: true,
      prefill: 'company.street',
      copyKey: 'company.street',
      validators: [
        { name: 'pattern', pattern: 'latinAddress' },
        { name: 'length', min: 3, max: 120 },
      ],
    },
    {
      type: 'text',
      key: 'postcode',
      label: { en: 'Postcode', zh: '邮政编码' },
      requiredWhen: { not: { op: 'in', field: 'country', value: WITHOUT_POSTCODE } },
      help: {
        en: 'Regions without postcodes, such as Hong Kong: leave empty.',
        zh: '香港等没有邮编的地区可不填。',
      },
      prefill: 'company.postcode',
      copyKey: 'company.postcode',
      width: 'half',
      validators: [{ name: 'postcode', countryField: 'country' }],
    },
    {
      type: 'text',
      key: 'city',
      label: { en: 'City and province', zh: '城市和省份（英文或拼音）' },
      name: { en: 'city and province', zh: '城市和省份' },
      help: { en: 'For example: Shenzhen, Guangdong.', zh: '例如：Shenzhen, Guangdong。' },
      required: true,
      prefill: 'company.city',
      copyKey: 'company.city',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latinAddress' },
        { name: 'length', min: 2, max: 80 },
      ],
    },
  ]
}

export function contactFields(): RowField[] {
  return [
    {
      type: 'text',
      key: 'email',
      label: { en: 'E-mail for tax matters', zh: '税务联系邮箱' },
      name: { en: 'e-mail address', zh: '税务联系邮箱' },
      required: true,
      prefill: 'person.email',
      copyKey: 'company.email',
      width: 'half',
      validators: [{ name: 'email' }],
    },
    {
      type: 'text',
      key: 'phone',
      label: { en: 'Telephone', zh: '联系电话' },
      name: { en: 'telephone number', zh: '联系电话' },
      help: {
        en: 'With the country code: +86 for mainland China.',
        zh: '请填写国家/地区代码，例如+86 13800138000。',
      },
      required: true,
      prefill: 'person.phone',
      copyKey: 'company.phone',
      width: 'half',
      validators: [{ name: 'phone' }],
    },
  ]
}
