import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import type { InvoiceLine } from '#declarations/files/invoice-line.ts'
import type { Treatment } from '#reports/totals.ts'
import { SpilledInvoices } from './spilled-invoices.ts'

const treatment = (key: string): Treatment => ({
  key,
  scheme: 'LOCAL',
  country: 'PL',
  basisPoints: 2300,
  liable: 'SELLER',
  return: 'PL',
  boxes: null,
  dispatch: null,
  acquisition: null,
  oss: null,
  sellerSupply: null,
  correctionOf: null,
  ecSalesList: false,
})
const TREATMENTS = [treatment('a'), treatment('b')]

const line = (month: string, document: string, ordinal: number) => ({
  treatment: TREATMENTS[ordinal % 2] ?? treatment(''),
  month,
  currency: 'PLN',
  rateDay: null,
  net: ordinal,
  vat: 0,
  gross: ordinal,
  acquisitionVat: 0,
  amount: ordinal,
  document,
  documentDay: null,
  ksef: '',
  day: `${month}-05`,
  orderId: `order-${ordinal}`,
  buyerNumber: 'PL7740001454',
  group: null,
  buyerName: null,
})

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('greenlane-invoices-'))

async function listed(invoices: SpilledInvoices, month: string): Promise<InvoiceLine[]> {
  const lines: InvoiceLine[] = []
  for await (const one of invoices.of(month)) lines.push(one)
  return lines
}

test.each([
  ['all in memory', 1_000, 2],
  ['in one file and memory', 250, 2],
  ['in more files than are read at once', 7, 3],
])(
  'a month’s lines by the number of the invoice, as often as they are asked for: %s',
  async (_, most, runs) => {
    const before = folders()
    const invoices = new SpilledInvoices(most, runs)
    const months = ['2026-03', '2026-02']
    // 7 and 31 share no factor: the numbers come in no order.
    const lines = Array.from({ length: 400 }, (_one, at) =>
      line(months[at % 2] ?? '', `FV/${(at * 7) % 31}–ż`, at),
    )
    for (const one of lines) invoices.add(one)
    for (const month of [...months, ...months]) {
      const expected = lines
        .filter((one) => one.month === month)
        .toSorted((a, b) => (a.document < b.document ? -1 : a.document > b.document ? 1 : 0))
        .map(({ month: _month, ...one }) => one)
      expect(await listed(invoices, month)).toEqual(expected)
    }
    expect(await listed(invoices, '2026-04')).toEqual([])
    invoices.close()
    expect(folders()).toEqual(before)
  },
)
