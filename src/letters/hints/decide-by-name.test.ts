import { expect, test } from 'vitest'
import { decideByName } from './decide-by-name.ts'

const byNumber = (companyId: string, key = 'DE136695976') => ({ key, companyId, isName: false })
const byName = (companyId: string) => ({ key: companyId, companyId, isName: true })

test.each<[string, ReturnType<typeof byNumber>[], string[]]>([
  ['a number of one company', [byNumber('a')], ['a']],
  ['a number of two', [byNumber('a'), byNumber('b')], ['a', 'b']],
  ['a number of two and the name of one', [byNumber('a'), byNumber('b'), byName('b')], ['b', 'b']],
  [
    'the number as one has it without its country',
    [byNumber('a'), byNumber('b', '136695976'), byName('a')],
    ['a', 'a'],
  ],
  [
    'a number of two and the names of both',
    [byNumber('a'), byNumber('b'), byName('a'), byName('b')],
    ['a', 'b', 'a', 'b'],
  ],
  ['a number of one and the name of another', [byNumber('a'), byName('b')], ['a', 'b']],
  ['two numbers and the name of one', [byNumber('a'), byNumber('b', 'FR1'), byName('b')], ['a', 'b', 'b']],
])('%s', (_what, owners, meant) => {
  expect(decideByName(owners).map(({ companyId }) => companyId)).toEqual(meant)
})
