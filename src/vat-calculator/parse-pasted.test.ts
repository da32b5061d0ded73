import { describe, expect, it } from 'vitest'
import { parsePasted } from './parse-pasted.ts'

const LINE = { date: '2026-03-10', from: 'DE', amount: '119,00' }

describe('parsePasted', () => {
  it.each([
    ['tabs, as a spreadsheet copies', 'Date\tGoods leave from\tAmount\r\n2026-03-10\tDE\t119,00\r\n'],
    ['semicolons', 'date;from;amount\n2026-03-10;DE;119,00'],
    ['commas and quotes', '\uFEFF"Date","Ship from","Gross amount"\n"2026-03-10","DE","119,00"\n\n'],
    ['Chinese headings', '日期\t发货国\t金额\n2026-03-10\tDE\t119,00'],
  ])('reads %s', (_what, text) => {
    expect(parsePasted(text)).toEqual({ lines: [LINE], headed: true, unknown: [] })
  })

  it('reads the columns in default order if no heading is recognised', () => {
    const { lines, headed } = parsePasted('2026-03-10\tDE\tFR\tCN')
    expect(headed).toBe(false)
    expect(lines).toEqual([{ date: '2026-03-10', from: 'DE', to: 'FR', sellerEstablished: 'CN' }])
  })

  it('names unused columns, and takes the first of two with the same meaning', () => {
    const { lines, unknown } = parsePasted('date,from,SKU,ship from\n2026-03-10,DE,X-1,FR')
    expect(lines).toEqual([{ date: '2026-03-10', from: 'DE' }])
    expect(unknown).toEqual(['SKU', 'ship from'])
  })

  it('keeps quotes, separators and line breaks inside quotes', () => {
    const { lines } = parsePasted('date;category;from\n2026-03-10;"a ""b""; c\nd";DE')
    expect(lines[0]?.category).toBe('a "b"; c\nd')
  })

  it('returns no lines for empty text', () => {
    expect(parsePasted('').lines).toEqual([])
    expect(parsePasted(' \n\t\n').lines).toEqual([])
  })

  it('reads ten thousand lines', () => {
    expect(parsePasted(`date\tfrom\n${'2026-03-10\tDE\n'.repeat(10_000)}`).lines).toHaveLength(10_000)
  })
})
