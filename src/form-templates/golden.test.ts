import { describe, expect, test } from 'vitest'
import { isQuestion, visibleFields } from '#forms/engine/evaluate/answers.ts'
import { lintTemplate } from '#forms/engine/lint/lint-template.ts'
import type { Answers, Field, Template } from '#forms/engine/model/template.ts'
import { filesById, validate, type ValidateOptions } from '#forms/engine/validate/validate.ts'
import { dePackagingExampleAnswers } from './de-packaging/example.ts'
import { dePackaging } from './de-packaging/template.ts'
import { deVatRegistration } from './de-vat-registration/template.ts'
import { frExampleAnswers } from './fr-vat-registration/example.ts'
import { frVatRegistration } from './fr-vat-registration/template.ts'
import { gbExampleAnswers } from './gb-vat-registration/example.ts'
import { gbVatRegistration } from './gb-vat-registration/template.ts'
import { itExampleAnswers } from './it-vat-registration/example.ts'
import { itVatRegistration } from './it-vat-registration/template.ts'
import { esExampleAnswers } from './es-vat-registration/example.ts'
import { esVatRegistration } from './es-vat-registration/template.ts'
import { plExampleAnswers } from './pl-vat-registration/example.ts'
import { plVatRegistration } from './pl-vat-registration/template.ts'
import { czExampleAnswers } from './cz-vat-registration/example.ts'
import { czVatRegistration } from './cz-vat-registration/template.ts'
import { dutchCompany, EXAMPLE_UPLOADS, storedFiles } from './parts/example-parts.ts'

const SUBMIT: ValidateOptions = {
  files: filesById(storedFiles(EXAMPLE_UPLOADS)),
  today: '2026-03-15',
  mode: 'submit',
}

/** The recorded answers, as stored: no key without an answer. */
function recorded(answers: Record<string, unknown>): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)) as Answers
}

type Golden = {
  template: Template
  answers: Answers
  /** What changes when the company is Dutch: no representative, a VAT number of its own. */
  dutch: Record<string, unknown>
}

const GOLDEN: readonly Golden[] = [
  {
    template: frVatRegistration,
    answers: frExampleAnswers(EXAMPLE_UPLOADS),
    dutch: {
      representativeByFr: undefined,
      representativeLiability: undefined,
      homeCertificate: [EXAMPLE_UPLOADS.homeCertificateId],
    },
  },
  { template: gbVatRegistration, answers: gbExampleAnswers(EXAMPLE_UPLOADS), dutch: {} },
  {
    template: itVatRegistration,
    answers: itExampleAnswers(EXAMPLE_UPLOADS),
    dutch: {
      representativeByIt: undefined,
      representativeLiability: undefined,
      homeCertificate: [EXAMPLE_UPLOADS.homeCertificateId],
    },
  },
  {
    template: esVatRegistration,
    answers: esExampleAnswers(EXAMPLE_UPLOADS),
    dutch: { representativeByEs: undefined, representativeLiability: undefined, apostilleBy: undefined },
  },
  {
    template: plVatRegistration,
    answers: plExampleAnswers(EXAMPLE_UPLOADS),
    dutch: { representativeByPl: undefined, representativeLiability: undefined },
  },
  { template: czVatRegistration, answers: czExampleAnswers(EXAMPLE_UPLOADS), dutch: {} },
  { template: dePackaging, answers: dePackagingExampleAnswers(EXAMPLE_UPLOADS), dutch: {} },
]
const named = GOLDEN.map((golden) => [golden.template.key, golden] as const)
const errorsOf = (template: Template, answers: unknown) =>
  validate(template, answers, SUBMIT).errors.map((error) => `${error.path} ${error.key}`)

describe.each(named)('%s', (_key, { template, answers, dutch }) => {
  const complete = recorded(answers)

  test('can be published', () => {
    expect(lintTemplate(template)).toEqual([])
  })

  test('takes the recorded answers as they are', () => {
    expect(validate(template, complete, SUBMIT)).toEqual({ values: complete, errors: [] })
  })

  test('takes those of a company from the Netherlands', () => {
    const changed = recorded({ ...answers, ...dutchCompany, ...dutch })
    expect(validate(template, changed, SUBMIT)).toEqual({ values: changed, errors: [] })
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

function everyField(template: Template): Field[] {
  return template.sections.flatMap((section) => section.fields)
}

test('the same copy key means the same kind of answer in every form', () => {
  const types = new Map<string, string>()
  for (const { template } of [{ template: deVatRegistration }, ...GOLDEN]) {
    for (const field of everyField(template)) {
      const copyKey = 'copyKey' in field ? field.copyKey : undefined
      if (copyKey === undefined) continue
      expect([copyKey, types.get(copyKey) ?? field.type]).toEqual([copyKey, field.type])
      types.set(copyKey, field.type)
    }
  }
})
