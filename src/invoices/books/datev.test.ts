import { describe, expect, it } from 'vitest'
import type { DocumentEntry, MoneyEntry } from './book-entry.ts'
import { datevBatch, postable, withoutAccount, withoutRate } from './datev.ts'

const batch = {
  chart: 'SKR03' as const,
  consultant: 29_098,
  client: 55_003,
  from: '2026-10-01',
  to: '2026-10-31',
  made: new Date('2026-11-02T08:30:15.123Z'),
}
const invoice: DocumentEntry = {
  kind: 'INVOICE',
  number: 'RE-2026-000017',
  day: '2026-10-05',
  orderNumber: 'GL-2026-000123',
  company: 'Müller & "Söhne" GmbH',
  currency: 'EUR',
  gross: 11_900,
  euro: null,
  perEuro: null,
  country: 'DE',
  vatNumber: null,
  net: 10_000,
  vat: 1_900,
  vatKind: 'LOCAL',
  vatRateBasisPoints: 1_900,
}
const payment: MoneyEntry = {
  kind: 'PAYMENT',
  number: 'pay_1',
  day: '2026-10-05',
  orderNumber: 'GL-2026-000123',
  company: 'Lanhai 蓝海 Trading',
  currency: 'EUR',
  gross: 11_900,
  euro: null,
  perEuro: null,
  method: 'CARD',
  reference: 'pi_1',
  byBank: false,
}
const linesOf = (...entries: Parameters<typeof datevBatch>[0]) => {
  const text = datevBatch(entries, batch).toString('latin1')
  expect(text.endsWith('\r\n')).toBe(true)
  return text.trimEnd().split('\r\n')
}
const posting = (...entries: Parameters<typeof datevBatch>[0]) => linesOf(...entries)[2]?.split(';') ?? []

/** Of the fields that are filled, as published: developer.datev.de, “Buchungsstapel”, “Ausdruck”. */
const PATTERNS = [
  /^\d{1,10},\d{2}$/,
  /^"(S|H)"$/,
  /^"[A-Z]{3}"$/,
  /^([1-9]\d{0,3},\d{2,6})?$/,
  /^(\d{1,10},\d{2})?$/,
  /^("[A-Z]{3}")?$/,
  /^\d{1,9}$/,
  /^\d{1,9}$/,
  /^("(|\d{4})")?$/,
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  /^"[A-Za-z0-9$&%*+\-/]{0,36}"$/,
  /^"[A-Za-z0-9$&%*+\-/]{0,36}"$/,
  /^$/,
  /^"([^"]|""){0,60}"$/,
]

describe('a posting batch', () => {
  it('begins with the header of the format and the names of its columns', () => {
    const [header = '', columns = ''] = linesOf()
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261102083015123;;"";"";"";29098;55003;20260101;4;20261001;20261031;"Greenlane 2026-10";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    )
    expect(header.split(';')).toHaveLength(31)
    const names = columns.split(';')
    expect([names.length, names[6], names.at(-1)]).toEqual([125, 'Konto', 'Abw. Skontokonto'])
  })

  it('posts an invoice from the customers to the revenue, and keeps umlauts and quotes', () => {
    const [line = ''] = linesOf(invoice).slice(2)
    expect(line.split(';')).toHaveLength(125)
    expect(line.replace(/;+$/, '')).toBe(
      '119,00;"S";"EUR";;;;10000;8400;"";0510;"RE-2026-000017";"GL-2026-000123";;"GL-2026-000123 Müller & ""Söhne"" GmbH"',
    )
  })

  it.each([
    ['LOCAL', 700, 8300],
    ['REVERSE_CHARGE', 0, 8336],
    ['OUTSIDE_SCOPE', 0, 8338],
    ['EXEMPT', 0, 8150],
  ] as const)('%s at %i goes to %i', (vatKind, vatRateBasisPoints, account) => {
    expect(posting({ ...invoice, vatKind, vatRateBasisPoints })[7]).toBe(String(account))
  })

  it('posts what goes back on the other side', () => {
    expect(posting({ ...invoice, kind: 'CREDIT_NOTE' }).slice(0, 2)).toEqual(['119,00', '"H"'])
    expect(posting({ ...payment, kind: 'REFUND' })[1]).toBe('"H"')
  })

  it('posts money to the bank, or to what is with the provider; characters the file lacks are left out', () => {
    expect(posting(payment).slice(6, 8)).toEqual(['1360', '10000'])
    expect(posting({ ...payment, byBank: true })[6]).toBe('1200')
    expect(posting(payment)[13]).toBe('"GL-2026-000123 Lanhai  Trading"')
  })

  it('gives other currencies with what a euro is worth in them, and in euro', () => {
    const dollars = { ...invoice, currency: 'USD' as const, gross: 10_800, euro: 10_000, perEuro: '1.08' }
    expect(posting(dollars).slice(0, 6)).toEqual(['108,00', '"S"', '"USD"', '1,080000', '100,00', '"EUR"'])
    const fen = { ...dollars, currency: 'CNY' as const, gross: 10, euro: 1, perEuro: '8.2345' }
    expect(posting(fen).slice(2, 6)).toEqual(['"CNY"', '8,234500', '0,01', '"EUR"'])
  })

  it('posts in euro what is worth more than a euro, for the format has no rate below 1', () => {
    const pounds = { ...invoice, currency: 'GBP' as const, gross: 8_500, euro: 10_000, perEuro: '0.85' }
    const line = posting(pounds)
    expect(line.slice(0, 6)).toEqual(['100,00', '"S"', '"EUR"', '', '', ''])
    expect(line[13]).toMatch(/^"GBP 85,00 GL-2026-000123 /)
  })

  it('names what has no rate, and leaves out what moves nothing', () => {
    const odd = { ...payment, number: 'pay_9', currency: 'USD' as const }
    expect(withoutRate([invoice, payment, odd])).toEqual(['pay_9'])
    const free = { ...invoice, gross: 0, net: 0, vat: 0 }
    expect(postable([free, invoice])).toEqual([invoice])
  })

  const RATES = { EUR: null, USD: '1.0834', GBP: '0.8501', CNY: '7.8312' } as const
  const sides = ['INVOICE', 'CREDIT_NOTE', 'PAYMENT', 'REFUND'] as const
  it.each(Object.keys(RATES) as (keyof typeof RATES)[])(
    'has every field as the format wants it, for each kind in %s',
    (currency) => {
      const perEuro = RATES[currency]
      const sums = [1, 99, 12_345, 1_234_567_890]
      const entries = sides.flatMap((kind) =>
        sums.map((gross) => {
          const euro = perEuro === null ? null : Math.round(gross / Number(perEuro))
          const common = { currency, gross, euro, perEuro }
          return kind === 'INVOICE' || kind === 'CREDIT_NOTE'
            ? { ...invoice, ...common, kind }
            : { ...payment, ...common, kind }
        }),
      )
      const lines = linesOf(...entries).slice(2)
      expect(lines).toHaveLength(entries.length)
      for (const line of lines) {
        const fields = line.split(';')
        expect(fields).toHaveLength(125)
        PATTERNS.forEach((pattern, at) => expect(fields[at], `field ${at + 1} of ${line}`).toMatch(pattern))
        expect(fields[0]).not.toBe('0,00')
        expect(fields.slice(PATTERNS.length).join('')).toBe('')
        // A foreign currency comes with all of 4 to 6, the euro with none of them.
        const given = fields.slice(3, 6).filter((field) => field !== '')
        expect(given).toHaveLength(fields[2] === '"EUR"' ? 0 : 3)
      }
    },
  )

  it('names documents for which the chart has no account', () => {
    const odd = { ...invoice, number: 'RE-9', vatRateBasisPoints: 1_600 }
    expect(withoutAccount([invoice, odd, payment], batch)).toEqual(['RE-9'])
  })

  it('starts no formula in a spreadsheet', () => {
    expect(posting({ ...payment, orderNumber: '=1+1' })[13]).toMatch(/^"1\+1/)
  })
})
