import { describe, expect, it } from 'vitest'
import { canTake } from '#platform/shared/state-machine.ts'
import {
  extensionFault,
  faultOf,
  isInTime,
  isLetterLate,
  referenceKey,
  sellerDay,
  warningsOf,
  type LetterFields,
} from './letter-fields.ts'
import { LETTER_MOVES, LETTER_STATES, type LetterAction } from './letter-moves.ts'

const TODAY = '2026-03-17'
const fields = (more: Partial<LetterFields> = {}): LetterFields => ({
  companyId: 'co_1',
  workOrderId: null,
  registrationId: null,
  authority: 'Finanzamt Musterstadt',
  country: 'DE',
  dated: '2026-03-12',
  received: '2026-03-16',
  reference: null,
  replyBy: '2026-03-19',
  summaryEn: 'A query.',
  summaryZh: '税局询问。',
  visibleToSeller: true,
  ...more,
})

describe('a letter', () => {
  it.each<[string, Partial<LetterFields>, string | undefined]>([
    ['that is whole', {}, undefined],
    ['of today', { dated: TODAY, received: TODAY, replyBy: TODAY }, undefined],
    ['without any day', { dated: null, replyBy: null }, undefined],
    ['dated tomorrow', { dated: '2026-03-18', received: TODAY }, 'dated_tomorrow'],
    ['that arrives tomorrow', { received: '2026-03-18' }, 'received_tomorrow'],
    ['that arrived before it was written', { received: '2026-03-11' }, 'received_before_dated'],
    ['to be answered before it was written', { replyBy: '2026-03-11' }, 'reply_before_dated'],
    ['whose last day has passed', { replyBy: '2026-03-13' }, undefined],
    ['of nobody', { authority: '' }, 'authority_missing'],
    ['for nobody, not shown', { companyId: null, visibleToSeller: false }, undefined],
    ['for nobody, shown', { companyId: null }, 'no_company'],
    ['shown without English', { summaryEn: null }, 'summary_missing'],
    ['shown without Chinese', { summaryZh: '' }, 'summary_missing'],
    ['not shown, without a summary', { summaryZh: null, visibleToSeller: false }, undefined],
  ])('%s', (_what, more, fault) => {
    expect(faultOf(fields(more), TODAY)?.fault).toBe(fault)
  })

  it.each<[string, Partial<LetterFields>, string[]]>([
    ['in time', {}, []],
    ['on its last day', { replyBy: TODAY }, []],
    ['too late', { replyBy: '2026-03-16' }, ['REPLY_PASSED']],
    ['a year old', { dated: '2025-03-01', replyBy: null }, ['OLD']],
    ['of nobody', { companyId: null }, ['NO_COMPANY']],
  ])('%s is taken, with what is odd about it', (_what, more, warnings) => {
    expect(warningsOf(fields(more), TODAY)).toEqual(warnings)
  })

  it.each<[LetterAction, string]>([
    ['sort', 'NEW SORTED'],
    ['ask', 'SORTED'],
    ['answer', 'SORTED'],
    ['fileAway', 'NEW SORTED'],
    ['reopen', 'ANSWERED NO_REPLY'],
  ])('%s is possible in %s', (action, states) => {
    expect(LETTER_STATES.filter((state) => canTake(LETTER_MOVES, state, action)).join(' ')).toBe(states)
  })

  it.each([
    ['2026-03-20', '2026-03-19'],
    ['2026-03-23', '2026-03-20'],
    ['2026-03-18', TODAY],
    [TODAY, TODAY],
    ['2026-03-01', TODAY],
    [null, '2026-03-24'],
  ])('to be answered by %s: the seller has until %s', (replyBy, day) => {
    expect(sellerDay(replyBy, TODAY)).toBe(day)
    expect(isInTime(day, replyBy, TODAY)).toBe(true)
  })

  it('papers that come on the last day come too late', () => {
    expect(isInTime('2026-03-20', '2026-03-20', TODAY)).toBe(false)
    expect(isInTime('2026-03-21', '2026-03-20', TODAY)).toBe(false)
  })

  it.each([
    ['000/0000/4711 – VII/2', '00000004711VII2'],
    ['wo-2026-000276', 'WO2026000276'],
    ['沪A-12', '沪A12'],
  ])('the reference %s is compared as %s', (reference, key) => {
    expect(referenceKey(reference)).toBe(key)
  })
})

describe('more time until a day', () => {
  it.each([
    ['2026-11-20', '2026-12-01', undefined],
    ['2026-11-01', '2026-11-18', undefined],
    ['2026-11-01', '2026-11-17', 'new_day_passed'],
    ['2026-11-20', '2026-11-20', 'not_later'],
    [null, '2026-12-01', 'no_day'],
  ])('from %s to %s: %s', (from, to, fault) => expect(extensionFault(from, to, '2026-11-18')).toBe(fault))
})

describe('whether a letter is late', () => {
  it.each([
    ['NEW', '2026-03-13', true],
    ['SORTED', '2026-03-13', true],
    ['SORTED', TODAY, false],
    ['SORTED', null, false],
    ['ANSWERED', '2026-03-13', false],
    ['NO_REPLY', '2026-03-13', false],
  ] as const)('%s, to be answered by %s: %s', (state, replyBy, late) => {
    expect(isLetterLate({ state, replyBy }, TODAY)).toBe(late)
  })
})
