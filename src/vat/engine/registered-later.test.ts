import { describe, expect, it } from 'vitest'
import { prepareVatEngine } from './determine-vat.ts'

const seller = {
  established: 'CN',
  vat_registrations: [{ country: 'DE', from: '2026-04-01' }, { country: 'XI', from: '2026-05-01' }, 'FR'],
}
const engine = prepareVatEngine({ seller })
const SALE = {
  type: 'SALE',
  date: '2026-03-10',
  depart: 'DE',
  arrive: 'DE',
  buyer: 'B2C',
  marketplace: 'own',
  gross: '119.00',
  currency: 'EUR',
}
const warned = (more: object) =>
  engine({ ...SALE, ...more }).decision.warnings.flatMap(({ code, text }) =>
    code === 'NO_REGISTRATION' || code === 'REGISTERED_LATER' ? [`${code} ${text.en}`] : [],
  )

describe('a transaction before the number', () => {
  it('is told when the number begins, in both languages', () => {
    const [{ code, text } = { code: '', text: { en: '', zh: '' } }] = engine(SALE).decision.warnings
    expect(code).toBe('REGISTERED_LATER')
    expect(text.en).toContain('Your VAT number in Germany begins on 1 April 2026')
    expect(text.zh).toContain('2026年4月1日起生效')
  })

  it.each([
    ['on the first day', { date: '2026-04-01' }, []],
    ['where there is a number without a first day', { depart: 'FR', arrive: 'FR' }, []],
    [
      'where there is none at all',
      { depart: 'IT', arrive: 'IT' },
      [expect.stringMatching(/^NO_REGISTRATION No VAT registration in Italy/)],
    ],
    [
      'in Great Britain, by a number of Northern Ireland',
      { depart: 'GB', arrive: 'GB', currency: 'GBP' },
      [expect.stringMatching(/^REGISTERED_LATER .*1 May 2026/)],
    ],
    [
      'of own goods, in the state that they leave',
      { type: 'FC_TRANSFER', depart: 'DE', arrive: 'FR', cost_price: '10.00', quantity: 1 },
      [expect.stringMatching(/^REGISTERED_LATER .*1 April 2026/)],
    ],
  ])('%s', (_case, more, expected) => expect(warned(more)).toEqual(expected))
})
