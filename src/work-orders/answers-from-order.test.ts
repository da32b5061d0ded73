import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { productContentSchema } from '#catalogue/product.ts'
import { prefill } from '#forms/engine/copy/prefill.ts'
import { newestTemplate } from '#form-templates/find-template.ts'
import { answersFromOrder } from './answers-from-order.ts'

const today = '2026-11-22'

function bought(code: string) {
  const found = productContents.find((one) => one.code === code)
  if (!found) throw new Error(`no product ${code}`)
  return { ...productContentSchema.parse(found.content), country: found.country }
}

function shown(code: string, form: string, options: Record<string, string>, typed = {}) {
  const template = newestTemplate(form)
  if (!template) throw new Error(`no form ${form}`)
  return prefill(template, typed, answersFromOrder({ product: bought(code), options }, template), { today })
}

it.each<[string, string, Record<string, string>, object]>([
  [
    'vat-filing-de',
    'deVatFiling',
    { plan: 'monthly12', firstPeriod: '2026-12' },
    { filingRhythm: 'monthly', firstPeriodYear: '2026', firstMonth: '12' },
  ],
  [
    'vat-filing-de',
    'deVatFiling',
    { plan: 'quarterly12', firstPeriod: '2026-11' },
    { filingRhythm: 'quarterly', firstPeriodYear: '2026', firstQuarter: '10' },
  ],
  [
    'vat-filing-gb',
    'gbVatFiling',
    { plan: 'quarterly12', firstPeriod: '2026-11' },
    { filingRhythm: 'quarterly', firstPeriodYear: '2026', firstQuarter: '11' },
  ],
  ['eori-eu', 'euEori', { state: 'PL' }, { firstState: 'PL' }],
  ['vat-registration-de', 'deVatRegistration', { filing: '12', firstPeriod: '2026-11' }, {}],
])('%s: %s asks as first answers what %o says', (code, form, options, answers) => {
  expect(shown(code, form, options)).toEqual(answers)
})

it('leaves what a person has answered', () => {
  const typed = { filingRhythm: 'monthly', firstPeriodYear: '2027' }
  expect(
    shown('vat-filing-de', 'deVatFiling', { plan: 'quarterly12', firstPeriod: '2026-11' }, typed),
  ).toEqual({ filingRhythm: 'monthly', firstPeriodYear: '2027', firstMonth: '11' })
})
