import { expect, test } from 'vitest'
import { compute, type Column } from './expressions.ts'
import type { Answer, Expression } from '../model/template.ts'

const answers: Record<string, Answer> = {
  a: 0.1,
  b: 0.2,
  zero: 0,
  euros: { amount: 1050, currency: 'EUR' },
  more: { amount: 950, currency: 'EUR' },
  pounds: { amount: 500, currency: 'GBP' },
  city: 'Shenzhen',
  huge: 1e15,
}
const column: Column = (name) => (name === 'people/share' ? [33.33, 33.33, 33.34] : [])
const field = (name: string): Expression => ({ field: name })

test.each<[string, Expression, Answer | undefined]>([
  ['decimal, not binary', { op: 'add', args: [field('a'), field('b')] }, 0.3],
  ['what is missing counts as nothing in a sum', { op: 'add', args: [field('a'), field('none')] }, 0.1],
  ['a sum of nothing is nothing', { op: 'add', args: [field('none')] }, undefined],
  ['a difference needs both sides', { op: 'sub', args: [field('a'), field('none')] }, undefined],
  ['difference', { op: 'sub', args: [field('b'), field('a')] }, 0.1],
  [
    'money and money',
    { op: 'add', args: [field('euros'), field('more')] },
    { amount: 2000, currency: 'EUR' },
  ],
  ['money of two currencies', { op: 'add', args: [field('euros'), field('pounds')] }, undefined],
  ['money and number', { op: 'add', args: [field('euros'), field('a')] }, undefined],
  [
    'money times number, to the cent',
    { op: 'mul', args: [field('more'), { value: 0.19 }] },
    { amount: 181, currency: 'EUR' },
  ],
  ['money times money', { op: 'mul', args: [field('euros'), field('more')] }, undefined],
  ['by zero', { op: 'div', args: [field('a'), field('zero')] }, undefined],
  ['a third', { op: 'div', args: [{ value: 1 }, { value: 3 }] }, 0.33],
  ['half up', { op: 'div', args: [{ value: 1 }, { value: 8 }] }, 0.13],
  ['a column', { op: 'sumOf', field: 'people/share' }, 100],
  ['an empty column', { op: 'sumOf', field: 'people/none' }, undefined],
  [
    'texts',
    { op: 'concat', args: [field('city'), field('none'), { value: 'CN' }], separator: ', ' },
    'Shenzhen, CN',
  ],
  ['a text is no number', { op: 'add', args: [field('city')] }, undefined],
  ['one answer', field('city'), 'Shenzhen'],
  ['no minus nothing', { op: 'mul', args: [field('zero'), { value: -1 }] }, 0],
  ['too large for a number', { op: 'mul', args: Array.from({ length: 30 }, () => field('huge')) }, undefined],
])('%s', (_name, expression, expected) => {
  expect(compute(expression, (ref) => answers[ref], column, 2)).toEqual(expected)
})
