import { describe, expect, it } from 'vitest'
import type { Answers, Field } from '#forms/engine/model/template.ts'
import { label, oneSection } from '#forms/testing/one-section.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { hintsOf, isSame, personHints, type OtherForm } from './answer-hints.ts'

const FIELDS: Field[] = [
  { type: 'text', key: 'name', label, prefill: 'company.nameLatin', copyKey: 'company.nameLatin' },
  { type: 'text', key: 'person', label, prefill: 'person.name' },
  { type: 'text', key: 'city', label, prefill: 'company.city' },
  { type: 'text', key: 'bank', label, copyKey: 'bank.iban', sensitive: true },
  { type: 'date', key: 'founded', label },
  { type: 'date', key: 'expires', label, validators: [{ name: 'notExpired', days: 90 }] },
  {
    type: 'group',
    key: 'people',
    label,
    rowLabel: label,
    addLabel: label,
    titleField: 'fullName',
    minRows: 0,
    maxRows: 5,
    fields: [
      { type: 'text', key: 'fullName', label },
      { type: 'date', key: 'bornOn', label },
      { type: 'text', key: 'passportNumber', label, sensitive: true },
      {
        type: 'select',
        key: 'role',
        label,
        options: [
          { value: 'a', label },
          { value: 'b', label },
        ],
      },
    ],
  },
]
const template = oneSection(FIELDS)
const today = '2026-03-17' as Day
const known = {
  'company.city': 'Shenzhen',
  'company.nameLatin': 'Lanhai Trading Co., Ltd.',
  'person.name': 'Zhou Ming',
}
const other = (answers: Answers, number = 'WO-1'): OtherForm => ({ template, answers, number })
const hints = (answers: Answers, others: OtherForm[] = []) =>
  hintsOf({ template, answers }, { known, others, today })

describe('beside the profile', () => {
  it.each<[string, string, boolean]>([
    ['the same', 'Lanhai Trading Co., Ltd.', false],
    ['typed otherwise', 'LANHAI TRADING CO LTD', false],
    ['in wide letters', 'Ｌanhai　Trading Co.，Ltd', false],
    ['another', 'Lanhai Trade Co., Ltd.', true],
  ])('%s', (_name, name, differs) => {
    expect(hints({ name })).toEqual(
      differs ? [{ path: 'name', kind: 'unlikeProfile', there: known['company.nameLatin'] }] : [],
    )
  })

  it.each<[string, boolean]>([
    ['Shenzhen, Guangdong', false],
    ['Guangzhou', true],
  ])('a city with its province: %s', (city, differs) => {
    expect(hints({ city })).toHaveLength(differs ? 1 : 0)
  })

  it('says nothing of a person, who may be another than the one who submits', () => {
    expect(hints({ person: 'Li Na' })).toEqual([])
  })
})

describe('beside another form of the company', () => {
  it('names the newest that says otherwise', () => {
    const name = known['company.nameLatin']
    const others = [
      other({ name }, 'WO-3'),
      other({ name: 'Old Name Ltd.' }, 'WO-2'),
      other({ name: 'Older' }),
    ]
    expect(hints({ name }, others)).toEqual([
      { path: 'name', kind: 'unlikeForm', number: 'WO-2', there: 'Old Name Ltd.' },
    ])
  })

  it('does not show what is sensitive', () => {
    expect(hints({ bank: 'DE1' }, [other({ bank: 'DE2' })])).toEqual([
      { path: 'bank', kind: 'unlikeForm', number: 'WO-1', there: null },
    ])
  })

  it('says nothing where the other has no answer', () => {
    expect(hints({ bank: 'DE1' }, [other({})])).toEqual([])
  })
})

describe('a paper', () => {
  it.each<[string, string]>([
    ['2026-03-16', 'expired'],
    ['2026-03-17', 'expiresSoon'],
    ['2026-09-15', 'expiresSoon'],
    ['2026-09-16', 'validUntil'],
    ['2031-05-03', 'validUntil'],
  ])('until %s: %s', (expires, kind) => {
    expect(hints({ expires })).toEqual([{ path: 'expires', kind, day: expires }])
  })

  it('is no paper without an end that is asked for', () => {
    expect(hints({ founded: '2020-01-01' })).toEqual([])
  })
})

describe('the same person in another form', () => {
  const person = { _id: 'r1', fullName: 'ZHOU MING', bornOn: '1986-04-12', passportNumber: 'E1', role: 'a' }
  const people = (over: Partial<typeof person>) => ({ people: [{ ...person, ...over }] })

  it('differs in a day, in the open', () => {
    const found = personHints({ template, answers: people({}) }, [
      other(people({ _id: 'q', fullName: 'Zhou Ming', bornOn: '1986-12-04' })),
    ])
    expect(found).toEqual([
      { path: 'people/r1/bornOn', kind: 'unlikeForm', number: 'WO-1', there: '1986-12-04' },
    ])
  })

  it('differs in the passport’s number, without showing it', () => {
    const found = personHints({ template, answers: people({}) }, [other(people({ passportNumber: 'E2' }))])
    expect(found).toEqual([
      { path: 'people/r1/passportNumber', kind: 'unlikeForm', number: 'WO-1', there: null },
    ])
  })

  it('may have another role', () => {
    expect(personHints({ template, answers: people({}) }, [other(people({ role: 'b' }))])).toEqual([])
  })

  it('is nobody else', () => {
    const others = [other(people({ fullName: 'LI NA', bornOn: '1990-01-01' })), other({ people: 'nonsense' })]
    expect(personHints({ template, answers: people({}) }, others)).toEqual([])
  })
})

it('texts are the same but for how they are typed', () => {
  expect(isSame('深圳市　蓝海', '深圳市蓝海')).toBe(true)
  expect(isSame('深圳市蓝海', '深圳市蓝湖')).toBe(false)
})
