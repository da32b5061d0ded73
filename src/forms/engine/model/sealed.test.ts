import { expect, it } from 'vitest'
import { genericService } from '#form-templates/generic-service/template.ts'
import { PUBLISHED } from '#form-templates/published.ts'
import { isSealed } from './sealed.ts'
import type { Field, RowField, Template } from './template.ts'

const TEXT = { en: 'a', zh: 'a' }
const text = (more: Partial<RowField> = {}) => ({ type: 'text', key: 'a', label: TEXT, ...more }) as Field
const born = text({ type: 'date', validators: [{ name: 'minAge', years: 18 }] } as never)
const address = text({ validators: [{ name: 'pattern', pattern: 'latinAddress' }] })
const phone = text({ validators: [{ name: 'phone' }] })

it.each<[string, Field, Field[], boolean]>([
  ['what is marked', text({ sealed: true }), [], true],
  ['a birthday', born, [], true],
  ['a telephone', phone, [], true],
  ['not a telephone that is marked as open', text({ ...phone, sealed: false } as never), [], false],
  ['where a person lives', address, [born], true],
  ['not where a company is', address, [text()], false],
  ['where a person was born', text({ key: 'placeOfBirth' }), [born], true],
  ['where the books are kept', text({ key: 'recordsAddress' }), [], true],
  ['nothing else', text(), [born], false],
])('seals %s', (_name, field, siblings, expected) => expect(isSealed(field, siblings)).toBe(expected))

function sealedIn(template: Template): string[] {
  return template.sections
    .flatMap((section) => section.fields)
    .flatMap((field) =>
      field.type === 'group'
        ? field.fields
            .filter((child) => isSealed(child, field.fields))
            .map((child) => `${field.key}/${child.key}`)
        : isSealed(field)
          ? [field.key]
          : [],
    )
}

it('finds them in the published forms, which have no marks', () => {
  const german = PUBLISHED.find(({ key }) => key === 'deVatRegistration')
  expect(german && sealedIn(german)).toEqual(['phone', 'directors/dateOfBirth', 'directors/address'])
  expect(sealedIn(genericService)).toEqual(['phone'])
})
