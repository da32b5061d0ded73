import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../../testing/example.builders.ts'
import { joinSensitive, maskText, splitSensitive, withoutMasks } from './sensitive.ts'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'
import { evaluate } from '../evaluate/evaluate.ts'

test('takes the sensitive answers out, by their paths', () => {
  const { plain, sensitive } = splitSensitive(template, example())
  expect(sensitive).toEqual({
    'directors/zhou/passportNumber': 'E12345678',
    iban: 'DE89370400440532013000',
  })
  expect(JSON.stringify(plain)).not.toMatch(/"E12345678|DE8937/)
})

test('joining gives back what was split, whatever was answered', () => {
  const row = fc.record(
    { _id: fc.constantFrom('a', 'b', 'c'), fullName: fc.string(), passportNumber: fc.string() },
    { requiredKeys: ['_id'] },
  )
  const answers = fc.record(
    {
      accountKind: fc.constantFrom('iban', 'accountNumber'),
      iban: fc.string(),
      accountNumber: fc.string(),
      directors: fc.array(row),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(answers, (given) => {
      const { values } = evaluate(template, given)
      const { plain, sensitive } = splitSensitive(template, values)
      expect(joinSensitive(template, plain, sensitive)).toEqual(values)
    }),
  )
})

test.each([
  ['E12345678', '••••5678'],
  ['1234567', '••••'],
  ['', '••••'],
])('%s is shown as %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test('only a returned mask is replaced by the stored answer', () => {
  const [zhou] = example()['directors'] as unknown as object[]
  const sent = {
    iban: '••••3000',
    companyName: '••••5678',
    directors: [
      { ...zhou, passportNumber: '••••5678' },
      null,
      { _id: { toString: 1 }, passportNumber: '••••5678' },
    ],
  }
  const clear = withoutMasks(template, example(), sent as never)
  expect(clear).toMatchObject({ iban: 'DE89370400440532013000', companyName: '••••5678' })
  const rows = clear['directors'] as unknown as (Record<string, unknown> | null)[]
  expect(rows.map((row) => row?.['passportNumber'])).toEqual(['E12345678', undefined, '••••5678'])
  expect(withoutMasks(template, example(), { iban: '••••9999' })).toEqual({ iban: '••••9999' })
})

test('leaves answers without masks as they are, for any input', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (sent) => {
      expect(withoutMasks(template, example(), sent as never)).toEqual({ ...sent })
    }),
  )
})
