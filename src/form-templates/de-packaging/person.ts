import type { RowField, Section } from '#forms/engine/model/template.ts'
import { is, yesNo } from '../parts/choices.ts'

const personFields: readonly RowField[] = [
  {
    type: 'text',
    key: 'lucidPerson',
    label: { en: 'Authorised person', zh: '授权人姓名（拼音）' },
    name: { en: 'name of the authorised person', zh: '授权人姓名' },
    help: {
      en: 'A person of the company itself, not an agent. As in the passport, in Latin letters.',
      zh: '须为公司内部人员，不能是代理。与护照一致，例如：ZHOU MING。',
    },
    required: true,
    shareable: true,
    copyKey: 'lucid.person',
    width: 'half',
    validators: [
      { name: 'pattern', pattern: 'latin' },
      { name: 'length', min: 2, max: 80 },
    ],
  },
  {
    type: 'select',
    key: 'lucidPosition',
    label: { en: 'Position in the company', zh: '在公司的职务' },
    name: { en: 'position in the company', zh: '在公司的职务' },
    required: true,
    shareable: true,
    width: 'half',
    options: [
      { value: 'director', label: { en: 'Director or legal representative', zh: '法人或董事' } },
      { value: 'employee', label: { en: 'Employee with authority', zh: '获授权的员工' } },
    ],
  },
  {
    type: 'text',
    key: 'lucidEmail',
    label: { en: 'E-mail for LUCID', zh: 'LUCID登录邮箱' },
    name: { en: 'e-mail address for LUCID', zh: 'LUCID登录邮箱' },
    help: {
      en: 'The register sends its activation link there, so somebody must read it.',
      zh: 'LUCID会发送激活链接到该邮箱，请确保能正常接收。',
    },
    required: true,
    shareable: true,
    prefill: 'person.email',
    copyKey: 'lucid.email',
    width: 'half',
    validators: [{ name: 'email' }],
  },
  {
    type: 'text',
    key: 'lucidPhone',
    label: { en: 'Telephone', zh: '授权人电话' },
    name: { en: 'telephone number of the authorised person', zh: '授权人电话' },
    help: {
      en: 'With the country code: +86 for mainland China.',
      zh: '请填写国家/地区代码，例如+86 13800138000。',
    },
    required: true,
    shareable: true,
    prefill: 'person.phone',
    copyKey: 'lucid.phone',
    width: 'half',
    validators: [{ name: 'phone' }],
  },
]

export const authorisedSection: Section = {
  key: 'authorised',
  title: { en: 'Authorised person', zh: 'LUCID授权人' },
  description: {
    en: 'The law requires the company to register and to report its quantities in LUCID itself; no agency may do either. This is the person who will.',
    zh: '法律规定企业必须自行在LUCID注册并填报数量，服务商均不得代办。请填写实际操作的人员。',
  },
  fields: [
    ...personFields,
    yesNo(
      'lucidRegistered',
      {
        label: {
          en: 'Is the company registered in LUCID already?',
          zh: '公司是否已在LUCID注册？',
        },
        missing: {
          en: 'Say whether the company is registered in LUCID already.',
          zh: '请选择公司是否已在LUCID注册。',
        },
      },
      { shareable: true },
    ),
    {
      type: 'text',
      key: 'lucidNumber',
      label: { en: 'LUCID registration number', zh: 'LUCID注册号' },
      name: { en: 'LUCID registration number', zh: 'LUCID注册号' },
      help: { en: 'DE and 13 digits.', zh: 'DE加13位数字。' },
      visibleWhen: is('lucidRegistered', 'yes'),
      required: true,
      shareable: true,
      copyKey: 'lucid.number',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'lettersAndDigits' },
        { name: 'length', min: 15, max: 15 },
      ],
    },
    {
      type: 'info',
      key: 'lucidComesNext',
      label: { en: 'Your registration in LUCID comes next', zh: '下一步：自行完成LUCID注册' },
      text: {
        en: 'When this form has been accepted, you get a guide with every screen of LUCID and the entries that fit your answers. It takes about 20 minutes and is free of charge. You also enter your quantities there, from the figures that we prepare. Afterwards you enter the number that you received.',
        zh: '资料表通过后，您会收到LUCID注册的图文指引，以及与您所填内容对应的填写示例。注册约需20分钟，不收费。包装数量也由您在LUCID填报，数据由我们备好。完成后请把取得的注册号填写到服务单中。',
      },
      visibleWhen: is('lucidRegistered', 'no'),
    },
  ],
}
