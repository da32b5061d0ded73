import { expect, test } from 'vitest'
import { countriesIn, homeRegion, readAnswers, stepOf } from './answers-address.ts'

const read = (query: string) => readAnswers(new URLSearchParams(query))
const step = (query: string) => stepOf(new URLSearchParams(query), read(query))

test.each([
  ['', {}],
  ['home=CN&stock=DE&stock=FR', { home: ['CN'], stock: ['DE', 'FR'] }],
  ['home=CN&home=DE', { home: ['CN'] }],
  ['home=EU', {}],
  ['stock=DE&stock=DE&stock=MARS', { stock: ['DE'] }],
  ['stock=UNKNOWN&stock=DE', { stock: ['DE'] }],
  ['stock=UNKNOWN', { stock: ['UNKNOWN'] }],
  ['goods=NONE&goods=TOYS', { goods: ['TOYS'] }],
  ['goods=NONE', { goods: ['NONE'] }],
  ['nonsense=1&sales=1e9', {}],
])('%j is read as %j', (query, answers) => {
  expect(read(query)).toEqual(answers)
})

test('the current question, or the result', () => {
  expect(step('')).toBe(1)
  expect(step('home=CN&step=2')).toBe(2)
  expect(step('home=CN')).toBeUndefined()
  expect(step('home=CN&step=9')).toBeUndefined()
})

test('a part of the world asks for the country', () => {
  expect(homeRegion(new URLSearchParams('home=EU'))).toBe('EU')
  expect(homeRegion(new URLSearchParams('home=DE'))).toBeUndefined()
  expect(countriesIn('EU')).toContain('DE')
  expect(countriesIn('OTHER')).not.toContain('DE')
})
