import { expect, test } from 'vitest'
import { presentIn } from './presence.ts'

const window = (workOrderId: string, name: string, isWriting = false) => ({
  workOrderId,
  staffId: `stf_${name}`,
  name,
  isWriting,
})

test.each([
  ['nobody', [], undefined],
  ['one who looks', [window('wo', 'Anna')], ['Anna looking']],
  ['one with two windows, once', [window('wo', 'Anna'), window('wo', 'Anna')], ['Anna looking']],
  ['who writes in one of them', [window('wo', 'Anna', true), window('wo', 'Anna')], ['Anna writing']],
  ['the same the other way round', [window('wo', 'Anna'), window('wo', 'Anna', true)], ['Anna writing']],
  [
    'two, the one who writes first',
    [window('wo', 'Anna'), window('wo', 'Ben', true)],
    ['Ben writing', 'Anna looking'],
  ],
  ['two of a kind by name', [window('wo', 'Ben'), window('wo', 'Anna')], ['Anna looking', 'Ben looking']],
  ['somebody elsewhere', [window('wo_other', 'Anna')], undefined],
])('%s', (_which, windows, expected) => {
  expect(
    presentIn(windows)
      .get('wo')
      ?.map(({ name, is }) => `${name} ${is}`),
  ).toEqual(expected)
})
