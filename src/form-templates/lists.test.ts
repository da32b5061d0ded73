import { describe, expect, test } from 'vitest'
import { isQuestion, visibleFields } from '#forms/engine/evaluate/answers.ts'
import { lintTemplate } from '#forms/engine/lint/lint-template.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { filesById, validate, type ValidateOptions } from '#forms/engine/validate/validate.ts'
import { euEori } from './eori/eu.ts'
import { euEoriExample, gbEoriExample } from './eori/examples.ts'
import { gbEori } from './eori/gb.ts'
import { iossExample, iossIntermediaryExample, ossExample } from './one-stop-shop/examples.ts'
import { ioss, iossIntermediary } from './one-stop-shop/ioss.ts'
import { oss } from './one-stop-shop/oss.ts'
import { packagingExample } from './packaging/examples.ts'
import { packagingTemplates } from './packaging/templates.ts'
import { noRepresentative } from './parts/example-lists.ts'
import { dutchCompany, EXAMPLE_UPLOADS, storedFiles } from './parts/example-parts.ts'
import { stateTemplates } from './vat-states/templates.ts'
import { vatDeregistrationExample } from './vat-deregistration/examples.ts'
import { vatDeregistrationTemplates } from './vat-deregistration/templates.ts'
import { vatFilingExample } from './vat-filing/examples.ts'
import { vatFilingTemplates } from './vat-filing/templates.ts'
import { vatRetroactiveExample } from './vat-retroactive/examples.ts'
import { vatRetroactiveTemplates } from './vat-retroactive/templates.ts'

const SUBMIT: ValidateOptions = {
  files: filesById(storedFiles(EXAMPLE_UPLOADS)),
  today: '2026-11-22',
  mode: 'submit',
}

const answered = (answers: Record<string, unknown>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)) as Answers

const countryOf = (template: Template): string => template.key.slice(0, 2).toUpperCase()
const errorsOf = (template: Template, answers: unknown) =>
  validate(template, answers, SUBMIT).errors.map((error) => `${error.path} ${error.key}`)

const ofCountries = (templates: readonly Template[], example: (country: string) => Answers) =>
  templates.map((template) => [template.key, template, example(countryOf(template))] as const)

const ofKind = (templates: readonly Template[], kind: string) => [
  ...templates,
  ...stateTemplates.filter((template) => template.key.endsWith(kind)),
]
const FILING = ofKind(vatFilingTemplates, 'VatFiling')

const LISTS = [
  ...ofCountries(FILING, vatFilingExample),
  ...ofCountries(ofKind(vatRetroactiveTemplates, 'VatRetroactive'), vatRetroactiveExample),
  ...ofCountries(ofKind(vatDeregistrationTemplates, 'VatDeregistration'), vatDeregistrationExample),
  ...ofCountries(packagingTemplates, packagingExample),
  ...(
    [
      [oss, ossExample],
      [ioss, iossExample],
      [iossIntermediary, iossIntermediaryExample],
      [euEori, euEoriExample],
      [gbEori, gbEoriExample],
    ] as const
  ).map(([template, example]) => [template.key, template, example] as const),
]

describe.each(LISTS)('%s', (_key, template, example) => {
  const complete = answered(example)

  test('can be published', () => {
    expect(lintTemplate(template)).toEqual([])
  })

  test('takes the recorded answers as they are', () => {
    expect(validate(template, complete, SUBMIT)).toEqual({ values: complete, errors: [] })
  })

  test('takes those of a company from the Netherlands', () => {
    const dutch = answered({ ...example, ...dutchCompany, ...noRepresentative })
    expect(errorsOf(template, dutch)).toEqual([])
  })

  test('left empty, names every question that everybody must answer', () => {
    const asked = visibleFields(template, {}).filter((entry) => isQuestion(entry.field) && !entry.row)
    const required = asked.filter((entry) => entry.required).map((entry) => entry.path)
    const missing = validate(template, {}, SUBMIT).errors.filter((error) => error.key.startsWith('missing'))
    expect(required.length).toBeGreaterThan(8)
    expect(missing.map((error) => error.path)).toEqual(expect.arrayContaining(required))
  })

  test('requires exactly the answers marked as required', () => {
    const asked = visibleFields(template, complete).filter((entry) => isQuestion(entry.field) && !entry.row)
    for (const { path, required } of asked) {
      const missing = errorsOf(template, { ...complete, [path]: undefined }).filter((error) =>
        error.startsWith(`${path} missing`),
      )
      expect([path, missing.length]).toEqual([path, required ? 1 : 0])
    }
  })
})

/** A registration and its periods are created from these answers (`parts/first-period.ts`). */
describe.each(FILING.map((template) => [template.key, template] as const))(
  'the period of %s',
  (_key, template) => {
    const example = answered(vatFilingExample(countryOf(template)))

    test('has the same keys everywhere', () => {
      const keys = template.sections.flatMap((section) => section.fields).map((field) => field.key)
      expect(keys).toEqual(expect.arrayContaining(['vatNumber', 'filingRhythm', 'firstPeriod']))
      expect(example['vatNumber']).toMatch(new RegExp(`^${countryOf(template)}`))
      expect(example['firstPeriod']).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    })

    test('refuses a number whose check digits are wrong, and one of another state', () => {
      const wrong = String(example['vatNumber']).replace(/(?<=^.{5})\d/, (digit) =>
        String((Number(digit) + 1) % 10),
      )
      for (const vatNumber of [wrong, countryOf(template) === 'AT' ? 'DE136695976' : 'ATU13585627'])
        expect(errorsOf(template, { ...example, vatNumber })).toEqual(['vatNumber wrongVatNumber'])
    })

    test('is calculated, whatever was sent', () => {
      const { values } = validate(template, { ...example, firstPeriod: '1999-01' }, SUBMIT)
      expect(values['firstPeriod']).toBe(example['firstPeriod'])
    })
  },
)
