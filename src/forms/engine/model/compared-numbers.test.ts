import { describe, expect, it } from 'vitest'
import { label, oneSection } from '#forms/testing/one-section.ts'
import { comparedNumbers } from './compared-numbers.ts'
import type { Answers, RowField } from './template.ts'

const people = (titleField: string | undefined) => ({
  type: 'group' as const,
  key: 'people',
  label,
  rowLabel: label,
  addLabel: label,
  ...(titleField !== undefined && { titleField }),
  minRows: 0,
  maxRows: 5,
  fields: [
    { type: 'text', key: 'fullName', label },
    { type: 'text', key: 'town', label },
    { type: 'text', key: 'passportNumber', label, sensitive: true },
  ] satisfies RowField[],
})
const template = oneSection([
  { type: 'text', key: 'country', label, prefill: 'company.country' },
  { type: 'text', key: 'uscc', label, prefill: 'company.registrationNumber' },
  { type: 'text', key: 'iban', label, sensitive: true },
  people('fullName'),
])
const person = (fullName: string, passportNumber?: unknown) => ({
  _id: 'r',
  fullName,
  town: 'X',
  passportNumber,
})
const PATH = 'people/r/passportNumber'

describe('the numbers of a form that are compared', () => {
  it.each<[string, object, object[]]>([
    ['none of an empty form', {}, []],
    [
      'a passport, whatever way it is typed',
      { people: [person('Zhou  Ming', ' ｅ 1234-5678 ')] },
      [{ path: PATH, of: 'person', who: 'ZHOU MING', value: 'E12345678' }],
    ],
    ['none of somebody without a name', { people: [person('  ', 'E1')] }, []],
    ['none that is no text', { people: [person('Zhou', 12)] }, []],
    ['none in what is no list', { people: 'nonsense' }, []],
    ['no bank account: several companies may share one', { iban: 'DE75512108001245126199' }, []],
    [
      'the number of the licence, within its country',
      { country: 'cn', uscc: '91440300 MA5DA1234X' },
      [{ path: 'uscc', of: 'company', value: 'CN:91440300MA5DA1234X' }],
    ],
    ['no number of a register that is too short to be one', { country: 'HK', uscc: '123' }, []],
  ])('%s', (_name, answers, expected) => {
    expect(comparedNumbers(template, answers as Answers)).toEqual(expected)
  })

  it('a list whose rows have no name is none of people', () => {
    expect(
      comparedNumbers(oneSection([people(undefined)]), { people: [person('Zhou', 'E1')] as never }),
    ).toEqual([])
  })
})
