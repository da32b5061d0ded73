import { describe, expect, it } from 'vitest'
import { formatDay, formatDays } from './dates.ts'

describe('days for people', () => {
  it('name the year only where it is not this one', () => {
    expect(formatDay('2026-03-13', 'en', 'long', '2026-03-17')).toBe('13 March')
    expect(formatDay('2026-03-13', 'zh', 'long', '2026-03-17')).toBe('3月13日')
    expect(formatDay('2027-01-02', 'en', 'long', '2026-03-17')).toBe('2 January 2027')
  })

  it('are joined to a range as each language writes it', () => {
    expect(formatDays('2026-04-28', '2026-05-19', 'en', '2026-03-17')).toMatch(/^28 April\s?–\s?19 May$/)
    expect(formatDays('2026-04-28', '2026-05-19', 'zh', '2026-03-17')).toBe('4月28日至5月19日')
    expect(formatDays('2026-03-20', '2026-03-24', 'zh', '2026-03-17')).toBe('3月20日至24日')
    expect(formatDays('2026-03-20', '2026-03-20', 'en', '2026-03-17')).toBe('20 March')
  })
})
