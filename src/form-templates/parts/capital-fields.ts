import type { RowField } from '#forms/engine/model/template.ts'
import { is } from './choices.ts'

/** Offices with a register of their own ask for capital and financial year. */
export function capitalFields(): RowField[] {
  return [
    {
      type: 'money',
      key: 'shareCapital',
      label: { en: 'Share capital', zh: '注册资本' },
      name: { en: 'share capital', zh: '注册资本' },
      help: { en: 'As on the business licence.', zh: '与营业执照一致。' },
      shareable: true,
      required: true,
      copyKey: 'company.shareCapital',
      width: 'half',
      currencies: ['CNY', 'EUR', 'USD', 'GBP'],
      validators: [{ name: 'range', min: 1, max: 100_000_000_000_000 }],
    },
    {
      type: 'select',
      key: 'financialYearEnd',
      label: { en: 'The financial year ends on', zh: '会计年度截止日' },
      name: { en: 'end of the financial year', zh: '会计年度截止日' },
      help: {
        en: 'In mainland China it is always 31 December.',
        zh: '中国大陆公司一律为12月31日；香港公司常见为3月31日或12月31日。',
      },
      shareable: true,
      required: true,
      copyKey: 'company.financialYearEnd',
      width: 'half',
      options: [
        { value: 'december', label: { en: '31 December', zh: '12月31日' } },
        { value: 'march', label: { en: '31 March', zh: '3月31日' } },
        { value: 'june', label: { en: '30 June', zh: '6月30日' } },
        { value: 'september', label: { en: '30 September', zh: '9月30日' } },
        { value: 'other', label: { en: 'Another day', zh: '其他日期' } },
      ],
    },
    {
      type: 'text',
      key: 'financialYearEndOther',
      label: { en: 'Which day', zh: '具体日期' },
      name: { en: 'last day of the financial year', zh: '会计年度截止日' },
      help: { en: 'Day and month, such as 31 January.', zh: '请填写月和日，例如1月31日。' },
      shareable: true,
      visibleWhen: is('financialYearEnd', 'other'),
      required: true,
      copyKey: 'company.financialYearEndOther',
      width: 'half',
      validators: [{ name: 'length', min: 3, max: 30 }],
    },
  ]
}
