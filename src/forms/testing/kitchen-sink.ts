import type { Answers, Field, StoredFile, Template } from '../engine/model/template.ts'
import { filesById } from '../engine/validate/validate.ts'

/** A form with every type of question, each in a group's row too where that is possible; for tests. */

const label = (en: string, zh: string) => ({ en, zh })
const OPTIONS = [
  { value: 'red', label: label('Red', '红色') },
  { value: 'green', label: label('Green', '绿色'), help: label('Like grass.', '像草一样。') },
  { value: 'blue', label: label('Blue', '蓝色') },
]

const simple: Field[] = [
  {
    type: 'info',
    key: 'welcome',
    label: label('Before you begin', '填写前请阅读'),
    text: label('Everything that a form can ask.', '资料表可能包含的全部题型。'),
  },
  {
    type: 'text',
    key: 'name',
    label: label('Company name', '公司名称'),
    required: true,
    prefill: 'company.nameLatin',
    copyKey: 'company.nameLatin',
    shareable: true,
    validators: [
      { name: 'pattern', pattern: 'latin' },
      { name: 'length', min: 2, max: 120 },
    ],
  },
  {
    type: 'text',
    key: 'iban',
    label: label('IBAN', 'IBAN'),
    sensitive: true,
    copyKey: 'bank.iban',
    validators: [{ name: 'iban' }],
  },
  { type: 'textarea', key: 'story', label: label('What you sell', '经营内容'), shareable: true },
  {
    type: 'number',
    key: 'staff',
    label: label('Employees', '员工人数'),
    unit: label('people', '人'),
    required: true,
  },
  {
    type: 'money',
    key: 'turnover',
    label: label('Turnover last year', '上年度营业额'),
    currencies: ['EUR', 'CNY'],
    validators: [{ name: 'range', min: 0 }],
  },
  {
    type: 'date',
    key: 'foundedOn',
    label: label('Founded on', '成立日期'),
    validators: [{ name: 'range', max: 'today' }],
  },
  { type: 'checkbox', key: 'isTrue', label: label('This is all true', '以上内容属实'), required: true },
]

const choices: Field[] = [
  { type: 'radio', key: 'colour', label: label('Colour', '颜色'), options: OPTIONS, required: true },
  { type: 'select', key: 'shade', label: label('Second colour', '备用颜色'), options: OPTIONS },
  {
    type: 'text',
    key: 'whyGreen',
    label: label('Why green', '为何选择绿色'),
    visibleWhen: { op: 'eq', field: 'colour', value: 'green' },
  },
  { type: 'multiselect', key: 'colours', label: label('All colours', '全部颜色'), options: OPTIONS },
  {
    type: 'country',
    key: 'country',
    label: label('Country or region', '国家/地区'),
    prefill: 'company.country',
  },
  {
    type: 'file',
    key: 'paper',
    label: label('Business licence', '营业执照'),
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: 10_000_000,
    maxFiles: 2,
    copyKey: 'company.businessLicence',
  },
]

const people: Field[] = [
  {
    type: 'group',
    key: 'owners',
    label: label('Owners', '股东'),
    rowLabel: label('Owner {n}', '第{n}位股东'),
    addLabel: label('Add an owner', '添加股东'),
    titleField: 'fullName',
    minRows: 1,
    maxRows: 5,
    copyKey: 'company.people',
    fields: [
      { type: 'text', key: 'fullName', label: label('Full name', '姓名'), required: true, shareable: true },
      { type: 'number', key: 'share', label: label('Share', '持股比例'), unit: label('%', '%'), decimals: 2 },
      {
        type: 'text',
        key: 'passport',
        label: label('Passport number', '护照号码'),
        sensitive: true,
        shareable: true,
        validators: [{ name: 'pattern', pattern: 'passportNumber' }],
      },
      {
        type: 'file',
        key: 'copy',
        label: label('Passport', '护照'),
        accept: ['application/pdf'],
        maxBytes: 1_000_000,
        shareable: true,
      },
      { type: 'checkbox', key: 'signs', label: label('Signs for the company', '有签字权') },
    ],
  },
  {
    type: 'computed',
    key: 'allShares',
    label: label('All shares', '合计持股'),
    expression: { op: 'sumOf', field: 'owners/share' },
    decimals: 2,
    unit: label('%', '%'),
  },
]

export const kitchenSink: Template = {
  key: 'kitchenSink',
  version: 1,
  title: label('Everything a form can ask', '全部题型'),
  sections: [
    { key: 'simple', title: label('Simple questions', '基本信息'), fields: simple },
    { key: 'choices', title: label('Choices and files', '选择与文件'), fields: choices },
    { key: 'people', title: label('People', '人员'), fields: people },
  ],
}

const stored = (id: string, type = 'application/pdf', size = 1000): StoredFile => ({
  id,
  type,
  size,
  scan: 'clean',
})

export const SINK_FILES = filesById([
  stored('up_paper'),
  stored('up_copy'),
  stored('up_exe', 'application/x-msdownload'),
  stored('up_huge', 'application/pdf', 90_000_000),
  { ...stored('up_ill'), scan: 'infected' },
])

export function sinkAnswers(changes: Record<string, unknown> = {}): Answers {
  return {
    name: 'Lanhai Trading',
    iban: 'DE89370400440532013000',
    story: 'Lamps\nand chairs',
    staff: 12,
    turnover: { amount: 1_250_000, currency: 'EUR' },
    foundedOn: '2019-05-17',
    isTrue: true,
    colour: 'green',
    shade: 'blue',
    whyGreen: 'It grows',
    colours: ['red', 'blue'],
    country: 'CN',
    paper: ['up_paper'],
    owners: [
      { _id: 'a', fullName: 'ZHOU MING', share: 60, passport: 'E12345678', copy: ['up_copy'], signs: true },
      { _id: 'b', fullName: 'LI NA', share: 40 },
    ],
    allShares: 100,
    ...changes,
  } as Answers
}
