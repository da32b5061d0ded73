import { describe, expect, it } from 'vitest'
import type { LetterSuggestion } from '../contract.ts'
import { fieldsSaid, isSaid, type Said } from './take-suggestion.ts'

const empty: Said = {
  company: null,
  workOrder: null,
  authority: '',
  country: '',
  reference: '',
  dated: '',
  replyBy: '',
}
const suggestion = (kind: LetterSuggestion['kind'], value: string, label = value): LetterSuggestion => ({
  kind,
  value,
  label,
  country: kind === 'AUTHORITY' ? 'DE' : null,
  company: kind === 'WORK_ORDER' ? { id: 'co_1', name: 'Mingxiang' } : null,
  page: 1,
  words: 'as it stands',
})

describe('taking a suggestion', () => {
  it.each<[LetterSuggestion, Partial<Said>]>([
    [
      suggestion('WORK_ORDER', 'wo_1', 'WO-2026-000001'),
      { workOrder: { id: 'wo_1', number: 'WO-2026-000001' }, company: { id: 'co_1', name: 'Mingxiang' } },
    ],
    [suggestion('COMPANY', 'co_2', 'Other'), { company: { id: 'co_2', name: 'Other' }, workOrder: null }],
    [suggestion('AUTHORITY', 'Finanzamt Musterstadt'), { authority: 'Finanzamt Musterstadt', country: 'DE' }],
    [suggestion('REFERENCE', '12/34'), { reference: '12/34' }],
    [suggestion('DATED', '2026-11-12'), { dated: '2026-11-12' }],
    [suggestion('REPLY_BY', '2026-12-12'), { replyBy: '2026-12-12' }],
  ])('fills its fields alone, and is then taken', (one, fields) => {
    expect(isSaid(one, empty)).toBe(false)
    expect(fieldsSaid(one)).toMatchObject(fields)
    expect(isSaid(one, { ...empty, ...fieldsSaid(one) })).toBe(true)
  })
})
