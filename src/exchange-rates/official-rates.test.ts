import { describe, expect, it, test } from 'vitest'
import { readHmrcRates } from './hmrc-rates.ts'
import { readNbpTables } from './nbp-rates.ts'
import { hmrcFile, nbpAnswer } from './testing/official-files.ts'

describe('tables A of Narodowy Bank Polski', () => {
  it('have rates by day and currency, with the number of the table', () => {
    const json = nbpAnswer({ '2026-03-09': { EUR: 4.2512, HUF: 0.010976 }, '2026-03-10': { EUR: 4.26 } })
    expect(readNbpTables(json)).toEqual([
      { source: 'PL_NBP', key: '2026-03-09', currency: 'EUR', rate: '4.2512', document: '001/A/NBP/2026' },
      { source: 'PL_NBP', key: '2026-03-09', currency: 'HUF', rate: '0.010976', document: '001/A/NBP/2026' },
      { source: 'PL_NBP', key: '2026-03-10', currency: 'EUR', rate: '4.26', document: '002/A/NBP/2026' },
    ])
  })

  it.each([
    ['nothing', ''],
    ['a message', '404 NotFound - Not Found - Brak danych'],
    ['another table', nbpAnswer({ '2026-03-09': { EUR: 4.25 } }).replace('"A"', '"C"')],
    ['no day', nbpAnswer({ '2026-02-30': { EUR: 4.25 } })],
    ['no rate', nbpAnswer({ '2026-03-09': { EUR: 0, USD: -1, HUF: 1e-9 } })],
    ['null', 'null'],
    ['rates that are none', '[{"table":"A","no":"1","effectiveDate":"2026-03-09","rates":{"EUR":1}}]'],
  ])('%s has none', (_name, json) => expect(readNbpTables(json)).toEqual([]))
})

describe('a monthly file of HMRC', () => {
  it('has each currency once, though many countries share it', () => {
    const xml = hmrcFile('2026-03', [
      ['Eurozone', 'EUR', '1.1563'],
      ['Montenegro', 'EUR', '1.1563'],
      ['USA', 'USD', ' 1.3412 '],
    ])
    const document = 'HMRC monthly rates 2026-03'
    expect(readHmrcRates(xml)).toEqual([
      { source: 'GB_HMRC', key: '2026-03', currency: 'EUR', rate: '1.1563', document },
      { source: 'GB_HMRC', key: '2026-03', currency: 'USD', rate: '1.3412', document },
    ])
  })

  test('of a currency with two rates it has none', () => {
    const xml = hmrcFile('2026-03', [
      ['Cuba', 'CUP', '24.1'],
      ['Elsewhere', 'CUP', '24.2'],
    ])
    expect(readHmrcRates(xml)).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Not found</body></html>'],
    [
      'a year of averages',
      hmrcFile('2026-03', [['USA', 'USD', '1.3']]).replace('01/Mar/2026', '31/Mar/2025'),
    ],
    [
      'no rate',
      hmrcFile('2026-03', [
        ['USA', 'USD', '0.0'],
        ['Eurozone', 'EUR', '1,15'],
      ]),
    ],
  ])('%s has none', (_name, xml) => expect(readHmrcRates(xml)).toEqual([]))
})
