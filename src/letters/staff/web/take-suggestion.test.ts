import { describe, expect, it } from 'vitest'
import type { LetterSuggestion } from '../contract.ts'
import { fieldsSaid, isSaid, type Said } from './take-suggestion.ts'

const empty: Said = {
  company: null,
  workOrder: null,
  registrationId: null,
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
  country: kind === 'AUTHORITY' || kind === 'REGISTRATION' ? 'DE' : null,
  company: kind === 'WORK_ORDER' || kind === 'REGISTRATION' ? { id: 'co_1', name: 'Mingxiang' } : null,
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
    [
      suggestion('REGISTRATION', 'reg_1', 'VAT registration Germany · DE812345674'),
      { registrationId: 'reg_1', company: { id: 'co_1', name: 'Mingxiang' }, country: 'DE' },
    ],
    [suggestion('AUTHORITY', 'Finanzamt Musterstadt'), { authority: 'Finanzamt Musterstadt', country: 'DE' }],
    [suggestion('REFERENCE', '12/34'), { reference: '12/34' }],
    [suggestion('DATED', '2026-11-12'), { dated: '2026-11-12' }],
    [suggestion('REPLY_BY', '2026-12-12'), { replyBy: '2026-12-12' }],
  ])('fills its fields alone, and is then taken', (one, fields) => {
    expect(isSaid(one, empty)).toBe(false)
    expect(fieldsSaid(one, empty)).toMatchObject(fields)
    expect(isSaid(one, { ...empty, ...fieldsSaid(one, empty) })).toBe(true)
  })

  it('keeps number and work order of one company together, and none of two', () => {
    const order = suggestion('WORK_ORDER', 'wo_1', 'WO-2026-000001')
    const registration = suggestion('REGISTRATION', 'reg_1')
    const said = { ...empty, ...fieldsSaid(order, empty) }
    const both = { ...said, ...fieldsSaid(registration, said) }
    expect(isSaid(order, both) && isSaid(registration, both)).toBe(true)
    expect(fieldsSaid(order, both).registrationId).toBe('reg_1')
    const other = { ...said, company: { id: 'co_2', name: 'Other' }, country: 'FR' }
    expect(fieldsSaid(registration, other)).toMatchObject({ workOrder: null, country: 'FR' })
    expect(fieldsSaid(order, { ...other, registrationId: 'reg_2' }).registrationId).toBeNull()
  })
})
