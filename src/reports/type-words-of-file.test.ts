import { expect, test } from 'vitest'
import { opened } from './testing/read-bytes.ts'
import { typeWordsOf } from './type-words-of-file.ts'

const wordsOf = (text: string, column = 'Typ') => typeWordsOf(opened(Buffer.from(text)), column)

test('the words of a column, each once however it is written, the most frequent first', async () => {
  const types = [
    'Verkauf',
    'Ausgleich',
    'verkauf',
    ' VERKAUF ',
    'Rückerstattung',
    '',
    'Gebühr-Versand',
    'Ausgleich',
  ]
  const rows = types.map((type, at) => `${at};"${type}";1,00`)
  expect(await wordsOf(`Nr;Typ;Betrag\n${rows.join('\n')}\n`)).toEqual({
    rows: 8,
    isWhole: true,
    words: [
      { word: 'Verkauf', count: 3, type: 'SALE' },
      { word: 'Ausgleich', count: 2, type: null },
      { word: '', count: 1, type: null },
      { word: 'Gebühr-Versand', count: 1, type: null },
      { word: 'Rückerstattung', count: 1, type: 'REFUND' },
    ],
    others: 0,
  })
})

test('a column that the file has not has none', async () => {
  expect(await wordsOf('a;b\n1;2\n')).toEqual({ rows: 0, isWhole: true, words: [], others: 0 })
})

test('of a column that cannot be one of types fifty are named, and the file is not read to its end', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `x;A-${at}`)
  const { rows: read, isWhole, words, others } = await wordsOf(`a;Typ\n${rows.join('\n')}\n`)
  expect([read, isWhole, words.length, others]).toEqual([1000, false, 50, 950])
})

test('of a large file the first rows are enough', async () => {
  const text = `a;Typ\n${'1;Sale\n'.repeat(200_001)}`
  const { rows, isWhole, words } = await wordsOf(text)
  expect([rows, isWhole, words]).toEqual([200_000, false, [{ word: 'Sale', count: 200_000, type: 'SALE' }]])
})
