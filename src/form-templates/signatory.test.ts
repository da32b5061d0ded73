import { expect, test } from 'vitest'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { filesById, validate } from '#forms/engine/validate/validate.ts'
import { exampleAnswers as deExampleAnswers } from './de-vat-registration/example.ts'
import { frExampleAnswers } from './fr-vat-registration/example.ts'
import { gbExampleAnswers } from './gb-vat-registration/example.ts'
import { itExampleAnswers } from './it-vat-registration/example.ts'
import { esExampleAnswers } from './es-vat-registration/example.ts'
import { plExampleAnswers } from './pl-vat-registration/example.ts'
import { czExampleAnswers } from './cz-vat-registration/example.ts'
import { newestTemplate } from './find-template.ts'
import { iossIntermediaryExample } from './one-stop-shop/examples.ts'
import { EXAMPLE_UPLOADS, storedFiles } from './parts/example-parts.ts'
import { PUBLISHED } from './published.ts'

const files = filesById(storedFiles(EXAMPLE_UPLOADS))

function wrong(template: Template | undefined, answers: Answers) {
  if (!template) throw new Error('no such template')
  return validate(template, answers, { files, today: '2026-11-22', mode: 'submit' }).errors
}

const FORMS: readonly (readonly [string, Answers])[] = [
  ['deVatRegistration', deExampleAnswers(EXAMPLE_UPLOADS)],
  ['frVatRegistration', frExampleAnswers(EXAMPLE_UPLOADS)],
  ['itVatRegistration', itExampleAnswers(EXAMPLE_UPLOADS)],
  ['esVatRegistration', esExampleAnswers(EXAMPLE_UPLOADS)],
  ['plVatRegistration', plExampleAnswers(EXAMPLE_UPLOADS)],
  ['czVatRegistration', czExampleAnswers(EXAMPLE_UPLOADS)],
  ['gbVatRegistration', gbExampleAnswers(EXAMPLE_UPLOADS)],
  ['iossIntermediary', iossIntermediaryExample],
]

test.each(FORMS)('%s: whoever signs is one of the people above', (key, answers) => {
  const template = newestTemplate(key)
  expect(wrong(template, { ...answers, signatory: 'zhou  míng' })).toEqual([])
  expect(wrong(template, { ...answers, signatory: 'SUN HUI' })).toEqual([
    { path: 'signatory', key: 'notNamedAbove', params: { namesEn: 'ZHOU MING', namesZh: 'ZHOU MING' } },
  ])
})

test('every newest form that asks about people and for a signatory has the rule', () => {
  const asked = PUBLISHED.filter((one) => newestTemplate(one.key) === one).filter((template) => {
    const fields = template.sections.flatMap((section) => section.fields)
    const keys = new Set(fields.map((field) => field.key))
    return keys.has('directors') && keys.has('signatory')
  })
  expect(asked.map((template) => template.key).toSorted()).toEqual(FORMS.map(([key]) => key).toSorted())
})

test.each(PUBLISHED.filter((one) => newestTemplate(one.key) === one).map((one) => [one.key, one] as const))(
  '%s calls mainland China by one name',
  (_key, template) => {
    const texts = JSON.stringify(template)
    expect(texts.match(/.{20}(?<![Mm]ainland )\bChina\b(?! Post).{10}/g)).toBeNull()
    expect(texts.match(/内地/g)).toBeNull()
  },
)
