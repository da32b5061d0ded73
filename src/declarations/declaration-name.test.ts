import { expect, it } from 'vitest'
import { declarationName, type DeclarationParts } from './declaration-name.ts'

it.each<[DeclarationParts, string, string]>([
  [['RETURN', null, 'MONTHLY', '2026-03-01', '2026-03-31'], 'VAT return March 2026', '2026年3月VAT申报'],
  [['OSS', null, 'QUARTERLY', '2026-01-01', '2026-03-31'], 'OSS return Q1 2026', '2026年第1季度OSS申报'],
  // Quarters of British registrations end in any month.
  [
    ['RETURN', null, 'QUARTERLY', '2026-08-01', '2026-10-31'],
    'VAT return August to October 2026',
    '2026年8月至10月VAT申报',
  ],
  [['ANNUAL', null, 'YEARLY', '2025-01-01', '2025-12-31'], 'Annual return 2025', '2025年年度申报'],
  [
    ['EPR', 'PACKAGING', 'MONTHLY', '2026-12-01', '2026-12-31'],
    'Packaging quantities December 2026',
    '2026年12月包装数量申报',
  ],
])('names %j in both languages', (parts, en, zh) => {
  expect(declarationName(parts)).toEqual({ en, zh })
})
