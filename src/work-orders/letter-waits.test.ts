import { describe, expect, test } from 'vitest'
import { waitsForHold, waitsForSeller } from './letter-waits.ts'

const since = new Date('2026-11-10T09:00:00Z')
const papers = { status: 'ASKED', dueAt: '2026-11-27', askedAt: new Date('2026-11-11T09:00:00Z') } as const
const letter = { letterDay: '2026-11-30', letterSince: since }
const at = (today: string, supplements: Parameters<typeof waitsForSeller>[2]['supplements'] = [papers]) => ({
  today,
  supplements,
})

describe('a letter waits for the seller who was asked for papers', () => {
  test.each<[string, boolean, Parameters<typeof waitsForSeller>]>([
    ['while there is time', true, ['seller', letter, at('2026-11-26')]],
    ['not three days before the authority’s day', false, ['seller', letter, at('2026-11-27')]],
    [
      'until the seller’s own day is over',
      true,
      ['seller', { ...letter, letterDay: '2027-01-31' }, at('2026-11-27')],
    ],
    ['not after it', false, ['seller', { ...letter, letterDay: '2027-01-31' }, at('2026-11-28')]],
    ['also where it has no day itself', true, ['seller', { ...letter, letterDay: null }, at('2026-11-27')]],
    [
      'not where nothing has a day',
      false,
      ['seller', { ...letter, letterDay: null }, at('2026-11-12', [{ ...papers, dueAt: null }])],
    ],
    [
      'not for what was asked before it came',
      false,
      ['seller', { ...letter, letterSince: new Date('2026-11-12') }, at('2026-11-12')],
    ],
    [
      'not once the seller has answered',
      false,
      ['agency', letter, at('2026-11-12', [{ ...papers, status: 'SUBMITTED' }])],
    ],
    ['nor while only the form is the seller’s', false, ['seller', letter, at('2026-11-12', [])]],
    ['nor in the authority’s turn', false, ['authority', letter, at('2026-11-12')]],
    [
      'and what is returned is the seller’s again',
      true,
      ['seller', letter, at('2026-11-12', [{ ...papers, status: 'RETURNED' }])],
    ],
  ])('%s', (_name, waits, asked) => {
    expect(waitsForSeller(...asked)).toBe(waits)
  })
})

describe('a letter waits for the end of a hold', () => {
  const heldSince = new Date('2026-11-10T09:00:00Z')
  const before = new Date('2026-11-09T09:00:00Z')
  test.each([
    ['that was begun with it, while its day is far', true, heldSince, before, '2026-11-30', '2026-11-26'],
    ['not three days before its own', false, heldSince, before, '2026-11-30', '2026-11-27'],
    ['also without a day', true, heldSince, before, null, '2027-11-27'],
    ['not where it came in since', false, heldSince, new Date('2026-11-11'), '2026-12-30', '2026-11-12'],
    ['not without a hold', false, null, before, '2026-12-30', '2026-11-12'],
    ['not without a letter', false, heldSince, null, null, '2026-11-12'],
  ])('%s', (_name, expected, held, letterSince, letterDay, today) => {
    expect(waitsForHold(held, { letterDay, letterSince }, today)).toBe(expected)
  })
})
