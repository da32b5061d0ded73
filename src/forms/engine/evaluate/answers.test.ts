import { describe, expect, test } from 'vitest'
import { answersOfSection, progress, visibleFields } from './answers.ts'
import { fieldAt, sectionsOfPath } from '../model/field-at.ts'
import { example, FILES, TODAY, withDirector } from '../../testing/example.builders.ts'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'

const paths = (answers: unknown) => visibleFields(template, answers).map((entry) => entry.path)

test('a question shows when the answer it depends on is given', () => {
  expect(paths({})).not.toContain('uscc')
  expect(paths({ country: 'CN' })).toContain('uscc')
  expect(paths({ country: 'CN' })).not.toContain('registrationNumber')
  expect(paths({ directors: [{ _id: 'a', role: 'director' }] })).not.toContain('directors/a/sharePercent')
  expect(paths({ directors: [{ _id: 'a', role: 'both' }] })).toContain('directors/a/sharePercent')
})

describe('progress', () => {
  const options = { files: FILES, today: TODAY }

  test('of an empty form: everything is missing', () => {
    expect(progress(template, {}, options)).toEqual([
      { sectionKey: 'company', visible: true, answered: 0, required: 9, missing: 9, total: 9, errors: 0 },
      { sectionKey: 'people', visible: true, answered: 0, required: 1, missing: 1, total: 1, errors: 0 },
      { sectionKey: 'business', visible: true, answered: 0, required: 9, missing: 9, total: 10, errors: 0 },
      { sectionKey: 'bank', visible: true, answered: 0, required: 9, missing: 9, total: 10, errors: 0 },
    ])
  })

  test('of a complete form: nothing is missing', () => {
    const all = progress(template, example(), options)
    expect(all.map((section) => [section.missing, section.errors])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(all.every((section) => section.answered >= section.required)).toBe(true)
  })

  test('distinguishes missing from invalid', () => {
    const [, people] = progress(template, withDirector({ dateOfBirth: '', passportNumber: 'E1' }), options)
    expect(people).toMatchObject({ answered: 8, required: 9, missing: 1, errors: 1 })
  })
})

describe('fieldAt', () => {
  test.each([
    ['city', 'company', 'city'],
    ['directors', 'people', 'directors'],
    ['directors/zhou', 'people', 'directors'],
    ['directors/zhou/passport', 'people', 'passport'],
  ])('%s', (path, section, key) => {
    const place = fieldAt(template, path)
    expect([place?.section.key, place?.field.key]).toEqual([section, key])
  })

  test.each(['nowhere', 'city/x', 'directors/zhou/nothing', 'directors/zhou/passport/x', '', '__proto__'])(
    '%s does not exist',
    (path) => {
      expect(fieldAt(template, path)).toBeUndefined()
    },
  )
})

test('maps paths to sections', () => {
  expect(sectionsOfPath(template, 'iban', 'directors/zhou/passport', 'bic', 'nowhere')).toEqual([
    'people',
    'bank',
  ])
})

test('a section has its own answers', () => {
  expect(Object.keys(answersOfSection(template, example(), 'people'))).toEqual(['directors', 'totalShare'])
  expect(answersOfSection(template, example(), 'nowhere')).toEqual({})
})
