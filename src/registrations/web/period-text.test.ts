import { expect, it } from 'vitest'
import type { ServicePeriod } from '../contract.ts'
import { periodName } from '../period-name.ts'
import { partOfPeriod, type T } from './period-text.ts'
import { registrationsText } from './registrations.text.ts'

const inLang = (lang: 'en' | 'zh'): T =>
  ((key: keyof typeof registrationsText, params: Record<string, string | number> = {}) =>
    registrationsText[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))) as T

const period = (
  rhythm: ServicePeriod['rhythm'],
  from: string,
  to: string,
  kind: ServicePeriod['kind'] = 'RETURN',
) =>
  ({
    id: 'per_1',
    kind,
    rhythm,
    from,
    to,
    dueAt: null,
    status: 'UPCOMING',
    isLate: false,
  }) satisfies ServicePeriod

it.each([
  [period('MONTHLY', '2026-11-01', '2026-11-30'), 'November 2026', '2026年11月'],
  [period('MONTHLY', '2026-11-17', '2026-11-30'), 'November 2026', '2026年11月'],
  [period('QUARTERLY', '2026-10-01', '2026-12-31'), 'Q4 2026', '2026年第4季度'],
  [period('QUARTERLY', '2026-08-01', '2026-10-31'), 'August to October 2026', '2026年8月至10月'],
  [period('QUARTERLY', '2026-11-01', '2027-01-31'), 'November 2026 to January 2027', '2026年11月至2027年1月'],
  [period('QUARTERLY', '2026-10-01', '2026-12-31', 'REPORT'), 'Report Q4 2026', '2026年第4季度报表'],
  [period('YEARLY', '2026-03-01', '2026-12-31', 'ANNUAL'), 'Annual return 2026', '2026年度申报'],
])('%o is named %s, %s', (one, en, zh) => {
  expect(periodName(one, 'en')).toBe(en)
  expect(periodName(one, 'zh')).toBe(zh)
})

it('says the days of a part of a period only', () => {
  expect(partOfPeriod(period('QUARTERLY', '2026-10-01', '2026-12-31'), 'en', inLang('en'))).toBeUndefined()
  expect(partOfPeriod(period('QUARTERLY', '2026-11-01', '2027-01-31'), 'en', inLang('en'))).toBeUndefined()
  expect(partOfPeriod(period('MONTHLY', '2026-11-17', '2026-11-30'), 'en', inLang('en'))).toBe(
    '17 Nov 2026 to 30 Nov 2026',
  )
})
