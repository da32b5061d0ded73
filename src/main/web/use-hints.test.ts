import { expect, test } from 'vitest'
import { pathsOf } from './use-hints.ts'

test.each([
  ['unread', ['/stationMsg/unRead', '/stationMsg/unRead/ALL', '/stationMsg/list']],
  ['cart', ['/shoppingCart/count', '/shoppingCart/category']],
  ['talk', ['/workOrder/talk/list']],
  ['import', ['/salesReport/list', '/salesReport/detail']],
  ['somethingNew', []],
])('%s asks for %j', (kind, paths) => {
  expect(pathsOf(kind)).toEqual(paths)
})

test('after a break everything is asked for again, but not what somebody types in', () => {
  const all = pathsOf('open')
  for (const kind of ['unread', 'cart', 'node', 'talk', 'import'])
    expect(all).toEqual(expect.arrayContaining([...pathsOf(kind)]))
  expect(all).toContain('/pendingMatters/list')
  expect(all.some((path) => path.startsWith('/woNodeData'))).toBe(false)
})
