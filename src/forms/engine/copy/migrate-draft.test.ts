import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameAnswer } from '../model/answer-kinds.ts'
import { isQuestion } from '../evaluate/answers.ts'
import { droppedLabels, migrateDraft } from './migrate-draft.ts'
import { prefill, withoutPrefilled, type Known } from './prefill.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answers, Field, Section, Template } from '../model/template.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { kitchenSink, sinkAnswers } from '../../testing/kitchen-sink.ts'

/** The next version of the kitchen sink, with other fields in its sections. */
function next(change: (field: Field, section: Section) => Field[]): Template {
  return {
    ...kitchenSink,
    version: 2,
    sections: kitchenSink.sections.map((section) => ({
      ...section,
      fields: section.fields.flatMap((field) => change(field, section)),
    })),
  }
}

/** Whether every answer is either unchanged in the new version or named as dropped. */
function keepsOrNames(to: Template, changes: object): boolean {
  const answers = { ...sinkAnswers(), ...changes }
  const migrated = migrateDraft(kitchenSink, to, answers)
  const after = new Map(evaluate(to, migrated.answers).fields.map((entry) => [entry.path, entry.value]))
  const questions = evaluate(kitchenSink, answers).fields.filter((entry) => isQuestion(entry.field))
  const kept = questions.filter(
    (entry) => entry.value !== undefined && !migrated.dropped.includes(entry.path),
  )
  return kept.every((entry) => sameAnswer(after.get(entry.path), entry.value))
}

describe('migrateDraft', () => {
  it('keeps everything where nothing has changed', () => {
    expect(
      migrateDraft(
        kitchenSink,
        next((field) => [field]),
        sinkAnswers(),
      ),
    ).toEqual({
      answers: sinkAnswers(),
      dropped: [],
    })
  })

  it('finds a question that moved to another section', () => {
    const story = kitchenSink.sections[0]?.fields.find((field) => field.key === 'story') as Field
    const migrated = next((field) =>
      field.key === 'story' ? [] : field.key === 'colour' ? [story, field] : [field],
    )
    expect(migrateDraft(kitchenSink, migrated, sinkAnswers())).toEqual({
      answers: sinkAnswers(),
      dropped: [],
    })
  })

  it.each<[string, (field: Field) => Field[], string[]]>([
    ['is gone', (field) => (field.key === 'story' ? [] : [field]), ['story']],
    [
      'has become another kind of question',
      (field) => (field.key === 'staff' ? [{ type: 'text', key: 'staff', label: field.label }] : [field]),
      ['staff'],
    ],
    [
      'has other choices',
      (field) =>
        field.type === 'radio'
          ? [{ ...field, options: field.options.filter((one) => one.value !== 'green') }]
          : [field],
      ['colour', 'whyGreen'],
    ],
    [
      'is not asked any more',
      (field) =>
        field.key === 'country'
          ? [{ ...field, visibleWhen: { op: 'eq', field: 'colour', value: 'red' } }]
          : [field],
      ['country'],
    ],
    [
      'is gone from the rows',
      (field) =>
        field.type === 'group'
          ? [{ ...field, fields: field.fields.filter((one) => one.key !== 'share') }]
          : [field],
      ['owners/a/share', 'owners/b/share'],
    ],
  ])('names what it drops, because the question %s', (_why, change, dropped) => {
    const to = next((field) => (field.key === 'allShares' ? [] : change(field)))
    const migrated = migrateDraft(kitchenSink, to, sinkAnswers())
    expect(migrated.dropped).toEqual(dropped)
    expect(droppedLabels(kitchenSink, migrated.dropped).length).toBe(
      dropped.length === 2 && dropped[0]?.includes('/') ? 1 : dropped.length,
    )
  })

  it('invents nothing, and keeps or names every answer, for any input', () => {
    const arbitraryTo = fc
      .subarray(
        kitchenSink.sections.flatMap((section) => section.fields.map((field) => field.key)),
        { minLength: 1 },
      )
      .map((keys) => next((field) => (keys.includes(field.key) && field.key !== 'allShares' ? [field] : [])))
    const odd = fc.dictionary(fc.constantFrom(...Object.keys(sinkAnswers())), fc.anything())
    expect(fc.check(fc.property(arbitraryTo, odd, keepsOrNames)).counterexample).toBeNull()
  })
})

describe('prefill', () => {
  const known = { 'company.nameLatin': 'Lanhai Trading', 'company.country': 'CN', 'company.nothing': 'x' }
  const today = '2026-11-22'
  const fill = (template: Template, answers: Answers, what: Known) =>
    prefill(template, answers, what, { today })
  const fillSaved = (...keys: string[]) =>
    Object.keys(
      prefill(kitchenSink, {}, known, { today, saves: Object.fromEntries(keys.map((key) => [key, 1])) }),
    )

  it('fills empty fields from the profile', () => {
    expect(fill(kitchenSink, {}, known)).toEqual({ name: 'Lanhai Trading', country: 'CN' })
    expect(fill(kitchenSink, { name: 'Own' }, known)).toEqual({ name: 'Own', country: 'CN' })
  })

  it.each<[string, Answers, Record<string, string>]>([
    ['leaves out what the field cannot take', {}, { 'company.country': 'Atlantis' }],
    ['leaves out what is empty', {}, { 'company.nameLatin': '' }],
    [
      'knows nothing from the prototype',
      {},
      Object.create({ 'company.nameLatin': 'x' }) as Record<string, string>,
    ],
  ])('%s', (_name, answers, what) => {
    expect(fill(kitchenSink, answers, what)).toEqual({})
  })

  it('fills a field that only another prefilled answer shows', () => {
    const all = { 'company.country': 'CN', 'company.registrationNumber': '91440300MA5GX7QK45' }
    expect(fill(deVatRegistration, {}, all)).toMatchObject({ country: 'CN', uscc: '91440300MA5GX7QK45' })
    expect(fill(deVatRegistration, {}, { ...all, 'company.country': 'FR' })).not.toHaveProperty('uscc')
  })

  it('never puts characters where Latin letters are asked for', () => {
    const chinese = {
      'company.country': 'CN',
      'company.nameLatin': '深圳市明橡贸易有限公司',
      'company.nameOriginal': '深圳市明橡贸易有限公司',
      'company.street': '南山区科技路18号',
      'company.postcode': '518057',
      'company.city': '深圳',
    }
    expect(fill(deVatRegistration, {}, chinese)).toEqual({
      country: 'CN',
      companyNameOriginal: '深圳市明橡贸易有限公司',
      postcode: '518057',
    })
  })

  it('leaves a section alone that somebody has saved, and fills the others', () => {
    const first = kitchenSink.sections.find(({ fields }) => fields.some(({ key }) => key === 'name'))
    expect(Object.keys(fill(kitchenSink, {}, known))).toEqual(['name', 'country'])
    expect(fillSaved(first?.key ?? '')).not.toContain('name')
    expect(fillSaved('elsewhere')).toEqual(['name', 'country'])
  })

  it('knows which answers nobody has typed or copied', () => {
    const answers = { name: 'Lanhai Trading', country: 'FR', story: 'typed' }
    expect(withoutPrefilled(kitchenSink, answers, known, { today })).toEqual({
      country: 'FR',
      story: 'typed',
    })
  })
})
