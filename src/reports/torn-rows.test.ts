import { expect, test } from 'vitest'
import { type LaterFile, mendsTorn, type TornFile } from './torn-rows.ts'

const TORN_FILE: TornFile = { source: 'AMAZON', shopId: null, fileName: 'march.csv', rowsKept: 40 }
const MENDED: LaterFile = { source: 'AMAZON', shopId: null, fileName: 'march (1).csv', torn: 0, repeated: 40 }

test.each<[string, Partial<TornFile>, Partial<LaterFile>, boolean]>([
  ['repeats every row', {}, {}, true],
  ['repeats more than was kept', {}, { repeated: 90 }, true],
  ['repeats fewer', {}, { repeated: 39 }, false],
  ['is torn itself', {}, { torn: 1 }, false],
  ['is of another source', {}, { source: 'TEMPLATE' }, false],
  ['is of another shop', {}, { shopId: 'sh_2' }, false],
  ['nothing was kept, and it has another name', { rowsKept: 0 }, {}, false],
  [
    'nothing was kept, and it has the same name',
    { rowsKept: 0 },
    { fileName: 'march.csv', repeated: 0 },
    true,
  ],
])('a later file that %s', (_, torn, later, expected) => {
  expect(mendsTorn({ ...TORN_FILE, ...torn }, { ...MENDED, ...later })).toBe(expected)
})
