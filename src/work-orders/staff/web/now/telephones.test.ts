import { describe, expect, it } from 'vitest'
import type { Answers } from '#forms/engine/model/template.ts'
import { label, oneSection } from '#forms/testing/one-section.ts'
import { telephonesIn } from './telephones.ts'

const phone = { type: 'text', label, validators: [{ name: 'phone' }] } as const
const template = oneSection([
  { type: 'text', key: 'contactName', label },
  { ...phone, key: 'phone' },
  {
    type: 'group',
    key: 'people',
    label,
    rowLabel: label,
    addLabel: label,
    minRows: 0,
    maxRows: 2,
    fields: [{ ...phone, key: 'mobile' }],
  },
])
const form = (answers: Answers, over: { maskedPaths?: string[]; isDraft?: boolean } = {}) =>
  ({
    template,
    answers,
    maskedPaths: over.maskedPaths ?? [],
    submissions: over.isDraft ? [] : [{ at: new Date(0), by: 'x' }],
  }) as unknown as Parameters<typeof telephonesIn>[0][number]

describe('the telephones of a company', () => {
  const answers = { contactName: '周明', phone: '+86 138 0013 8000' }
  it.each<[string, ReturnType<typeof form>[], { number: string; name: string | null }[]]>([
    ['with whom it reaches', [form(answers)], [{ number: '+8613800138000', name: '周明' }]],
    ['of nobody in particular', [form({ phone: '+49 30 1' })], [{ number: '+49301', name: null }]],
    ['none that was not answered', [form({ contactName: '周明', phone: ' ' })], []],
    ['none of a draft', [form(answers, { isDraft: true })], []],
    ['none that is masked', [form(answers, { maskedPaths: ['phone'] })], []],
    ['none of a single person', [form({ people: [{ _id: 'r', mobile: '+86 139' }] })], []],
    [
      'each once, however it is typed, with the name of the first form',
      [form(answers), form({ phone: '+8613800138000' }), form({ phone: '+49 30 1' })],
      [
        { number: '+8613800138000', name: '周明' },
        { number: '+49301', name: null },
      ],
    ],
  ])('%s', (_name, forms, telephones) => {
    expect(telephonesIn(forms)).toEqual(telephones)
  })
})
