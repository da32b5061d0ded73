import { expect, it } from 'vitest'
import { check, companyForm, GENERIC_FORM, handover } from './content/process-parts.ts'
import { processProblems, type ProcessNode } from './process.ts'

const days = { low: 1, high: 2 }
const canSkip = { reason: { en: 'Not needed.', zh: '无需办理。' } }
const reviewed = (form: Partial<ProcessNode>, review: Partial<ProcessNode>) => [
  { ...companyForm(GENERIC_FORM, days), ...form },
  { ...check(days), ...review },
  handover(days),
]

it.each([
  ['a form', { canSkip }, {}],
  ['its review', {}, { canSkip }],
])('%s cannot be skipped: the other one could never be finished', (_what, form, review) => {
  expect(processProblems(reviewed({}, {}))).toEqual([])
  expect(processProblems(reviewed(form, review))).toEqual([
    'check: a step that is reviewed cannot be skipped',
  ])
})
