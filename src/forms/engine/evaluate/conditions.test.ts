import { expect, test } from 'vitest'
import { holds, type Lookup } from './conditions.ts'
import type { Answer, Condition } from '../model/template.ts'

const answers: Record<string, Answer> = {
  country: 'CN',
  share: 60,
  day: '2026-03-15',
  sales: { amount: 1050, currency: 'EUR' },
  channels: ['amazon', 'ownShop'],
  agreed: false,
}
const lookup: Lookup = (ref) => answers[ref]

test.each<[Condition, boolean]>([
  [{ op: 'eq', field: 'country', value: 'CN' }, true],
  [{ op: 'eq', field: 'country', value: 'cn' }, false],
  [{ op: 'eq', field: 'share', value: '60' }, false],
  [{ op: 'eq', field: 'agreed', value: false }, true],
  [{ op: 'eq', field: 'absent', value: false }, false],
  [{ op: 'ne', field: 'absent', value: 'CN' }, true],
  [{ op: 'gt', field: 'share', value: 60 }, false],
  [{ op: 'gte', field: 'share', value: 60 }, true],
  [{ op: 'lt', field: 'absent', value: 60 }, false],
  [{ op: 'gt', field: 'absent', value: 60 }, false],
  [{ op: 'lte', field: 'day', value: '2026-03-15' }, true],
  [{ op: 'lt', field: 'day', value: 3 }, false],
  [{ op: 'gt', field: 'sales', value: 1000 }, true],
  [{ op: 'in', field: 'country', value: ['HK', 'CN'] }, true],
  [{ op: 'in', field: 'absent', value: ['HK'] }, false],
  [{ op: 'includes', field: 'channels', value: 'ownShop' }, true],
  [{ op: 'includes', field: 'country', value: 'C' }, false],
  [{ op: 'empty', field: 'absent' }, true],
  [{ op: 'filled', field: 'agreed' }, true],
  [
    {
      and: [
        { op: 'filled', field: 'country' },
        { op: 'empty', field: 'share' },
      ],
    },
    false,
  ],
  [
    {
      or: [
        { op: 'empty', field: 'country' },
        { op: 'filled', field: 'share' },
      ],
    },
    true,
  ],
  [{ not: { op: 'filled', field: 'absent' } }, true],
])('%j is %s', (condition, expected) => {
  expect(holds(condition, lookup)).toBe(expected)
})
