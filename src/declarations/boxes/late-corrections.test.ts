import { describe, expect, it } from 'vitest'
import { schemeReturn as prepared } from '../testing/returns.builders.ts'
import { lateCorrections } from './late-corrections.ts'
import type { SchemeCorrection } from './prepared-return.ts'

const FILED = prepared([
  ['DE', 'FR', 2000, 10_000, 2_000],
  ['DE', 'IT', 2200, 10_000, 2_200],
])
const late = (period: string, consumption: string, vat: number, of = 'dcl_q1'): SchemeCorrection => ({
  period,
  consumption,
  vat,
  sources: [{ of: `late:${of}`, month: '2026-03', currency: 'EUR', figure: 'vat', units: vat }],
})
const corrections = (now: typeof FILED, later: SchemeCorrection[] = [], filed = FILED) =>
  lateCorrections({ declarationId: 'dcl_q1', filed, now, later }).map(({ period, consumption, vat }) => [
    period,
    consumption,
    vat,
  ])

describe('what a later return corrects of a filed one', () => {
  const now = prepared([
    ['DE', 'FR', 2000, 15_000, 3_000],
    ['DE', 'SE', 2500, 1_000, 250],
  ])
  it('is the difference by state, without set-off', () => {
    expect(corrections(now)).toEqual([
      ['2026-Q1', 'FR', 1_000],
      ['2026-Q1', 'IT', -2_200],
      ['2026-Q1', 'SE', 250],
    ])
  })

  it('is nothing where nothing changed, or nothing is known', () => {
    expect(corrections(FILED)).toEqual([])
    expect(corrections({ ...now, rows: null })).toEqual([])
  })

  it('leaves out what was corrected since, and only that', () => {
    const refund = { ...late('2026-Q1', 'FR', 400), sources: [] }
    expect(
      corrections(now, [late('2026-Q1', 'FR', 600), late('2026-Q1', 'SE', 250, 'dcl_other'), refund]),
    ).toEqual([
      ['2026-Q1', 'FR', 400],
      ['2026-Q1', 'IT', -2_200],
      ['2026-Q1', 'SE', 250],
    ])
  })

  it('has the refunds of earlier sales among its months', () => {
    const filed = {
      ...FILED,
      corrections: [late('2025-Q3', 'FR', 70), { ...late('2025-Q4', 'IT', -100), sources: [] }],
    }
    const again = prepared(
      [
        ['DE', 'FR', 2000, 10_000, 2_000],
        ['DE', 'IT', 2200, 10_000, 2_200],
      ],
      [['2025-Q4', 'IT', -300]],
    )
    expect(corrections(again, [], filed)).toEqual([['2025-Q4', 'IT', -200]])
  })
})
