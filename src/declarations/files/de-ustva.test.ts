import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import { FACTS, HOSTILE_NAME, nationalReturn } from '../testing/returns.builders.ts'
import { filesFor } from './all-files.ts'
import { DE_USTVA } from './de-ustva.ts'

const facts = { ...FACTS, taxNumbers: { DE: '1121081508150' } }

function fileOf(prepared: NationalReturn, given = facts) {
  const bytes = DE_USTVA.write(prepared, given) as Uint8Array
  // An independent parser reads the encoding that the file names.
  const document = XmlDocument.fromBuffer(bytes)
  const xml = document.toString()
  document.dispose()
  return { bytes, xml, problems: DE_USTVA.problems(bytes) }
}
const kz = (xml: string): string[] => xml.match(/<Kz\d\d>[^<]*/g) ?? []

describe('figures of the advance return', () => {
  test.each<[string, Record<string, number>, string[]]>([
    ['nil: the result alone', {}, ['<Kz83>0.00']],
    [
      'whole euro in bases, cents in taxes, ascending',
      { 83: 38_019, 81: 200_000, 66: 1, 36: 1600, 35: 10_000 },
      ['<Kz35>100', '<Kz36>16.00', '<Kz66>0.01', '<Kz81>2000', '<Kz83>380.19'],
    ],
    ['a credit', { 83: -1, 66: 1 }, ['<Kz66>0.01', '<Kz83>-0.01']],
    ['a negative correction', { 81: -100_000, 83: -19_000 }, ['<Kz81>-1000', '<Kz83>-190.00']],
    [
      'huge',
      { 81: 9_007_199_254_740_900, 83: 1_711_367_858_400_771 },
      ['<Kz81>90071992547409', '<Kz83>17113678584007.71'],
    ],
    ['empty boxes are left out', { 81: 0, 41: 0, 83: 0 }, ['<Kz83>0.00']],
  ])('%s', (_, boxes, expected) => {
    const { xml, problems } = fileOf(nationalReturn('DE', boxes))
    expect(kz(xml)).toEqual(expected)
    expect(problems).toEqual([])
  })
})

test('namespace of the year, period, tax number, day in Germany', () => {
  const { xml } = fileOf(nationalReturn('DE', {}), { ...facts, madeAt: '2026-11-22T23:30:00.000Z' })
  expect(xml).toContain('xmlns="http://finkonsens.de/elster/elsteranmeldung/ustva/v2026"')
  expect(xml).toContain('<Jahr>2026</Jahr><Zeitraum>02</Zeitraum><Steuernummer>1121081508150</Steuernummer>')
  expect(xml).toContain('<Erstellungsdatum>20261123</Erstellungsdatum>')
})

test.each(['1', '2', '3', '4'])('quarter %s has the period 4%s', (quarter) => {
  const period = { name: `2026-Q${quarter}`, from: '2026-01-01', to: '2026-03-31' } as const
  const prepared = nationalReturn('DE', {}, { period })
  expect(fileOf(prepared).xml).toContain(`<Zeitraum>4${quarter}</Zeitraum>`)
  expect(DE_USTVA.name(prepared)).toBe(`de-2026-Q${quarter}.xml`)
})

test('a year is no advance return', () => {
  const period = { name: '2026', from: '2026-01-01', to: '2026-12-31' } as const
  expect(DE_USTVA.isFor(nationalReturn('DE', {}, { period }))).toBe(false)
  expect(filesFor(nationalReturn('DE', {})).map(({ label }) => label)).toEqual(['generated, not validated'])
})

test('every name survives ISO 8859-15', () => {
  const { bytes, xml } = fileOf(nationalReturn('DE', {}), { ...facts, taxpayer: `${HOSTILE_NAME} €Šž` })
  expect(xml).toContain('<Name>&lt;深圳 &amp; "Grün" Ltd&gt; 𠮷 ]]&gt; =cmd() €Šž</Name>')
  expect(bytes.includes(0xa4)).toBe(true)
})

describe('what is refused', () => {
  test.each<[string, Record<string, number>, Partial<typeof facts>, string]>([
    ['no tax number', {}, { taxNumbers: { DE: '' } }, 'TAX_NUMBER_NOT_13_DIGITS'],
    ['the short number', {}, { taxNumbers: { DE: '21/815/08150' } }, 'TAX_NUMBER_NOT_13_DIGITS'],
    ['no name', {}, { taxpayer: ' ' }, 'NAME_MISSING'],
    ['a base without its tax', { 35: 10_000 }, {}, 'TAX_MISSING'],
    ['a prepayment below zero', { 39: -100 }, {}, 'NEGATIVE'],
  ])('%s', (_, boxes, more, code) => {
    expect(fileOf(nationalReturn('DE', boxes), { ...facts, ...more }).problems).toMatchObject([{ code }])
  })
})
