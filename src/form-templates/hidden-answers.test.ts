import { expect, test } from 'vitest'
import type { Template } from '#forms/engine/model/template.ts'
import { filesById, validate } from '#forms/engine/validate/validate.ts'
import { czExampleAnswers } from './cz-vat-registration/example.ts'
import { czVatRegistration } from './cz-vat-registration/template.ts'
import { dePackagingExampleAnswers } from './de-packaging/example.ts'
import { dePackaging } from './de-packaging/template.ts'
import { esExampleAnswers } from './es-vat-registration/example.ts'
import { esVatRegistration } from './es-vat-registration/template.ts'
import { frExampleAnswers } from './fr-vat-registration/example.ts'
import { frVatRegistration } from './fr-vat-registration/template.ts'
import { gbExampleAnswers } from './gb-vat-registration/example.ts'
import { gbVatRegistration } from './gb-vat-registration/template.ts'
import { itExampleAnswers } from './it-vat-registration/example.ts'
import { itVatRegistration } from './it-vat-registration/template.ts'
import { dutchCompany, EXAMPLE_UPLOADS, storedFiles } from './parts/example-parts.ts'
import { plExampleAnswers } from './pl-vat-registration/example.ts'
import { plVatRegistration } from './pl-vat-registration/template.ts'

const german = {
  postcode: '10115',
  registrationNumber: 'HRB 12345 B',
  homeTaxNumber: '37/123/45678',
  homeVatNumber: 'DE136695976',
}
const files = filesById(storedFiles(EXAMPLE_UPLOADS))
type Changes = Record<string, unknown>

const gb = gbExampleAnswers(EXAMPLE_UPLOADS)
const fr = frExampleAnswers(EXAMPLE_UPLOADS)
const it = itExampleAnswers(EXAMPLE_UPLOADS)
const es = esExampleAnswers(EXAMPLE_UPLOADS)
const pl = plExampleAnswers(EXAMPLE_UPLOADS)
const cz = czExampleAnswers(EXAMPLE_UPLOADS)
const packaging = dePackagingExampleAnswers(EXAMPLE_UPLOADS)

function submit(template: Template, answers: Changes) {
  const { values, errors } = validate(template, answers, { files, today: '2026-03-15', mode: 'submit' })
  return { values, errors: errors.map((error) => `${error.path} ${error.key}`) }
}

/** What is not asked counts as not answered, whoever sends it. */
test.each<[string, Template, Changes, string[]]>([
  [
    'a sort code beside an IBAN',
    gbVatRegistration,
    { ...gb, ...ibanOf(fr) },
    ['sortCode', 'ukAccountNumber'],
  ],
  ['a UTR of nobody', gbVatRegistration, { ...gb, utr: '1234567890' }, ['utr']],
  [
    'a representative of a Dutch company',
    frVatRegistration,
    { ...fr, ...dutchCompany, homeCertificate: ['up_home'] },
    ['representativeByFr', 'representativeLiability'],
  ],
  [
    'a Chinese code of a Dutch company',
    plVatRegistration,
    { ...pl, ...dutchCompany, uscc: pl.uscc },
    ['uscc'],
  ],
  ['a provider without a shop', itVatRegistration, { ...it, channels: ['amazon'] }, ['shopProvider']],
  ['deferment without imports', esVatRegistration, { ...es, importsInOwnName: 'no' }, ['defersImportVat']],
  [
    'numbers elsewhere that were denied',
    czVatRegistration,
    { ...cz, registeredElsewhere: 'no' },
    ['vatRegistrations'],
  ],
  [
    'a representative of a German company',
    dePackaging,
    { ...packaging, country: 'DE', ...german },
    ['packagingRepresentative'],
  ],
])('drops %s', (_name, template, answers, keys) => {
  const { values, errors } = submit(template, answers)
  expect(errors).toEqual([])
  for (const key of keys) {
    expect(answers[key]).toBeDefined()
    expect(values).not.toHaveProperty(key)
  }
})

function errorsInFrance(answers: Changes): string[] {
  return submit(frVatRegistration, answers).errors
}

function ibanOf(answers: Changes): Changes {
  return { accountKind: 'iban', iban: answers.iban }
}

test('the sum of the packaging is calculated, whatever was sent', () => {
  expect(submit(dePackaging, { ...packaging, totalWeightKg: 1 }).values.totalWeightKg).toBe(1146.75)
})

test('a British company needs no representative in France, an American one does', () => {
  const british = { ...fr, country: 'GB', postcode: 'SW1A 1AA', registrationNumber: '1', homeTaxNumber: '1' }
  expect(errorsInFrance({ ...british, representativeByFr: undefined })).not.toContain(
    'representativeByFr missingChoice',
  )
  expect(errorsInFrance({ ...british, country: 'US', representativeByFr: undefined })).toContain(
    'representativeByFr missingChoice',
  )
})
