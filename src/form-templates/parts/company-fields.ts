import type { RowField } from '#forms/engine/model/template.ts'
import { is } from './choices.ts'
import { domesticNotice, fromChina, fromEu, hasNameInCharacters, notFromChina } from './origin.ts'
import type { Place } from './place.ts'

/** Who the company is, as its business licence says. */
export function identityFields(place: Place): RowField[] {
  return [
    {
      type: 'country',
      key: 'country',
      label: { en: 'Country or region of establishment', zh: '公司注册地' },
      help: {
        en: 'Where the company itself is registered, not where its goods are. A Hong Kong company: Hong Kong.',
        zh: '指公司本身的注册地，不是货物所在地。香港公司请选择中国香港。',
      },
      required: true,
      prefill: 'company.country',
      copyKey: 'company.country',
      width: 'half',
    },
    {
      type: 'select',
      key: 'legalForm',
      label: { en: 'Legal form', zh: '公司类型' },
      required: true,
      copyKey: 'company.legalForm',
      width: 'half',
      options: [
        { value: 'limited', label: { en: 'Limited company (Co., Ltd.)', zh: '有限责任公司' } },
        { value: 'shares', label: { en: 'Company limited by shares', zh: '股份有限公司' } },
        { value: 'soleProprietor', label: { en: 'Sole proprietor', zh: '个体工商户、个人独资企业' } },
        { value: 'partnership', label: { en: 'Partnership', zh: '合伙企业' } },
        { value: 'other', label: { en: 'Other', zh: '其他' } },
      ],
    },
    {
      type: 'text',
      key: 'legalFormOther',
      label: { en: 'Which legal form', zh: '具体公司类型' },
      name: { en: 'legal form', zh: '具体公司类型' },
      visibleWhen: is('legalForm', 'other'),
      required: true,
      copyKey: 'company.legalFormOther',
      validators: [{ name: 'length', max: 80 }],
    },
    domesticNotice(place),
    {
      type: 'text',
      key: 'companyName',
      label: { en: 'Company name in Latin letters', zh: '公司英文名称' },
      name: { en: 'company name in Latin letters', zh: '公司英文名称' },
      help: place.nameHelp ?? {
        en: 'The same spelling as in the marketplace account and at the bank. It will appear on the VAT certificate.',
        zh: '须与店铺后台及银行账户的英文名称一致，之后会印在税号证书上。没有英文名称的，可使用拼音。',
      },
      required: true,
      prefill: 'company.nameLatin',
      copyKey: 'company.nameLatin',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 120 },
      ],
    },
    {
      type: 'text',
      key: 'companyNameOriginal',
      label: { en: 'Company name in characters', zh: '公司中文名称' },
      help: { en: 'As on the business licence.', zh: '与营业执照一致。' },
      visibleWhen: hasNameInCharacters,
      requiredWhen: fromChina,
      prefill: 'company.nameOriginal',
      copyKey: 'company.nameOriginal',
      validators: [{ name: 'length', min: 2, max: 120 }],
    },
    ...numberFields,
    {
      type: 'date',
      key: 'foundedOn',
      label: { en: 'Date of foundation', zh: '成立日期' },
      shareable: true,
      required: true,
      copyKey: 'company.foundedOn',
      width: 'half',
      validators: [{ name: 'range', min: '1800-01-01', max: 'today' }],
    },
  ]
}

/** The numbers of the company at home. */
export const numberFields: readonly RowField[] = [
  {
    type: 'text',
    key: 'uscc',
    label: { en: 'Unified Social Credit Code', zh: '统一社会信用代码' },
    name: { en: 'Unified Social Credit Code', zh: '统一社会信用代码' },
    help: {
      en: '18 characters, top right or left on the business licence. It is the tax number in mainland China too.',
      zh: '18位，见营业执照正面，同时也是国内的纳税人识别号。',
    },
    shareable: true,
    visibleWhen: fromChina,
    required: true,
    prefill: 'company.registrationNumber',
    copyKey: 'company.uscc',
    width: 'half',
    validators: [{ name: 'uscc' }],
  },
  {
    type: 'text',
    key: 'registrationNumber',
    label: { en: 'Company registration number', zh: '公司注册号' },
    help: {
      en: 'In Hong Kong the number on the Certificate of Incorporation, not the one on the Business Registration.',
      zh: '香港公司请填写公司注册证明书（CI）上的编号，不是商业登记证（BR）号码。',
    },
    shareable: true,
    visibleWhen: notFromChina,
    required: true,
    prefill: 'company.registrationNumber',
    copyKey: 'company.registrationNumber',
    width: 'half',
    validators: [{ name: 'length', min: 2, max: 40 }],
  },
  {
    type: 'text',
    key: 'homeTaxNumber',
    label: { en: 'Tax number at home', zh: '注册地税号' },
    name: { en: 'tax number of your home country', zh: '注册地税号' },
    help: {
      en: 'In Hong Kong the first eight digits of the Business Registration number.',
      zh: '香港公司请填写商业登记证（BR）号码的前8位。',
    },
    shareable: true,
    visibleWhen: notFromChina,
    required: true,
    copyKey: 'company.homeTaxNumber',
    width: 'half',
    validators: [{ name: 'length', min: 2, max: 40 }],
  },
  {
    type: 'text',
    key: 'homeVatNumber',
    label: { en: 'VAT number at home', zh: '注册国VAT税号' },
    name: { en: 'VAT number of your home country', zh: '注册国VAT税号' },
    help: { en: 'With the country letters, as in VIES.', zh: '含国家代码，须与VIES系统一致。' },
    shareable: true,
    visibleWhen: fromEu,
    required: true,
    copyKey: 'company.homeVatNumber',
    width: 'half',
    validators: [{ name: 'vatNumber' }],
  },
]
