import type { RowField } from '#forms/engine/model/template.ts'
import { documentField } from './files.ts'
import { capital, type Place } from './place.ts'

export function personDocuments(place: Place): RowField[] {
  return [
    {
      type: 'text',
      key: 'passportNumber',
      label: { en: 'Passport number', zh: '护照号码' },
      help: {
        en: `${capital(place.office.en)} does not accept the Chinese identity card.`,
        zh: `${place.office.zh}不接受身份证，请使用护照。`,
      },
      required: true,
      shareable: true,
      sensitive: true,
      width: 'half',
      validators: [{ name: 'pattern', pattern: 'passportNumber' }],
    },
    {
      type: 'date',
      key: 'passportExpiresOn',
      label: { en: 'Passport valid until', zh: '护照有效期至' },
      name: { en: 'day on which the passport expires', zh: '护照有效期' },
      help: {
        en: 'At least three months from now; the registration takes that long.',
        zh: '有效期须剩余3个月以上，注册期间护照不能过期。',
      },
      required: true,
      shareable: true,
      width: 'half',
      validators: [{ name: 'notExpired', days: 90 }],
    },
    documentField({
      key: 'passport',
      label: { en: 'Passport, photo page', zh: '护照首页' },
      name: { en: 'photo page of the passport', zh: '护照首页' },
      help: {
        en: 'All four corners, the two code lines at the bottom readable, no glare.',
        zh: '请拍到四个角，底部两行机读码清晰完整，无反光。',
      },
      required: true,
      shareable: true,
      maxBytes: 10_000_000,
      example: 'passport',
    }),
  ]
}

/** Offices that identify people by their place of birth: place and country as two questions. */
export function birthplaceFields(): RowField[] {
  return [
    {
      type: 'text',
      key: 'placeOfBirth',
      label: { en: 'Place of birth', zh: '出生地点（拼音）' },
      name: { en: 'place of birth', zh: '出生地点' },
      help: {
        en: 'As in the passport, such as Guangdong.',
        zh: '与护照上的出生地点一致，例如：Guangdong。',
      },
      required: true,
      shareable: true,
      sealed: true,
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 80 },
      ],
    },
    {
      type: 'country',
      key: 'countryOfBirth',
      label: { en: 'Country of birth', zh: '出生国家/地区' },
      required: true,
      shareable: true,
      width: 'half',
    },
  ]
}
