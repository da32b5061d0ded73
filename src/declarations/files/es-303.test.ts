import { describe, expect, test } from 'vitest'
import { ES } from '../boxes/forms/es.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import { FACTS, HOSTILE_NAME, nationalReturn } from '../testing/returns.builders.ts'
import { filesFor } from './all-files.ts'
import { ES_303 } from './es-303.ts'

function spanish(
  boxes: Readonly<Record<string, number>>,
  more: Partial<NationalReturn> = {},
): NationalReturn {
  const of = (box: string) => boxes[box] ?? 0
  const sum = (...names: string[]) => names.reduce((total, name) => total + of(name), 0)
  const all = { ...boxes, ...Object.fromEntries(ES.calculated({ of, sum })) }
  const period = { name: '2026-Q1', from: '2026-01-01', to: '2026-03-31' } as const
  return nationalReturn('ES', all, { number: 'ESN1234567A', period, ...more })
}
function fileOf(prepared: NationalReturn, facts = FACTS) {
  const bytes = ES_303.write(prepared, facts) as Uint8Array
  const record = new TextDecoder('latin1').decode(bytes)
  const page1 = record.slice(record.indexOf('<T30301000>'), record.indexOf('</T30301000>'))
  const page3 = record.slice(record.indexOf('<T30303000>'), record.indexOf('</T30303000>'))
  return { bytes, record, page1, page3, problems: ES_303.problems(bytes) }
}
/** The field at a place of the authority's table, which counts from 1. */
const at = (page: string, place: number, width: number): string => page.slice(place - 1, place - 1 + width)

test('envelope, period and pages have the widths of the record’s design', () => {
  const { record, page1, page3, problems } = fileOf(spanish({}))
  expect(record.startsWith('<T303020261T0000><AUX>')).toBe(true)
  expect(record.endsWith('</T303020261T0000>')).toBe(true)
  expect(record.indexOf('<T30301000>')).toBe(328)
  expect(page1.length + 12).toBe(1581)
  expect(page3.length + 12).toBe(1017)
  expect(problems).toEqual([])
})

describe('figures stand in their places', () => {
  test.each<[string, Record<string, number>, [place: number, digits: string][], [number, string][]]>([
    [
      'to pay',
      { '07': 100_050, '09': 21_011, '28': 5000, '29': 1050, '59': 700 },
      [
        [326, '00000000000100050'],
        [343, '02100'],
        [348, '00000000000021011'],
      ],
      [[12, '00000000000000700']],
    ],
    [
      'a negative correction has boxes of its own',
      { '14': -100, '15': -21 },
      [
        [433, 'N0000000000000100'],
        [450, 'N0000000000000021'],
      ],
      [],
    ],
    ['huge', { '07': 9_007_199_254_740_991 }, [[326, '09007199254740991']], []],
  ])('%s', (_, boxes, first, third) => {
    const { page1, page3, problems } = fileOf(spanish(boxes))
    for (const [place, digits] of first) expect(at(page1, place, digits.length)).toBe(digits)
    for (const [place, digits] of third) expect(at(page3, place, digits.length)).toBe(digits)
    expect(problems).toEqual([])
  })

  test('the result and what kind of result it is', () => {
    const paying = fileOf(spanish({ '09': 2100 }))
    expect(at(paying.page1, 13, 1)).toBe('I')
    expect(paying.page3).toContain('00000000000002100   ')
    expect(at(fileOf(spanish({ '29': 2100 })).page1, 13, 1)).toBe('C')
    const nil = fileOf(spanish({}))
    expect([at(nil.page1, 13, 1), at(nil.page3, 425, 1)]).toEqual(['N', 'X'])
    const even = fileOf(spanish({ '09': 2100, '29': 2100 }))
    expect([at(even.page1, 13, 1), at(even.page3, 425, 1)]).toEqual(['N', ' '])
  })
})

test('who and when', () => {
  const { page1 } = fileOf(spanish({}), { ...FACTS, taxpayer: 'Muñoz & Cía <深圳> 𠮷' })
  expect(at(page1, 14, 9)).toBe('N1234567A')
  expect(at(page1, 23, 80).trimEnd()).toBe('MUÑOZ & CIA')
  expect(at(page1, 103, 6)).toBe('20261T')
})

test('a month has its number', () => {
  const period = { name: '2026-02', from: '2026-02-01', to: '2026-02-28' } as const
  const prepared = spanish({}, { period })
  expect(at(fileOf(prepared).page1, 103, 6)).toBe('202602')
  expect(filesFor(prepared).map((file) => file.name(prepared))).toEqual(['es-2026-02.303'])
})

test('hostile texts do not shift a field', () => {
  const { bytes, problems } = fileOf(spanish({}), { ...FACTS, taxpayer: HOSTILE_NAME.repeat(9) })
  expect(bytes).toHaveLength(fileOf(spanish({})).bytes.length)
  expect(problems).toEqual([])
})

test('a sale below zero is refused where the form takes none', () => {
  expect(fileOf(spanish({ '07': -100, '09': -21 })).problems).toEqual([
    { code: 'NEGATIVE', path: '/07' },
    { code: 'NEGATIVE', path: '/09' },
  ])
})

test('a number that cannot be one, or no name, is refused', () => {
  expect(fileOf(spanish({}, { number: 'ES1' })).problems).toMatchObject([{ code: 'NUMBER_NOT_9_CHARACTERS' }])
  expect(fileOf(spanish({}), { ...FACTS, taxpayer: '深圳' }).problems).toMatchObject([
    { code: 'NAME_MISSING' },
  ])
})
