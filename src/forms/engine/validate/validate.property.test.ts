import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DRAFT, example, SUBMIT } from '../../testing/example.builders.ts'
import { formMessages } from '../model/messages.ts'
import type { Field } from '../model/template.ts'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'
import { validate } from './validate.ts'

const fields = template.sections.flatMap((section) => section.fields)
const keysOf = (list: readonly Field[]): string[] => list.map((field) => field.key)
const rowFields = fields.flatMap((field) => (field.type === 'group' ? field.fields : []))

/** Texts that a template knows, so that random answers also get past the first question. */
const knownTexts = fields
  .concat(rowFields)
  .flatMap((field) => ('options' in field ? field.options.map((option) => option.value) : []))
  .concat(['CN', 'HK', 'DE', '2026-02-28', 'up_passport', '__proto__', 'constructor', 'row1', ''])

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...knownTexts), { maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      amount: fc.oneof(fc.integer(), fc.double()),
      currency: fc.constantFrom('EUR', 'XXX'),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const someOf = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom(...keys, '_id', '__proto__', 'toString'), value, { maxKeys: keys.length })

const rows = fc.array(fc.oneof(someOf(keysOf(rowFields), anything), anything), { maxLength: 8 })
const likeAnswers = fc
  .tuple(someOf(keysOf(fields), anything), fc.option(rows, { nil: undefined }))
  .map(([answers, directors]) => ({ ...answers, ...(directors && { directors }) }))
/** The complete example with a few answers replaced by anything. */
const nearlyRight = likeAnswers.map((changes) =>
  example(Object.fromEntries(Object.entries(changes).slice(0, 5))),
)
const answers = fc.oneof(likeAnswers, nearlyRight)

describe.each([DRAFT, SUBMIT])('validate, $mode', (options) => {
  const run = (given: unknown) => validate(template, given, options)

  test('never throws, whatever JSON it is given, and uses known texts only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), answers), (given) => {
        for (const error of run(given).errors) expect(formMessages).toHaveProperty(error.key)
      }),
      { numRuns: 500 },
    )
  })

  test('gives values that it takes again unchanged', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { values } = run(given)
        expect(run(values).values).toEqual(values)
      }),
      { numRuns: 500 },
    )
  })

  test('finds the same errors in its own values as in the original, except for what was dropped', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const first = run(given)
        const dropped = new Set(first.errors.filter((error) => isShape(error.key)).map((error) => error.path))
        const again = run(first.values).errors.filter((error) => !dropped.has(error.path))
        expect(again).toEqual(first.errors.filter((error) => !dropped.has(error.path)))
      }),
      { numRuns: 500 },
    )
  })

  test('ignores keys that the form does not have', () => {
    fc.assert(
      fc.property(
        answers,
        fc.dictionary(
          fc.string().map((key) => `x-${key}`),
          fc.jsonValue(),
        ),
        (given, more) => {
          expect(run({ ...more, ...given })).toEqual(run(given))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('gives values that survive JSON', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const result = run(JSON.parse(JSON.stringify(given)) as unknown)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }),
      { numRuns: 300 },
    )
  })
})

function isShape(key: string): boolean {
  return key.startsWith('not') || key.startsWith('file') || key.startsWith('tooMany') || key === 'tooLong'
}
