import { expect, test } from 'vitest'
import { copyByKey } from '#forms/engine/copy/copy-by-key.ts'
import { filesById } from '#forms/engine/validate/validate.ts'
import { frExampleAnswers } from './fr-vat-registration/example.ts'
import { frVatRegistration } from './fr-vat-registration/template.ts'
import { gbExampleAnswers } from './gb-vat-registration/example.ts'
import { gbVatRegistration } from './gb-vat-registration/template.ts'
import { itVatRegistration } from './it-vat-registration/template.ts'
import { EXAMPLE_UPLOADS, storedFiles } from './parts/example-parts.ts'
import { dePackaging } from './de-packaging/template.ts'
import { deVatRegistration } from './de-vat-registration/template.ts'
import { exampleAnswers } from './de-vat-registration/example.ts'

const files = filesById(storedFiles(EXAMPLE_UPLOADS))
const french = { template: frVatRegistration, answers: frExampleAnswers(EXAMPLE_UPLOADS) }
const british = { template: gbVatRegistration, answers: gbExampleAnswers(EXAMPLE_UPLOADS) }
const german = { template: deVatRegistration, answers: exampleAnswers(EXAMPLE_UPLOADS) }

const COMPANY = [
  'country',
  'legalForm',
  'companyName',
  'uscc',
  'foundedOn',
  'street',
  'city',
  'email',
  'phone',
]

/** What is true of the company stays true in another country; what is true of one country is asked again. */
test.each([
  ['France', french, 'Italy', itVatRegistration, ['directors', 'goods', 'accountHolder', 'businessLicence']],
  ['France', french, 'packaging', dePackaging, ['goods', 'signatory', 'businessLicence']],
  ['the United Kingdom', british, 'France', frVatRegistration, ['directors', 'sellerIds', 'registerExtract']],
  ['Germany', german, 'France', frVatRegistration, ['directors', 'eori', 'bic', 'registerExtract']],
])('copies the company from %s to %s', (_from, source, _to, target, more) => {
  const { answers, copied } = copyByKey(source, target, {}, { files })
  expect(copied).toEqual(expect.arrayContaining([...COMPANY, ...more]))
  const ofOneCountry = /stock|sale|turnover|operations|warehouse|representative|premises|reason|imports/i
  expect(copied.filter((key) => ofOneCountry.test(key) && key !== 'importsInOwnName')).toEqual([])
  expect(answers['companyName']).toBe('Shenzhen Lanhai Trading Co., Ltd.')
})

test('copies everything into another order of the same country except what must be confirmed again', () => {
  const { copied } = copyByKey(french, frVatRegistration, {}, { files })
  const answered = Object.keys(french.answers).filter(
    (key) => key !== 'turnoverTotal' && key !== 'totalShare',
  )
  expect(answered.filter((key) => !copied.includes(key))).toEqual(['representativeLiability', 'declaration'])
})
