import { describe, expect, it } from 'vitest'
import { evaluate } from '#forms/engine/evaluate/evaluate.ts'
import type { Template } from '#forms/engine/model/template.ts'
import { rowTitle } from '#forms/engine/model/row-name.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { answerText } from '#forms/engine/print/answer-text.ts'
import { blocksOf, groupsOf, rawAt, withFirstRows } from './form-model.ts'

const people = deVatRegistration.sections[1]?.fields[0]

describe('the initial answers of a form', () => {
  it('is one row where a group needs one, with the same id in every window', () => {
    const first = withFirstRows(deVatRegistration, {})
    expect(first).toEqual({ directors: [{ _id: 'row1' }] })
    expect(withFirstRows(deVatRegistration, first)).toEqual(first)
  })
})

describe('paths', () => {
  const answers = { city: 'Shenzhen', directors: [{ _id: 'a', fullName: ' ZHOU MING ' }] }

  it('find answers at the top and in rows, and nothing inherited', () => {
    expect(rawAt(answers, 'city')).toBe('Shenzhen')
    expect(rawAt(answers, 'directors/a/fullName')).toBe(' ZHOU MING ')
    expect(rawAt(answers, 'directors/b/fullName')).toBeUndefined()
    expect(rawAt(answers, 'constructor')).toBeUndefined()
  })

  it('name the groups of a template, and a row by its title', () => {
    expect([...groupsOf(deVatRegistration)]).toEqual(['directors'])
    if (people?.type !== 'group') throw new Error('the second step begins with the people')
    expect(rowTitle(people, answers.directors[0])).toBe('ZHOU MING')
    expect(rowTitle(people, { _id: 'b' })).toBeUndefined()
  })
})

it('keeps groups apart from the fields around them', () => {
  const fields = evaluate(deVatRegistration, withFirstRows(deVatRegistration, {})).fields
  const own = fields.filter((entry) => entry.sectionKey === 'people' && entry.visible)
  expect(blocksOf(own).map((block) => block.map((entry) => entry.path))).toEqual([
    ['directors'],
    ['totalShare'],
  ])
})

describe('an answer for reading', () => {
  const label = { en: 'x', zh: 'x' }
  const words = { yes: 'Yes', no: 'No' }
  const field = (part: object) => ({ key: 'x', label, ...part }) as Template['sections'][0]['fields'][0]
  const read = (part: object, answer: unknown, lang: 'en' | 'zh' = 'en') =>
    answerText(field(part) as never, answer as never, lang, words)
  const options = [
    { value: 'a', label: { en: 'Amazon', zh: '亚马逊' } },
    { value: 'b', label: { en: 'eBay', zh: 'eBay' } },
  ]

  it.each([
    [{ type: 'checkbox' }, true, 'Yes'],
    [{ type: 'select', options }, 'a', 'Amazon'],
    [{ type: 'multiselect', options }, ['a', 'b'], 'Amazon, eBay'],
    [{ type: 'country' }, 'CN', 'Mainland China'],
    [{ type: 'date' }, '1986-04-12', '12 April 1986'],
    [{ type: 'date' }, 'not a day', 'not a day'],
    [{ type: 'money', currencies: ['EUR'] }, { amount: 1_250_000, currency: 'EUR' }, '€12,500.00'],
    [{ type: 'number', unit: { en: '%', zh: '%' } }, 60, '60%'],
    [{ type: 'text', sensitive: true }, 'E12345678', '••••5678'],
    [{ type: 'text' }, undefined, ''],
  ])('%j', (part, answer, text) => {
    expect(read(part, answer)).toBe(text)
  })

  it('joins choices with the Chinese separator', () => {
    expect(read({ type: 'multiselect', options }, ['a', 'b'], 'zh')).toBe('亚马逊、eBay')
  })
})
