import type { RowField, Section } from '#forms/engine/model/template.ts'
import { personDocuments } from './person-documents.ts'
import type { Place } from './place.ts'

const holdsShares = { op: 'in', field: './role', value: ['shareholder', 'both'] } as const

/**
 * Directors and owners; an invited person may fill in all of it.
 * @param own what only this country's office asks about a person; placed after the address
 */
export function peopleSection(place: Place, own: readonly RowField[] = []): Section {
  return {
    key: 'people',
    title: { en: 'Directors and owners', zh: '股东与高管' },
    description: {
      en: 'Everyone who may sign for the company by law, and every owner of 25% or more. Up to 5 people.',
      zh: '请填写公司登记册上的全部法人和董事，以及持股25%以上的股东。最多5位。',
    },
    fields: [
      {
        type: 'group',
        key: 'directors',
        label: { en: 'Directors and owners', zh: '股东与高管' },
        rowLabel: { en: 'Person {n}', zh: '第{n}位' },
        addLabel: { en: 'Add a person', zh: '再加一位' },
        titleField: 'fullName',
        minRows: 1,
        maxRows: 5,
        copyKey: 'company.people',
        fields: [...personFields, ...own, ...personDocuments(place)],
      },
      {
        type: 'computed',
        key: 'totalShare',
        label: { en: 'Shares named so far', zh: '已填写的持股比例合计' },
        name: { en: 'sum of the shares', zh: '持股比例合计' },
        help: {
          en: 'Less than 100% is fine where owners below 25% are left out.',
          zh: '持股不足25%的股东可不填，合计可小于100%。',
        },
        expression: { op: 'sumOf', field: 'directors/sharePercent' },
        decimals: 2,
        unit: { en: '%', zh: '%' },
        validators: [{ name: 'range', max: 100 }],
      },
    ],
  }
}

const personFields: readonly RowField[] = [
  {
    type: 'text',
    key: 'fullName',
    label: { en: 'Full name', zh: '姓名（拼音）' },
    name: { en: 'full name', zh: '姓名拼音' },
    help: {
      en: 'As printed in the passport, in Latin letters, family name first.',
      zh: '与护照一致，姓在前，例如：ZHOU MING。',
    },
    required: true,
    shareable: true,
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'latin' },
      { name: 'length', min: 2, max: 80 },
    ],
  },
  {
    type: 'date',
    key: 'dateOfBirth',
    label: { en: 'Date of birth', zh: '出生日期' },
    required: true,
    shareable: true,
    width: 'half',
    validators: [
      { name: 'range', min: '1900-01-01', max: 'today' },
      { name: 'minAge', years: 18 },
    ],
  },
  {
    type: 'country',
    key: 'nationality',
    label: { en: 'Nationality', zh: '国籍' },
    required: true,
    shareable: true,
    width: 'half',
  },
  {
    type: 'select',
    key: 'role',
    label: { en: 'Role in the company', zh: '在公司的身份' },
    name: { en: 'role in the company', zh: '在公司的身份' },
    required: true,
    shareable: true,
    width: 'half',
    options: [
      { value: 'director', label: { en: 'Director or legal representative', zh: '法人或董事' } },
      { value: 'shareholder', label: { en: 'Shareholder', zh: '股东' } },
      { value: 'both', label: { en: 'Both', zh: '既是法人又是股东' } },
    ],
  },
  {
    type: 'number',
    key: 'sharePercent',
    label: { en: 'Share', zh: '持股比例' },
    help: { en: 'As in the register extract.', zh: '与企业信用信息公示报告一致。' },
    visibleWhen: holdsShares,
    required: true,
    shareable: true,
    width: 'half',
    decimals: 2,
    unit: { en: '%', zh: '%' },
    validators: [{ name: 'range', min: 0.01, max: 100 }],
  },
  {
    type: 'textarea',
    key: 'address',
    label: { en: 'Residential address', zh: '居住地址（英文或拼音）' },
    name: { en: 'residential address', zh: '居住地址' },
    help: {
      en: 'Where the person lives, not the company address. In Latin letters, with postcode and country.',
      zh: '请填写本人实际居住地址，不是公司地址。使用英文或拼音，含邮编和国家。',
    },
    required: true,
    shareable: true,
    validators: [
      { name: 'pattern', pattern: 'latinAddress' },
      { name: 'length', min: 10, max: 250 },
    ],
  },
]
