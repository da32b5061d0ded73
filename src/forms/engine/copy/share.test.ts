import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleFields } from '../evaluate/answers.ts'
import { example, FILES, templateOf, TEXT, TODAY } from '../../testing/example.builders.ts'
import { lintTemplate } from '../lint/lint-template.ts'
import { share, shareableSections, sharedAnswers, withShared } from './share.ts'
import type { Field, RowField, Template } from '../model/template.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { validate } from '../validate/validate.ts'

const text = (key: string, more: Partial<RowField> = {}): RowField =>
  ({ type: 'text', key, label: TEXT, ...more }) as RowField
const shared = { shareable: true }

const person: Template = {
  ...templateOf(),
  sections: [
    { key: 'company', title: TEXT, fields: [text('country'), text('city')] },
    {
      key: 'person',
      title: TEXT,
      fields: [
        text('name', shared),
        text('secretNote'),
        text('mainlandId', { ...shared, visibleWhen: { op: 'eq', field: 'country', value: 'CN' } }),
        text('visa', { ...shared, requiredWhen: { op: 'ne', field: 'country', value: 'CN' } }),
        text('maiden', {
          ...shared,
          visibleWhen: {
            and: [
              { op: 'filled', field: 'name' },
              { op: 'filled', field: 'city' },
            ],
          },
        }),
      ],
    },
  ],
}

const keysOf = (template: Template) =>
  template.sections.flatMap((section) => section.fields.map((f) => f.key))
const fieldOf = (template: Template, key: string) =>
  template.sections.flatMap((section) => section.fields as Field[]).find((field) => field.key === key)

describe('share', () => {
  it('names the sections with something to share', () => {
    expect(shareableSections(deVatRegistration)).toEqual(['people'])
    expect(shareableSections(person)).toEqual(['person'])
  })

  it('gives the shareable questions of the sections, and no others', () => {
    const part = share(person, ['company', 'person'], { country: 'CN', city: 'Shenzhen' })
    expect(part.sections.map((section) => section.key)).toEqual(['person'])
    expect(keysOf(part)).toEqual(['name', 'mainlandId', 'visa', 'maiden'])
  })

  it('resolves what depends on answers outside, and keeps what depends on answers inside', () => {
    const abroad = share(person, ['person'], { country: 'FR', city: 'Lyon' })
    expect(keysOf(abroad)).toEqual(['name', 'visa', 'maiden'])
    expect(fieldOf(abroad, 'visa')).toMatchObject({ required: true })
    expect(fieldOf(abroad, 'maiden')).toMatchObject({ visibleWhen: { op: 'filled', field: 'name' } })
    expect(keysOf(share(person, ['person'], { country: 'FR' }))).toEqual(['name', 'visa'])
    expect(fieldOf(share(person, ['person'], { country: 'CN' }), 'visa')).not.toHaveProperty('requiredWhen')
  })

  it('reveals nothing of the answers outside', () => {
    const answers = example()
    const part = share(deVatRegistration, ['people'], answers)
    const notified = JSON.stringify([part, sharedAnswers(part, answers)])
    for (const outside of [answers['companyName'], answers['iban'], answers['uscc']])
      expect(notified).not.toContain(outside)
  })

  it('names no section that is hidden, unknown or not shareable', () => {
    expect(share(person, ['nothing', 'company'], {}).sections).toEqual([])
  })
})

describe('answers of a part', () => {
  const rows = templateOf({
    type: 'group',
    key: 'people',
    label: TEXT,
    rowLabel: TEXT,
    addLabel: TEXT,
    minRows: 0,
    maxRows: 5,
    fields: [text('name', shared), text('rating')],
  })
  const part = share(rows, ['only'], {})
  const stored = {
    people: [
      { _id: 'a', name: 'Ann', rating: 'good' },
      { _id: 'b', name: 'Bob' },
    ],
  }

  it('are read without what is not asked', () => {
    expect(sharedAnswers(part, { ...stored, other: 1 })).toEqual({
      people: [
        { _id: 'a', name: 'Ann' },
        { _id: 'b', name: 'Bob' },
      ],
    })
  })

  it.each([
    [
      'changes its own answers alone',
      [
        { _id: 'a', name: 'Anna', rating: 'bad' },
        { _id: 'b', name: 'Bob' },
      ],
      [
        { _id: 'a', name: 'Anna', rating: 'good' },
        { _id: 'b', name: 'Bob' },
      ],
    ],
    [
      'adds rows without what is not asked',
      [{ _id: 'a', name: 'Ann' }, { _id: 'b' }, { _id: 'c', name: 'Cy', rating: 'x' }],
      [{ _id: 'a', name: 'Ann', rating: 'good' }, { _id: 'b' }, { _id: 'c', name: 'Cy' }],
    ],
    [
      'removes its own rows, not those with answers of others',
      [],
      [{ _id: 'a', name: 'Ann', rating: 'good' }],
    ],
    ['survives nonsense', 'nonsense', [{ _id: 'a', name: 'Ann', rating: 'good' }]],
  ])('%s', (_name, people, expected) => {
    expect(withShared(part, stored, { people, country: 'XX' })).toEqual({ people: expected })
  })

  it('leave everything else of the form as it is', () => {
    const merged = withShared(
      share(person, ['person'], {}),
      { city: 'Shenzhen', secretNote: 'x', name: 'A' },
      {
        city: 'Paris',
        secretNote: 'y',
        name: 'B',
      },
    )
    expect(merged).toEqual({ city: 'Shenzhen', secretNote: 'x', name: 'B' })
  })
})

/** The German form with another choice of what may be shared. */
function withShareable(chosen: (path: string) => boolean): Template {
  const mark = (field: RowField, prefix: string): RowField =>
    field.type === 'info' ? field : { ...field, shareable: chosen(prefix + field.key) }
  return {
    ...deVatRegistration,
    sections: deVatRegistration.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) =>
        field.type === 'group'
          ? { ...field, fields: field.fields.map((child) => mark(child, `${field.key}/`)) }
          : mark(field, ''),
      ),
    })),
  }
}

it('is a valid template that asks the same as the whole form, for any sections', () => {
  const paths = visibleFields(deVatRegistration, example()).map((entry) => entry.path)
  const keys = deVatRegistration.sections.map((section) => section.key)
  const cases = fc.tuple(
    fc.nat(),
    fc.subarray(keys),
    fc.subarray(paths.filter((path) => !path.includes('/'))),
  )
  fc.assert(
    fc.property(cases, ([seed, sections, missing]) => {
      const template = withShareable(
        (path) => [...path].reduce((sum, char) => sum * 31 + char.charCodeAt(0), seed) % 3 > 0,
      )
      const answers = Object.fromEntries(Object.entries(example()).filter(([key]) => !missing.includes(key)))
      const part = share(template, sections, answers)
      if (part.sections.length > 0) expect(lintTemplate(part)).toEqual([])
      const own = sharedAnswers(part, answers as never)
      const asked = visibleFields(part, own).filter((entry) => entry.field.type !== 'info')
      const whole = new Map(visibleFields(template, answers).map((entry) => [entry.path, entry]))
      for (const entry of asked) expect(whole.get(entry.path)).toMatchObject({ required: entry.required })
      for (const entry of whole.values()) {
        const isAsked = 'shareable' in entry.field && entry.field.shareable === true
        if (isAsked && sections.includes(entry.sectionKey) && entry.field.type !== 'computed')
          expect(asked.map((one) => one.path)).toContain(entry.path)
      }
      const merged = withShared(part, answers as never, own)
      const options = { files: FILES, today: TODAY, mode: 'draft' } as const
      expect(validate(template, merged, options).values).toEqual(validate(template, answers, options).values)
    }),
    { numRuns: 150 },
  )
})
