import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownValue } from '../model/answer-kinds.ts'
import { copyByKey } from './copy-by-key.ts'
import { example, FILES, templateOf, TEXT, UPLOADS } from '../../testing/example.builders.ts'
import type { Answers, RowField, Template } from '../model/template.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { genericService } from '#form-templates/generic-service/template.ts'
import { kitchenSink, SINK_FILES, sinkAnswers } from '../../testing/kitchen-sink.ts'

const text = (key: string, more: Partial<RowField> = {}): RowField =>
  ({ type: 'text', key, label: TEXT, ...more }) as RowField

const copy = (from: RowField, to: RowField, answer: unknown, existing: Answers = {}) =>
  copyByKey({ template: templateOf(from), answers: { [from.key]: answer } }, templateOf(to), existing, {
    files: SINK_FILES,
  })

describe('copyByKey', () => {
  it.each([
    [
      'by copyKey, whatever the keys are',
      text('a', { copyKey: 'name' }),
      text('b', { copyKey: 'name' }),
      'Lanhai',
    ],
    ['by key, without a copyKey', text('a'), text('a'), 'Lanhai'],
    ['between types of one kind', text('a'), { ...text('a'), type: 'textarea' } as RowField, 'Lanhai'],
  ])('%s', (_name, from, to, answer) => {
    expect(copy(from, to, answer)).toEqual({ answers: { [to.key]: answer }, copied: [to.key], skipped: [] })
  })

  const select = (...values: string[]) =>
    text('a', { type: 'select', options: values.map((value) => ({ value, label: TEXT })) } as never)
  const file = text('a', { type: 'file', accept: ['application/pdf'], maxBytes: 5000, copyKey: 'f' } as never)
  const tick = (more = {}) => text('a', { type: 'checkbox', ...more } as never)

  it.each([
    ['what is answered', text('a'), text('a'), 'New', { a: 'Old' }, 'answered'],
    ['what was not answered', text('a'), text('a'), undefined, {}, 'noAnswer'],
    ['a choice that is not there', select('x', 'y'), select('y', 'z'), 'x', {}, 'notPossible'],
    [
      'another kind under one copyKey',
      text('a', { copyKey: 'c' }),
      text('a', { type: 'date', copyKey: 'c' } as never),
      'x',
      {},
      'notPossible',
    ],
    ['a file that is not the company’s', file, file, ['up_foreign'], {}, 'file'],
    ['an infected file', file, file, ['up_ill'], {}, 'file'],
    ['a secret into the open', text('a', { sensitive: true }), text('a'), 'E12345678', {}, 'sensitive'],
    ['a confirmation', tick(), tick(), true, {}, 'confirmAgain'],
    [
      'what is not asked',
      text('a'),
      text('a', { visibleWhen: { op: 'filled', field: 'z' } }),
      'x',
      {},
      'notAsked',
    ],
  ])('skips %s and says why', (_name, from, to, answer, existing, reason) => {
    const result = copy(from, to, answer, existing)
    expect(result).toEqual({ answers: existing, copied: [], skipped: [{ key: 'a', reason }] })
  })

  it('ignores questions that only one form has', () => {
    expect(copy(text('a'), text('b'), 'x')).toEqual({ answers: {}, copied: [], skipped: [] })
    expect(copy(text('a'), text('a', { type: 'number' } as never), 'x').skipped).toEqual([])
  })

  it('takes a file of the company’s as a reference, a secret into a secret, a tick with a copyKey', () => {
    expect(copy(file, file, ['up_copy']).answers).toEqual({ a: ['up_copy'] })
    const secret = text('a', { sensitive: true })
    expect(copy(secret, secret, 'E12345678').answers).toEqual({ a: 'E12345678' })
    expect(copy(tick({ copyKey: 't' }), tick({ copyKey: 't' }), true).answers).toEqual({ a: true })
  })

  it('takes rows with their ids and what their questions have in common', () => {
    const source = { template: kitchenSink, answers: sinkAnswers() }
    const to: Template = { ...kitchenSink, key: 'other', version: 1 }
    const { answers, copied } = copyByKey(source, to, { owners: [{ _id: 'row1' }] }, { files: SINK_FILES })
    expect(copied).toContain('owners')
    expect(answers['owners']).toEqual([
      { _id: 'a', fullName: 'ZHOU MING', share: 60, passport: 'E12345678', copy: ['up_copy'] },
      { _id: 'b', fullName: 'LI NA', share: 40 },
    ])
    const filled = copyByKey(source, to, { owners: [{ _id: 'z', fullName: 'WANG' }] }, { files: SINK_FILES })
    expect(filled.answers['owners']).toEqual([{ _id: 'z', fullName: 'WANG' }])
    expect(filled.skipped).toContainEqual({ key: 'owners', reason: 'answered' })
  })

  it('brings the company from a German registration to any other service', () => {
    const { answers, copied } = copyByKey(
      { template: deVatRegistration, answers: example() },
      genericService,
      {},
      { files: FILES },
    )
    expect(copied).toEqual(expect.arrayContaining(['country', 'companyName', 'uscc', 'businessLicence']))
    expect(answers).toMatchObject({ country: 'CN', businessLicence: [UPLOADS.businessLicenceId] })
  })
})

const answersOf = (full: Answers) =>
  fc
    .subarray(Object.keys(full))
    .map((keys) => Object.fromEntries(keys.map((key) => [key, full[key]])) as Answers)

it('overwrites nothing, and copying twice changes nothing more', () => {
  const other: Answers = { ...sinkAnswers(), name: 'Another', staff: 3, story: 'Else', country: 'FR' }
  fc.assert(
    fc.property(answersOf(sinkAnswers()), answersOf(other), fc.anything(), (from, existing, junk) => {
      const source = { template: kitchenSink, answers: { ...from, junk } }
      const first = copyByKey(source, kitchenSink, existing, { files: SINK_FILES })
      for (const [key, answer] of Object.entries(existing)) expect(first.answers[key]).toEqual(answer)
      expect(Object.keys(first.answers).toSorted()).toEqual(
        [...Object.keys(existing), ...first.copied].toSorted(),
      )
      const again = copyByKey(source, kitchenSink, first.answers, { files: SINK_FILES })
      expect(again.answers).toEqual(first.answers)
      expect(again.copied).toEqual([])
    }),
  )
})

it('never throws, whatever the earlier form holds', () => {
  fc.assert(
    fc.property(fc.anything(), (junk) => {
      const { copied, answers } = copyByKey(
        { template: kitchenSink, answers: junk },
        kitchenSink,
        {},
        { files: SINK_FILES },
      )
      expect(copied.every((key) => ownValue(answers, key) !== undefined)).toBe(true)
    }),
  )
})
