import { describe, expect, it } from 'vitest'
import { isAmbiguousDay, normaliseDay } from './normalise.ts'

describe('a day', () => {
  it.each([
    ['1986-04-02', '1986-04-02'],
    ['1986年4月2日', '1986-04-02'],
    ['1986 / 4 / 2', '1986-04-02'],
    ['31.12.2026', '2026-12-31'],
    ['2.4.1986', '1986-04-02'],
    ['31/12/2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['05/05/2026', '2026-05-05'],
    ['３１．１２．２０２６', '2026-12-31'],
  ])('%s is understood', (typed, day) => {
    expect(normaliseDay(typed)).toBe(day)
    expect(isAmbiguousDay(typed)).toBe(false)
  })

  it.each(['03/04/2026', '3-4-2026', '12/11/2026'])('%s could be two days', (typed) => {
    expect(normaliseDay(typed)).toBe(typed)
    expect(isAmbiguousDay(typed)).toBe(true)
  })

  it.each(['31.12-2026', '31.12.26', 'tomorrow', '1.2.3.2026', ''])('%s stays as it is', (typed) => {
    expect(normaliseDay(typed)).toBe(typed)
    expect(isAmbiguousDay(typed)).toBe(false)
  })
})
