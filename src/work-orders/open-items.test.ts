import { describe, expect, it } from 'vitest'
import { itemsInTurn } from './open-items.ts'
import type { SupplementState } from './supplements.ts'
import { germanNodes } from './testing/nodes.builders.ts'

const filed = {
  form: 'ACCEPTED',
  check: 'ACCEPTED',
  sign: 'ACCEPTED',
  translation: 'SKIPPED',
  handIn: 'ACCEPTED',
} as const
const since = new Date('2026-03-16T09:00:00Z')
const supplement = (status: SupplementState['status'], dueAt: string | null): SupplementState => ({
  status,
  statusSince: since,
  dueAt,
})

/** `seller form 2026-03-25`: who, what, until when. */
const due = (...input: Parameters<typeof itemsInTurn>) =>
  itemsInTurn(...input).map((item) =>
    [item.holder, item.kind === 'node' ? item.node.key : 'supplement', item.dueAt ?? 'undated'].join(' '),
  )

describe('what is due, when and by whom', () => {
  it.each([
    ['the seller’s form', { form: 'OPEN' }, { form: '2026-03-25' }, [], ['seller form 2026-03-25']],
    [
      'a supplement has its own day, whatever the step is due',
      { form: 'OPEN' },
      { form: '2026-03-25' },
      [supplement('ASKED', '2026-03-30')],
      ['seller form 2026-03-25', 'seller supplement 2026-03-30'],
    ],
    [
      'and an earlier one comes first',
      { form: 'RETURNED', check: 'OPEN' },
      { form: '2026-03-25' },
      [supplement('RETURNED', '2026-03-20'), supplement('ASKED', null)],
      ['seller supplement 2026-03-20', 'seller form 2026-03-25', 'seller supplement undated'],
    ],
    [
      'the authority’s day does not run while the seller is waited for',
      { ...filed, taxNumber: 'FILED' },
      { taxNumber: '2026-03-25' },
      [supplement('ASKED', '2026-03-30')],
      ['seller supplement 2026-03-30'],
    ],
    [
      'what came is checked by the agency',
      { ...filed, taxNumber: 'FILED' },
      { taxNumber: '2026-03-25' },
      [supplement('SUBMITTED', '2026-03-18')],
      ['agency supplement 2026-03-18'],
    ],
    [
      'a submitted form is due at its check',
      { form: 'SUBMITTED', check: 'OPEN' },
      { form: '2026-03-19', check: '2026-03-18' },
      [],
      ['agency form 2026-03-18'],
    ],
    [
      'then the authority',
      { ...filed, taxNumber: 'FILED' },
      { taxNumber: '2026-03-25' },
      [supplement('ACCEPTED', null), supplement('WITHDRAWN', null)],
      ['authority taxNumber 2026-03-25'],
    ],
  ] as const)('%s', (_name, statuses, days, supplements, expected) => {
    const rest = Object.fromEntries(Object.entries(days).map(([key, dueAt]) => [key, { dueAt }]))
    expect(due('OPEN', germanNodes(statuses, rest), supplements)).toEqual(expected)
  })

  it('nothing on hold, completed or cancelled', () => {
    for (const status of ['ON_HOLD', 'COMPLETED', 'CANCELLED'] as const)
      expect(due(status, germanNodes({ form: 'OPEN' }), [supplement('ASKED', '2026-03-30')])).toEqual([])
  })
})
