import { expect, test } from 'vitest'
import { PUBLISHED } from '#form-templates/published.ts'
import { isSensitive } from './field-kinds.ts'
import { isSensitiveFile } from './sensitive-files.ts'
import type { Field } from './template.ts'

const OPEN = [
  'annualReturnIt',
  'apostille',
  'articles',
  'businessLicence',
  'creditProof',
  'extensionProof',
  'homeCertificate',
  'importPlan',
  'intermediaryContract',
  'lastReturns',
  'officeLetters',
  'packagingMandate',
  'proofOfTrade',
  'registerExtract',
  'release',
  'representativeContractEs',
  'representativeContractFr',
  'representativeContractIt',
  'representativeContractPl',
  'requirementLetter',
  'stockProof',
  'vatCertificate',
  'warehouseContractCz',
  'warehouseContractEs',
  'warehouseContractIt',
  'warehouseContractPl',
]
/** Also in the migration that marked the files of earlier forms. */
const GUARDED = ['bankProof', 'identityOfSigner', 'passport', 'paymentFlows', 'secondEvidence']

const fileFields: Field[] = PUBLISHED.flatMap((template) => template.sections)
  .flatMap((section) => section.fields)
  .flatMap((field): Field[] => (field.type === 'group' ? field.fields : [field]))
  .filter((field) => field.type === 'file')

const keysOf = (fields: readonly Field[]) => [...new Set(fields.map((field) => field.key))].toSorted()

test('every paper of every form, of all versions, is either open or guarded', () => {
  expect(keysOf(fileFields.filter((field) => isSensitiveFile(field)))).toEqual(GUARDED)
  expect(keysOf(fileFields.filter((field) => !isSensitiveFile(field)))).toEqual(OPEN)
})

test('a mark in the template counts before the kind of the question, and masks nothing', () => {
  const passport = fileFields.find((field) => field.key === 'passport')
  if (!passport) throw new Error('no passport')
  expect(isSensitiveFile({ ...passport, sensitive: false } as Field)).toBe(false)
  const marked = { ...passport, key: 'visa', example: undefined, sensitive: true } as Field
  expect(isSensitiveFile(marked)).toBe(true)
  expect(isSensitive(marked), 'its answer is a list of ids, not a number to mask').toBe(false)
})
