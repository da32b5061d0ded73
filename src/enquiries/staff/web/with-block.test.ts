import { expect, it } from 'vitest'
import { withBlock } from './with-block.ts'

const enquiry = { number: 'EQ-1', name: 'Zhou Ming', company: null, customer: null }
const known = { enquiry, me: 'Lena Vogt' }

it.each([
  ['', 'Dear {{company}},', 'Dear Zhou Ming,'],
  ['  ', 'About {{number}}. {{me}}', 'About EQ-1. Lena Vogt'],
  ['Hello,\n', 'see {{service}}', 'Hello,\n\nsee {{service}}'],
])('“%s” and “%s”', (written, block, expected) => {
  expect(withBlock(written, block, known)).toBe(expected)
})

it.each([
  ['the customer', { company: 'As typed', customer: { id: 'co_1', name: 'Foshan {{me}}' } }, 'Foshan {{me}}'],
  ['the company as it was typed', { company: 'As typed' }, 'As typed'],
])('calls by the name of %s', (_name, more, expected) => {
  expect(withBlock('', '{{company}}', { ...known, enquiry: { ...enquiry, ...more } })).toBe(expected)
})
