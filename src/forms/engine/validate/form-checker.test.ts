import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { templateOf, TEXT, TODAY } from '../../testing/example.builders.ts'
import { progress } from '../evaluate/answers.ts'
import { evaluate, type EvaluatedField } from '../evaluate/evaluate.ts'
import type { Answers, GroupRow } from '../model/template.ts'
import { createFormChecker } from './form-checker.ts'
import { validate } from './validate.ts'

const named = (key: string) => ({ key, label: TEXT })
const isChina = { op: 'eq', field: 'country', value: 'CN' } as const

/** Rows that depend on the answers above them, on their total, and on their own answers. */
const template = templateOf(
  { type: 'country', ...named('country'), required: true },
  {
    type: 'group',
    ...named('people'),
    rowLabel: TEXT,
    addLabel: TEXT,
    minRows: 1,
    maxRows: 3,
    fields: [
      { type: 'text', ...named('name'), required: true },
      { type: 'text', ...named('idCard'), requiredWhen: isChina },
      { type: 'text', ...named('passport'), visibleWhen: { op: 'empty', field: './idCard' } },
      { type: 'text', ...named('postcode'), validators: [{ name: 'postcode', countryField: 'country' }] },
      { type: 'number', ...named('share'), validators: [{ name: 'range', max: 100 }] },
    ],
  },
  {
    type: 'group',
    ...named('shops'),
    rowLabel: TEXT,
    addLabel: TEXT,
    minRows: 0,
    maxRows: 3,
    fields: [
      { type: 'computed', ...named('all'), expression: { op: 'sumOf', field: 'people/share' } },
      { type: 'file', ...named('picture'), accept: ['image/png'], maxBytes: 1000 },
    ],
  },
)

const FILES = new Map([['up', { id: 'up', type: 'image/png', size: 10, scan: 'clean' as const }]])

/** All at once, as the server does it. */
function checkAnew(answers: Answers, files: typeof FILES) {
  return {
    fields: evaluate(template, answers, files).fields.map(withoutLookup),
    errors: validate(template, answers, { files, today: TODAY, mode: 'submit' }).errors,
    steps: progress(template, answers, { files, today: TODAY }),
  }
}

const withoutLookup = (entry: EvaluatedField) => ({ ...entry, lookup: undefined })

type Edit = { at: 'country' | 'people' | 'shops'; row: number; key: string; value: unknown }

/** One answer replaced; all other rows stay the same objects. */
function edited(answers: Answers, { at, row, key, value }: Edit): Answers {
  if (at === 'country') return { ...answers, country: value as string }
  const rows = (answers[at] ?? []) as readonly GroupRow[]
  if (key === '') return { ...answers, [at]: rows.filter((_, index) => index !== row) }
  const changed = { _id: `row${row}`, ...rows[row], [key]: value as string }
  return { ...answers, [at]: [...rows.slice(0, row), changed, ...rows.slice(row + 1)] }
}

const edits = fc.array(
  fc.record<Edit>({
    at: fc.constantFrom('country', 'people', 'shops'),
    row: fc.nat({ max: 3 }),
    key: fc.constantFrom('name', 'idCard', 'passport', 'postcode', 'share', 'picture', ''),
    value: fc.constantFrom('CN', 'DE', '518000', '10115', '', 'Ming', 60, 160, ['up'], ['gone']),
  }),
  { maxLength: 12 },
)

describe('a form that is checked after every keystroke', () => {
  it('gives the same as a full check, after every change', () => {
    fc.assert(
      fc.property(edits, fc.nat({ max: 12 }), (changes, uploadAt) => {
        const check = createFormChecker(template, TODAY)
        let answers: Answers = {}
        changes.forEach((change, index) => {
          answers = edited(answers, change)
          const files = index < uploadAt ? new Map() : FILES
          const { fields, errors, steps } = check(answers, files)
          expect({ fields: fields.map(withoutLookup), errors, steps }).toEqual(checkAnew(answers, files))
        })
      }),
      { numRuns: 300 },
    )
  })

  it('gives back the fields of an unchanged row', () => {
    const check = createFormChecker(template, TODAY)
    const people = [{ _id: 'a', name: 'A' }, { _id: 'b' }]
    const before = check({ country: 'DE', people }, FILES)
    const after = check({ country: 'DE', people: [people[0], { _id: 'b', name: 'B' }] }, FILES)
    const at = (path: string, { fields }: typeof before) => fields.find((entry) => entry.path === path)
    expect(at('people/a/name', after)).toBe(at('people/a/name', before))
    expect(at('people/b/name', after)?.value).toBe('B')
  })
})
