import { describe, expect, it } from 'vitest'
import type { Field } from '#forms/engine/model/template.ts'
import { label } from '#forms/testing/one-section.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { dayHints } from './day-hints.ts'

const today = '2026-03-17' as Day
const at = (field: Field, value: string | undefined) =>
  dayHints({ path: 'p', field, value, sectionKey: 's' } as unknown as Parameters<typeof dayHints>[0], today)

const until = (key: string): Field => ({
  type: 'date',
  key,
  label,
  validators: [{ name: 'notExpired', days: 90 }],
})

describe('a birthday', () => {
  const born: Field = { type: 'date', key: 'dateOfBirth', label, validators: [{ name: 'minAge', years: 18 }] }
  it.each<[string, object[]]>([
    ['1986-04-12', []],
    ['2026-03-17', [{ path: 'p', kind: 'ageUnusual', years: 0 }]],
    ['2026-03-18', [{ path: 'p', kind: 'bornImpossible', day: '2026-03-18' }]],
    ['2008-03-17', []],
    ['2008-03-18', [{ path: 'p', kind: 'ageUnusual', years: 17 }]],
    ['1941-03-18', []],
    ['1941-03-17', [{ path: 'p', kind: 'ageUnusual', years: 85 }]],
    ['1915-03-18', [{ path: 'p', kind: 'ageUnusual', years: 110 }]],
    ['1915-03-17', [{ path: 'p', kind: 'bornImpossible', day: '1915-03-17' }]],
  ])('%s', (value, hints) => {
    expect(at(born, value)).toEqual(hints)
  })

  it('that is not answered is nothing to say', () => {
    expect(at(born, undefined)).toEqual([])
  })
})

describe('the end of a paper', () => {
  it.each<[string, string, boolean]>([
    ['passportExpiresOn', '2036-03-17', false],
    ['passportExpiresOn', '2036-12-17', false],
    ['passportExpiresOn', '2037-03-17', true],
    ['passportExpiresOn', '2062-03-17', true],
    ['identityCardExpiresOn', '2046-03-17', false],
  ])('%s on %s', (key, day, isTooLong) => {
    expect(at(until(key), day)).toEqual(isTooLong ? [{ path: 'p', kind: 'passportTooLong', day }] : [])
  })
})

it('any other day is left alone', () => {
  expect(at({ type: 'date', key: 'founded', label }, '1850-01-01')).toEqual([])
})
