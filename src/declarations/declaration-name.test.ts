import { expect, it } from 'vitest'
import { declarationName, type DeclarationParts } from './declaration-name.ts'

it.each<[DeclarationParts, string, string]>([
  [['RETURN', null, '2026-03'], 'VAT return March 2026', '2026年3月VAT申报'],
  [['OSS', null, '2026-Q1'], 'OSS return Q1 2026', '2026年第1季度OSS申报'],
  [['ANNUAL', null, '2025'], 'Annual return 2025', '2025年年度申报'],
  [['EPR', 'PACKAGING', '2026-12'], 'Packaging quantities December 2026', '2026年12月包装数量申报'],
])('names %j in both languages', (parts, en, zh) => {
  expect(declarationName(parts)).toEqual({ en, zh })
})
