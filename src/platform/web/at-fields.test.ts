import { expect, it } from 'vitest'
import { allAtFields, errorAt } from './at-fields.ts'

it.each([
  [{ email: 'wrong' }, true],
  [{ email: 'wrong', 'sections.0': 'wrong' }, true],
  [{ email: 'wrong', nodeId: 'wrong' }, false],
  [{ emails: 'wrong' }, false],
  [{}, false],
  [undefined, false],
])('of %j everything stands at a field: %s', (fields, all) => {
  expect(allAtFields(['email', 'sections'])({ fields })).toBe(all)
})

it('finds what is wrong inside a field', () => {
  expect(errorAt({ 'sections.0': 'not shared' }, 'sections')).toBe('not shared')
  expect(errorAt({ sectionsOf: 'no' }, 'sections')).toBeUndefined()
})
