import { describe, expect, test } from 'vitest'
import { dayReader, readRate } from './read-figures.ts'

describe('days', () => {
  test.each([
    ['DMY', '05-01-2026', '2026-01-05'],
    ['DMY', '05/01/2026', '2026-01-05'],
    ['DMY', '2026-01-05', '2026-01-05'],
    ['DMY', '5.1.26', '2026-01-05'],
    ['DMY', '31-02-2026', null],
    ['DMY', '13-13-2026', null],
    ['DMY', '29-02-2028 23:59', '2028-02-29'],
    ['DMY', '', null],
    ['DMY', 'yesterday', null],
    ['MDY', '01/05/2026', '2026-01-05'],
    ['MDY', '13/05/2026', null],
    ['YMD', '2026/1/5', '2026-01-05'],
    ['YMD', '2026-01-05 14:33:10 +0100', '2026-01-05'],
    ['AUTO', '03/04/2026', null],
    ['AUTO', '13/04/2026', '2026-04-13'],
    ['AUTO', '05.01.2026', '2026-01-05'],
    ['AUTO', '2026年1月5日', '2026-01-05'],
    ['AUTO', '05-Jan-26', '2026-01-05'],
    ['AUTO', 'Jan 5, 2026', '2026-01-05'],
    ['AUTO', 'x'.repeat(1000), null],
  ] as const)('%s: %s', (order, text, day) => {
    const read = dayReader(order)
    expect(read(text)).toBe(day)
    expect(read(text)).toBe(day)
  })
})

describe('rates in basis points', () => {
  test.each([
    ['0.19', 1900],
    ['19', 1900],
    ['19,0', 1900],
    ['19 %', 1900],
    ['0.255', 2550],
    ['25.5', 2550],
    ['0', 0],
    ['0.00', 0],
    ['5.5', 550],
    ['0,055', 550],
    ['1900', null],
    ['-19', null],
    ['', null],
    ['A', null],
  ] as const)('%s', (text, basisPoints) => expect(readRate(text)).toBe(basisPoints))
})
