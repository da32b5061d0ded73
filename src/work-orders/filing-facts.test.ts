import { expect, it } from 'vitest'
import { filingFactsOf } from './filing-facts.ts'

const germany = { calendar: 'DE', country: 'DE' }

it('reads number, rhythm and first period of a filing form', () => {
  const answers = {
    vatNumber: 'de 136695976',
    taxNumber: ' 1121081508150',
    filingRhythm: 'quarterly',
    firstPeriod: '2026-10',
    registeredSince: '2024-03-01',
    vatCertificate: ['file_1', 'file_2'],
  }
  expect(filingFactsOf(answers, germany)).toEqual({
    number: 'DE136695976',
    taxNumber: '1121081508150',
    rhythm: 'QUARTERLY',
    firstMonth: '2026-10',
    validFrom: '2024-03-01',
    certificateFileId: 'file_1',
  })
})

it.each([
  ['no number', {}],
  ['wrong check digits', { vatNumber: 'DE136695977' }],
  ['the number of another country', { vatNumber: 'FR40303265045' }],
  ['something else than a text', { vatNumber: ['DE136695976'] }],
])('finds nothing in a form with %s', (_what, answers) => {
  expect(filingFactsOf(answers, germany)).toBeUndefined()
})

it('takes the number of a scheme, and leaves out what is not a fact', () => {
  const answers = {
    iossNumber: 'IM2760000742',
    vatNumber: 'DE136695976',
    firstPeriod: 'soon',
    filingRhythm: 'never',
  }
  expect(filingFactsOf(answers, { calendar: 'IOSS', country: 'EU' })).toEqual({
    number: 'IM2760000742',
    taxNumber: null,
    rhythm: undefined,
    firstMonth: undefined,
    validFrom: null,
    certificateFileId: null,
  })
})
