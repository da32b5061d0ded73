import { describe, expect, test } from 'vitest'
import type { Conversion } from '#exchange-rates/rate-between.ts'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import { type Total, Totals } from '#reports/totals.ts'
import { nationalReturn } from '../boxes/national-return.ts'
import { madeFile } from '../testing/made-file.ts'
import { FACTS } from '../testing/returns.builders.ts'
import type { FilingFacts } from './declaration-file.ts'
import type { InvoiceLine } from './invoice-line.ts'
import { JPK_V7M } from './pl-jpk.ts'
import { xsdProblems } from './xsd-problems.ts'

const SELLER = { established: 'CN', vat_registrations: ['PL', 'DE', 'CZ'], oss_union: null }
/** Below the threshold of distance sales. */
const SMALL = { ...SELLER, established: 'PL', distance_sales_ytd_eur: 0, distance_sales_prev_year_eur: 0 }
/** A euro is worth four zloty and a bit. */
const CONVERSION: Conversion = (from) =>
  from === 'PLN' ? { over: 1n, under: 1n } : { over: 42_513n, under: 10_000n }

type Sold = Partial<Omit<InvoiceLine, 'treatment'>> & { to?: string; gross: number; refund?: boolean }

/** Sales from Poland as the engine determines them: what is listed, and their sums. */
function sold(sales: readonly Sold[], seller: Seller): { lines: InvoiceLine[]; totals: Total[] } {
  const engine = prepareVatEngine({ seller })
  const totals = new Totals()
  const lines = sales.flatMap(({ to = 'PL', refund = false, ...more }, at): InvoiceLine[] => {
    const { gross, currency = 'PLN', day = '2026-02-03', buyerNumber = '' } = more
    const { decision } = engine({
      date: day,
      type: refund ? 'REFUND' : 'SALE',
      ...(refund ? { original_supply_date: day } : {}),
      marketplace: 'own shop',
      depart: 'PL',
      arrive: to,
      buyer: buyerNumber === '' ? 'B2C' : 'B2B',
      buyer_vat_id: buyerNumber === '' ? null : buyerNumber,
      buyer_vat_id_valid: buyerNumber === '' ? null : true,
      gross: (gross / 100).toFixed(2),
      currency,
    })
    const points = BigInt(decision.basisPoints ?? 0)
    const vat = Number((BigInt(gross) * points) / (10_000n + points))
    const figures = { net: gross - vat, vat, gross, acquisitionVat: 0, amount: gross }
    const rateDay = totals.add(decision, day, currency, figures)
    const { treatment } = totals.list.find((one) => one.treatment.scheme === decision.scheme) ?? {
      treatment: null,
    }
    if (buyerNumber === '' || !treatment) return []
    return [
      {
        treatment,
        currency,
        rateDay,
        ...figures,
        document: `FV/${at + 1}`,
        documentDay: null,
        ksef: '',
        day,
        orderId: `order-${at + 1}`,
        buyerNumber,
        buyerName: null,
        group: null,
        ...more,
      },
    ]
  })
  return { lines, totals: totals.list }
}

async function fileOf(sales: readonly Sold[], facts: Partial<FilingFacts> = {}, seller: Seller = SELLER) {
  const { lines, totals } = sold(sales, seller)
  const prepared = nationalReturn(
    { totals, ledger: [], entered: [] },
    { country: 'PL', number: 'PL5260001246' },
    { name: '2026-02', from: '2026-02-01', to: '2026-02-28' },
    CONVERSION,
  )
  async function* of() {
    yield* lines.toSorted((a, b) => (a.document < b.document ? -1 : 1))
  }
  const invoices = { of, conversion: CONVERSION }
  const { bytes, text, problems } = await madeFile(JPK_V7M, prepared, { ...FACTS, invoices, ...facts })
  const refused = await xsdProblems(bytes, new URL('schemas/pl-jpk-v7m3/', import.meta.url), 'jpk_v7m.xsd')
  return {
    rows: text.match(/<SprzedazWiersz>.*<\/SprzedazWiersz>/g) ?? [],
    text,
    problems,
    refused,
    prepared,
  }
}

const POLISH = 'PL7740001454'
const GERMAN = 'DE136695976'
const CZECH = 'CZ25123891'

describe('invoices to businesses', () => {
  test('each has a row with its buyer, number and day; sales to consumers are summed up', async () => {
    const { rows, problems, refused } = await fileOf([
      {
        gross: 12_300,
        buyerNumber: POLISH,
        document: 'FV/7',
        documentDay: '2026-02-05',
        buyerName: 'Żółw & Syn',
      },
      { gross: 24_600 },
      { gross: 1_230 },
    ])
    expect([problems, refused]).toEqual([[], []])
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(
      '<NrKontrahenta>7740001454</NrKontrahenta><NazwaKontrahenta>Żółw &amp; Syn</NazwaKontrahenta><DowodSprzedazy>FV/7</DowodSprzedazy><DataWystawienia>2026-02-05</DataWystawienia><DataSprzedazy>2026-02-03</DataSprzedazy><BFK>1</BFK><K_19>100.00</K_19><K_20>23.00</K_20>',
    )
    expect(rows[0]).not.toContain('KodKrajuNadaniaTIN')
    expect(rows[1]).toContain(
      '<DI>1</DI><TypDokumentu>WEW</TypDokumentu><K_19>210.00</K_19><K_20>48.30</K_20>',
    )
  })

  test('a supply within the EU names the buyer under the number of its state', async () => {
    const { rows, problems, refused, text } = await fileOf([
      { to: 'DE', gross: 10_000, currency: 'EUR', buyerNumber: GERMAN },
      { to: 'CZ', gross: 3_333, currency: 'EUR', buyerNumber: CZECH },
    ])
    expect([problems, refused]).toEqual([[], []])
    expect(rows[0]).toContain(
      '<KodKrajuNadaniaTIN>DE</KodKrajuNadaniaTIN><NrKontrahenta>136695976</NrKontrahenta><NazwaKontrahenta>BRAK</NazwaKontrahenta><DowodSprzedazy>FV/1</DowodSprzedazy>',
    )
    expect(rows).toHaveLength(2)
    // 133.33 euro at 4.2513, rounded once.
    expect(text).toContain('<P_21>567</P_21>')
  })

  test('lines of one invoice are one row; one without goods of Poland is none', async () => {
    const { rows } = await fileOf([
      { gross: 12_300, buyerNumber: POLISH, document: 'FV/7' },
      { gross: 2_460, buyerNumber: POLISH, document: 'FV/7' },
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('<K_19>120.00</K_19><K_20>27.60</K_20>')
  })

  test('a credit note stands below zero under its own number', async () => {
    const { rows, problems, refused } = await fileOf([
      { gross: 12_300, buyerNumber: POLISH, document: 'FV/7' },
      { gross: -12_300, buyerNumber: POLISH, document: 'KOR/1', refund: true },
    ])
    expect([problems, refused]).toEqual([[], []])
    expect(rows[1]).toContain('<DowodSprzedazy>KOR/1</DowodSprzedazy>')
    expect(rows[1]).toContain('<K_19>-100.00</K_19><K_20>-23.00</K_20>')
  })

  test('groups of goods are marked in the schema’s order, of all lines of an invoice, and of its credit note', async () => {
    const { rows, problems, refused } = await fileOf([
      { gross: 12_300, buyerNumber: POLISH, document: 'FV/7', group: 13 },
      { gross: 2_460, buyerNumber: POLISH, document: 'FV/7', group: 6 },
      { gross: 1_230, buyerNumber: POLISH, document: 'FV/7', group: 6 },
      { gross: 1_230, buyerNumber: POLISH, document: 'FV/8', group: null },
      { gross: -2_460, buyerNumber: POLISH, document: 'KOR/1', group: 6, refund: true },
      { to: 'DE', gross: 10_000, currency: 'EUR', buyerNumber: GERMAN, document: 'WDT/1', group: 7 },
      { gross: 12_300, group: 6 },
    ])
    expect([problems, refused]).toEqual([[], []])
    expect(
      rows.map((row) => [/<DowodSprzedazy>(.*?)</.exec(row)?.[1], row.match(/GTU_\d\d(?=>1<)/g) ?? []]),
    ).toEqual([
      ['FV/7', ['GTU_06', 'GTU_13']],
      ['FV/8', []],
      ['KOR/1', ['GTU_06']],
      ['WDT/1', ['GTU_07']],
      // A sum of sales to consumers is no invoice.
      ['WEW/2026-02/K_19', []],
    ])
    expect(rows[0]).toContain('<BFK>1</BFK><GTU_06>1</GTU_06><GTU_13>1</GTU_13><K_19>')
  })

  test('rows in another currency add up to the total, which is converted once', async () => {
    const { rows, text } = await fileOf(
      Array.from({ length: 7 }, () => ({ to: 'DE', gross: 333, currency: 'EUR', buyerNumber: GERMAN })),
    )
    const units = rows.map((row) => Number(/<K_21>([\d.]+)</.exec(row)?.[1]?.replace('.', '')))
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(9_910)
    for (const one of units) expect(Math.abs(one - 333 * 4.2513)).toBeLessThan(1)
    expect(text).not.toContain('TypDokumentu')
  })

  test('a number that is nobody’s makes no business', async () => {
    const { rows } = await fileOf([{ gross: 12_300, buyerNumber: 'PL1234567890' }])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('<NrKontrahenta>BRAK</NrKontrahenta>')
    expect(rows[0]).toContain('<TypDokumentu>WEW</TypDokumentu>')
  })

  test('the number that KSeF gave', async () => {
    const ksef = '5260001246-20260203-0A1B2C-3D4E5F-77'
    const { rows, refused } = await fileOf([{ gross: 12_300, buyerNumber: POLISH, ksef }])
    expect(refused).toEqual([])
    expect(rows[0]).toContain(`<NrKSeF>${ksef}</NrKSeF>`)
  })
})

describe('what is not known is named', () => {
  test('the number of an invoice, by the order', async () => {
    const { problems } = await fileOf([
      { gross: 12_300, buyerNumber: POLISH, document: '', orderId: '305-77' },
      { gross: 12_300, buyerNumber: POLISH },
    ])
    expect(problems).toEqual([{ code: 'INVOICE_NUMBER_MISSING', path: '305-77' }])
  })

  test('the number in KSeF of a seller with its seat in Poland, who must use it', async () => {
    const { problems } = await fileOf([{ gross: 12_300, buyerNumber: POLISH }], { seat: 'PL' })
    expect(problems).toEqual([{ code: 'KSEF_NUMBER_MISSING', path: 'FV/1' }])
  })
})

test.each([
  ['taxed here below the threshold', SMALL, '<K_19>'],
  ['taxed where they arrive, without the one-stop shop', { ...SMALL, opted_for_destination: true }, '<K_11>'],
])('goods that are sold from Poland to consumers elsewhere are marked: %s', async (_, seller, box) => {
  const sales = [{ to: 'DE', gross: 11_900, currency: 'EUR' }, { gross: 12_300 }]
  const { rows, problems, refused } = await fileOf(sales, {}, seller)
  expect([problems, refused]).toEqual([[], []])
  expect(
    rows.map((row) => [row.includes('<WSTO_EE>1</WSTO_EE>'), /<K_\d+>/.exec(row)?.[0]]).toSorted(),
  ).toEqual([
    [false, '<K_19>'],
    [true, box],
  ])
})

test('a month of many invoices is held against the schema part by part: the same is found on the same line', async () => {
  const sales = Array.from({ length: 12_000 }, (_, at): Sold => ({
    gross: 12_300,
    buyerNumber: POLISH,
    document: `FV/${String(at).padStart(6, '0')}`,
    ksef: at === 7_000 ? 'none' : '',
  }))
  const { problems, refused, text } = await fileOf(sales)
  expect(refused.length).toBeGreaterThan(0)
  expect(problems).toEqual(refused)
  expect(text.split('\n')[Number(problems[0]?.path.slice('/line/'.length)) - 1]).toContain(
    '<NrKSeF>none</NrKSeF>',
  )
}, 60_000)
