import { expect, test } from 'vitest'
import { graceOf } from './grace.ts'

test.each<[string, string | undefined]>([
  ['Please act within 30 days.', '2026-12-22'],
  ['You have 14 days from receipt of this message.', '2026-12-06'],
  ['A 7-day grace period applies.', '2026-11-29'],
  ['A 7-day grace applies.', '2026-11-29'],
  ['within 5 business days', '2026-11-27'],
  ['请在30天内提供税号', '2026-12-22'],
  ['请于10个工作日内回复', '2026-12-04'],
  ['by 12 December 2026', '2026-12-12'],
  ['by December 12th, 2026 or your listings are removed within 30 days', '2026-12-12'],
  ['until 2026-12-01, then 2027-01-15', '2026-12-01'],
  ['bis 05.12.2026', '2026-12-05'],
  ['截至2026年12月5日', '2026-12-05'],
  ['Since 1 July 2021 the rules are new. Act within 3 days.', '2026-11-25'],
  ['by May 5, 2030', undefined],
  ['on 30 February 2027', undefined],
  ['12/05/2026', undefined],
  ['within 999 days', undefined],
  ['nothing about time', undefined],
  ['', undefined],
])('%s: %s', (text, day) => expect(graceOf(text, '2026-11-22')).toBe(day))
