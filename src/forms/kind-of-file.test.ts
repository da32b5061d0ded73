import { expect, test } from 'vitest'
import { isSensitiveKind } from '#documents/document-kinds.ts'
import { PUBLISHED } from '#form-templates/published.ts'
import { isSensitiveFile } from './engine/model/sensitive-files.ts'
import type { Field } from './engine/model/template.ts'
import { kindOfFile } from './kind-of-file.ts'

const fileFields: Field[] = PUBLISHED.flatMap((template) => template.sections)
  .flatMap((section) => section.fields)
  .flatMap((field): Field[] => (field.type === 'group' ? field.fields : [field]))
  .filter((field) => field.type === 'file')

test('what every form asks for has a kind', () => {
  const without = fileFields.filter((field) => kindOfFile(field) === 'OTHER').map(({ key }) => key)
  expect([...new Set(without)]).toEqual(['apostille'])
})

test('a kind is guarded exactly where the question is', () => {
  const differing = fileFields.filter(
    (field) => isSensitiveKind(kindOfFile(field)) !== isSensitiveFile(field),
  )
  expect(differing.map(({ key }) => key)).toEqual([])
})
