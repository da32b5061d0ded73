import { expect, it } from 'vitest'
import { firstAssignee } from './first-assignee.ts'

it.each([
  ['oneself', ['st_1', 'st_2'], 'st_2', 'st_2'],
  ['nobody in particular where one does no such work', ['st_1'], 'st_2', ''],
  ['nobody in particular before it is known who reads', ['st_1'], undefined, ''],
])('to assign opens on %s', (_name, ids, me, expected) => {
  expect(
    firstAssignee(
      ids.map((id) => ({ id })),
      me,
    ),
  ).toBe(expected)
})
