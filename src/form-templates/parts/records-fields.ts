import type { RowField } from '#forms/engine/model/template.ts'
import { is } from './choices.ts'

/** Where the accounts are kept, which some offices enter into their register. */
export function recordsFields(): RowField[] {
  return [
    {
      type: 'radio',
      key: 'recordsKeptBy',
      label: { en: 'Where are the accounting records kept?', zh: '会计账册保存在哪里？' },
      missing: { en: 'Say where the accounting records are kept.', zh: '请选择会计账册保存在哪里。' },
      shareable: true,
      required: true,
      copyKey: 'company.recordsKeptBy',
      options: [
        { value: 'company', label: { en: 'At the registered address', zh: '公司注册地址' } },
        { value: 'agency', label: { en: 'With the agency', zh: '服务商处' } },
        { value: 'other', label: { en: 'Elsewhere', zh: '其他地址' } },
      ],
    },
    {
      type: 'textarea',
      key: 'recordsAddress',
      label: { en: 'Address of the records', zh: '账册保存地址（英文或拼音）' },
      name: { en: 'address of the records', zh: '账册保存地址' },
      shareable: true,
      sealed: true,
      visibleWhen: is('recordsKeptBy', 'other'),
      required: true,
      copyKey: 'company.recordsAddress',
      validators: [
        { name: 'pattern', pattern: 'latinAddress' },
        { name: 'length', min: 10, max: 250 },
      ],
    },
  ]
}
