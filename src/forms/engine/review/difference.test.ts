import { expect, test } from 'vitest'
import { diff } from './difference.ts'
import { example, withDirector } from '../../testing/example.builders.ts'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'

test('nothing changed', () => {
  expect(diff(template, example(), example())).toEqual([])
})

test('names what was added, removed and changed, with both sides', () => {
  const after = example({ city: 'Guangzhou, Guangdong', eori: undefined, otherVatNumber: 'FR40303265045' })
  expect(diff(template, example(), after)).toEqual([
    {
      path: 'city',
      sectionKey: 'company',
      kind: 'changed',
      sensitive: false,
      before: 'Shenzhen, Guangdong',
      after: 'Guangzhou, Guangdong',
    },
    { path: 'eori', sectionKey: 'business', kind: 'removed', sensitive: false, before: 'DE123456789012345' },
    {
      path: 'otherVatNumber',
      sectionKey: 'business',
      kind: 'added',
      sensitive: false,
      after: 'FR40303265045',
    },
  ])
})

test('says of a sensitive answer only that it changed', () => {
  const after = { ...withDirector({ passportNumber: 'E87654321' }), iban: 'DE45049746507529170342' }
  const differences = diff(template, example(), after)
  expect(differences).toEqual([
    { path: 'directors/zhou/passportNumber', sectionKey: 'people', kind: 'changed', sensitive: true },
    { path: 'iban', sectionKey: 'bank', kind: 'changed', sensitive: true },
  ])
})

test('rows are known by their id: moving one changes nothing, adding one adds its answers', () => {
  const rows = example().directors as unknown as Record<string, unknown>[]
  const second = { _id: 'xu', fullName: 'XU LAN' }
  expect(diff(template, { directors: [...rows, second] }, { directors: [second, ...rows] })).toEqual([])
  expect(diff(template, { directors: rows }, { directors: [...rows, second] })).toEqual([
    { path: 'directors/xu/fullName', sectionKey: 'people', kind: 'added', sensitive: false, after: 'XU LAN' },
  ])
})
