import { expect, it } from 'vitest'
import { example } from '../testing/example.builders.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import type { ReviewNoteRow } from './forms.tables.ts'
import { inFormOrder } from './note-order.ts'

const note = (id: string, path: string, at: string) => ({ id, path, at: new Date(at) }) as ReviewNoteRow

it('lists the newest return first, and the notes of one return from the top of the form to its end', () => {
  const answers = example()
  const [first, second] = answers['directors'] as { _id: string }[]
  const person = second ?? first
  const notes = [
    note('a', 'gone', '2026-11-20T08:00:00Z'),
    note('b', 'iban', '2026-11-20T08:00:00Z'),
    note('c', `directors/${person?._id}/passport`, '2026-11-20T08:00:00Z'),
    note('d', `directors/${first?._id}/fullName`, '2026-11-20T08:00:00Z'),
    note('e', 'street', '2026-11-20T08:00:00Z'),
    note('f', 'iban', '2026-11-21T08:00:00Z'),
  ]
  expect(inFormOrder(deVatRegistration, answers, notes).map(({ id }) => id)).toEqual([
    'f',
    'e',
    'd',
    'c',
    'b',
    'a',
  ])
})
