import { expect, it } from 'vitest'
import { missingGlyphs } from '#platform/testing/missing-glyphs.ts'
import type { QuantityReport } from '../boxes/prepared-return.ts'
import { FACTS, nationalReturn } from '../testing/returns.builders.ts'
import { filesFor, printsFor } from './all-files.ts'
import { WORKSHEET_PDF } from './worksheet-pdf.ts'
import { sheetRows } from './worksheet.ts'

const report = (goods = 1): QuantityReport => ({
  kind: 'EPR',
  country: 'FR',
  number: 'FR123456_01ABCD',
  period: { name: '2025', from: '2025-01-01', to: '2025-12-31' },
  currency: 'EUR',
  stream: 'PACKAGING',
  source: 'SALES',
  entryId: null,
  lines: [
    { category: 'packaging paper', milligrams: 360_000 },
    { category: 'packaging plastics', milligrams: 7_500 },
  ],
  goods: Array.from({ length: goods }, (_, index) => ({
    sku: `BOX-${index} 纸箱`,
    units: 3,
    weights: [['packaging paper', 120_000]],
  })) as QuantityReport['goods'],
  unweighed: [],
  unreadable: 0,
  missingRates: [],
})

const written = async (prepared: Parameters<typeof WORKSHEET_PDF.write>[0]) =>
  Buffer.from(await WORKSHEET_PDF.write(prepared, FACTS))
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

it('stands beside the sheet of a quantity report and of a VAT return, in both languages', async () => {
  expect(printsFor(report()).map((file) => file.name(report()))).toEqual(['fr-packaging-2025.pdf'])
  const french = nationalReturn('FR', { '32': 150_000, A1: 900_000 })
  expect(printsFor(french).map((file) => file.name(french))).toEqual(['fr-2026-02.pdf'])
  expect(filesFor(report()).map((file) => file.name(report()))).toEqual(['fr-packaging-2025.xlsx'])
  expect(printsFor(nationalReturn('GB', { '1': 100 }))).toEqual([])
  for (const prepared of [report(), french]) {
    const text = sheetRows(prepared, FACTS).flat().join('')
    expect(text).toMatch(/Kilograms 公斤|Amount 金额/)
    expect(missingGlyphs(text)).toEqual([])
  }
})

it('is a document of one page, of more where the goods are many, and the same by the same moment', async () => {
  const one = await written(report())
  expect(one.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pages(one)).toBe(1)
  expect((await written(report())).equals(one)).toBe(true)
  expect(pages(await written(report(120)))).toBeGreaterThan(1)
})
