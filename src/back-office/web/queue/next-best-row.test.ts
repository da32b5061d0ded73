import { describe, expect, it } from 'vitest'
import type { QueueRow } from './queue-row.ts'
import { nextBestRow } from './next-best-row.ts'

const urgency = { because: 'AGE', day: null, since: null, level: null } as unknown as QueueRow['urgency']
const first = { id: 'wo_1', urgency }
const second = { id: 'wo_2', urgency }
const calm = { id: 'wo_3', urgency: null }
const place = { view: 'myTurn', sort: undefined, page: 1, keyword: '' } as const

describe('what is best done next', () => {
  it.each<[string, object, (typeof first | typeof calm)[], string | undefined]>([
    ['is the first row of a view that is sorted by it', {}, [first, second], 'wo_1'],
    ['is none in an empty view', {}, [], undefined],
    ['is none where the first row has no reason to come first', {}, [calm, first], undefined],
    ['is not on a later page', { page: 2 }, [first], undefined],
    ['is none in a view of another sorting', { view: 'seller' }, [first], undefined],
    ['is none once somebody sorts by something else', { sort: 'due' }, [first], undefined],
    ['is there when somebody sorts by it', { view: 'all', sort: 'next' }, [first], 'wo_1'],
    ['is none among what somebody looks for', { keyword: 'WO-2026' }, [first], undefined],
  ])('%s', (_name, at, rows, id) => {
    expect(nextBestRow({ ...place, ...at }, rows)?.id).toBe(id)
  })
})
