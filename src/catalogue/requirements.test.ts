import { expect, it } from 'vitest'
import { requirementsOf } from './requirements.ts'
import type { Requirement } from './product.ts'

const text = { en: 'Needed.', zh: '需要。' }
const requirement = (code: string, when: Requirement['when']): Requirement => ({
  code,
  when,
  reason: text,
  source: { label: text },
})
const product = {
  requires: [
    requirement('always-needed', { kind: 'always' }),
    requirement('fiscal-representative', {
      kind: 'companyOutside',
      area: 'EU',
      exceptCountries: ['GB', 'NO'],
      certainFor: ['CN', 'HK', 'US'],
    }),
    requirement('weee-representative', {
      kind: 'companyOutside',
      area: 'DE',
      exceptCountries: [],
      certainFor: 'all',
    }),
  ],
}
const needs = (country: string | null) =>
  Object.fromEntries(requirementsOf(product, country).map(({ code, certain }) => [code, certain]))

it.each([
  ['CN', { 'always-needed': true, 'fiscal-representative': true, 'weee-representative': true }],
  // no agreement is known, none is ruled out
  ['TR', { 'always-needed': true, 'fiscal-representative': false, 'weee-representative': true }],
  ['GB', { 'always-needed': true, 'weee-representative': true }],
  ['PL', { 'always-needed': true, 'weee-representative': true }],
  ['DE', { 'always-needed': true }],
  [null, { 'always-needed': true, 'fiscal-representative': false, 'weee-representative': false }],
])('a company in %s', (country, expected) => {
  expect(needs(country)).toEqual(expected)
})

it('gives reason and source on', () => {
  expect(requirementsOf(product, 'DE')).toEqual([
    {
      code: 'always-needed',
      condition: { en: 'always needed', zh: '必需' },
      reason: text,
      source: { label: text },
      certain: true,
    },
  ])
})

it('says in a few words for whom each is needed', () => {
  const conditions = requirementsOf(product, null).map(({ condition }) => condition)
  expect(conditions).toEqual([
    { en: 'always needed', zh: '必需' },
    {
      en: 'for companies outside the EU, the United Kingdom and Norway',
      zh: '欧盟、英国和挪威以外的公司需要',
    },
    { en: 'for companies outside Germany', zh: '德国以外的公司需要' },
  ])
})
