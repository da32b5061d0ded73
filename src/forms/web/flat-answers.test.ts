import { assert, constantFrom, dictionary, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, Answers } from '#forms/engine/model/template.ts'
import { changedPaths, flatten, merge, unflatten } from './flat-answers.ts'

const groups = new Set(['directors'])
const flat = (answers: Answers) => flatten(answers)
const person = (_id: string, fullName: string) => ({ _id, fullName })

describe('flatten', () => {
  it('can be reversed', () => {
    const answers: Answers = {
      city: 'Shenzhen',
      channels: ['amazon', 'ebay'],
      turnover: { amount: 100, currency: 'EUR' },
      directors: [person('a', 'ZHOU MING'), { _id: 'b' }],
    }
    expect(unflatten(flatten(answers), groups)).toEqual(answers)
  })

  it('names an answer in a row by the id of the row', () => {
    expect(
      changedPaths(flat({ directors: [person('a', 'X')] }), flat({ directors: [person('a', 'Y')] })),
    ).toEqual(['directors/a/fullName'])
  })
})

describe('merge', () => {
  it('takes what only one side changed', () => {
    const base = flat({ city: 'Shenzhen', street: 'Keji Road' })
    const mine = flat({ city: 'Guangzhou', street: 'Keji Road' })
    const theirs = flat({ city: 'Shenzhen', street: 'Keji Road 18' })
    const { merged, conflicts } = merge(base, mine, theirs, groups)
    expect(conflicts).toEqual([])
    expect(unflatten(merged, groups)).toEqual({ city: 'Guangzhou', street: 'Keji Road 18' })
  })

  it('reports what both changed, and keeps mine until a person has chosen', () => {
    const { merged, conflicts } = merge(
      flat({ city: 'Shenzhen' }),
      flat({ city: 'Guangzhou' }),
      flat({ city: 'Foshan' }),
      groups,
    )
    expect(conflicts).toEqual([{ path: 'city', mine: 'Guangzhou', theirs: 'Foshan' }])
    expect(merged.get('city')).toBe('Guangzhou')
  })

  it('reports no conflict when both sides wrote the same', () => {
    const { conflicts } = merge(flat({}), flat({ city: 'Foshan' }), flat({ city: 'Foshan' }), groups)
    expect(conflicts).toEqual([])
  })

  it('keeps the rows that both sides added', () => {
    const { merged, conflicts } = merge(
      flat({ directors: [person('a', 'A')] }),
      flat({ directors: [person('a', 'A'), person('b', 'B')] }),
      flat({ directors: [person('a', 'A'), person('c', 'C')] }),
      groups,
    )
    expect(conflicts).toEqual([])
    expect(unflatten(merged, groups)).toEqual({
      directors: [person('a', 'A'), person('c', 'C'), person('b', 'B')],
    })
  })

  it('removes a row that one side removed, with all its answers', () => {
    const before = flat({ directors: [person('a', 'A'), person('b', 'B')] })
    const { merged } = merge(before, flat({ directors: [person('a', 'A')] }), before, groups)
    expect([...merged.keys()]).toEqual(['directors', 'directors/a/fullName'])
  })

  it('keeps a removed row when the other side wrote into it meanwhile', () => {
    const second = { ...person('b', 'B'), role: 'director' }
    const { merged, conflicts } = merge(
      flat({ directors: [person('a', 'A'), second] }),
      flat({ directors: [person('a', 'A')] }),
      flat({ directors: [person('a', 'A'), { ...second, fullName: 'B2' }] }),
      groups,
    )
    expect(conflicts).toEqual([])
    expect(unflatten(merged, groups)).toEqual({
      directors: [person('a', 'A'), { ...second, fullName: 'B2' }],
    })
  })

  const answers = dictionary(constantFrom('a', 'b', 'c'), constantFrom<Answer>('1', '2', 3, true)).map(flat)

  it('loses nothing: every answer changed on one side alone is in the result', () => {
    assert(
      property(answers, answers, answers, (base, mine, theirs) => {
        const { merged, conflicts } = merge(base, mine, theirs, groups)
        const disputed = new Set(conflicts.map((conflict) => conflict.path))
        for (const path of changedPaths(base, mine)) expect(merged.get(path)).toEqual(mine.get(path))
        const undisputed = changedPaths(base, theirs).filter((path) => !disputed.has(path))
        for (const path of undisputed) expect(merged.get(path)).toEqual(theirs.get(path))
      }),
    )
  })
})
