import { afterAll, describe, expect, test } from 'vitest'
import type { Cells, RowSink, TableFault } from './cells.ts'
import { readTable, type Thread } from './read-table.ts'
import { ScanThread } from './scan-thread.ts'

type Found = { rows: { line: number; count: number; cut: boolean; cells: string[] }[]; faults: TableFault[] }

const scanThread = new ScanThread()
afterAll(() => scanThread.close())

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe.each<[string, Thread | undefined]>([
  ['in this thread', undefined],
  ['by a thread of its own', scanThread],
])('%s', (_name, thread) => {
  async function read(bytes: Buffer, pieceSize = 1 << 20, wanted?: number[]): Promise<Found> {
    const found: Found = { rows: [], faults: [] }
    let slots: number[] = []
    const sink: RowSink = {
      header: (names) => (slots = wanted ?? names.map((_, column) => column)),
      row: (cells: Cells) => {
        const { line, count, cut } = cells
        found.rows.push({ line, count, cut, cells: slots.map((_, slot) => cells.at(slot)) })
      },
      fault: (fault) => void found.faults.push(fault),
    }
    await readTable(piecesOf(bytes, pieceSize), sink, { thread })
    return found
  }

  const cellsOf = async (text: string): Promise<string[][]> =>
    (await read(Buffer.from(text))).rows.map(({ cells }) => cells)

  describe('a table', () => {
    test.each([
      ['commas', 'a,b\n1,2\n', [['1', '2']]],
      ['tabs', 'a\tb\n1\t2,5\n', [['1', '2,5']]],
      ['semicolons', 'a;b\n1;2,5\n', [['1', '2,5']]],
      [
        'CRLF',
        'a,b\r\n1,2\r\n3,4\r\n',
        [
          ['1', '2'],
          ['3', '4'],
        ],
      ],
      [
        'CR alone',
        'a,b\r1,2\r3,4\r',
        [
          ['1', '2'],
          ['3', '4'],
        ],
      ],
      ['no line break at the end', 'a,b\n1,2', [['1', '2']]],
      ['empty lines', '\n\na,b\n\n1,2\n\r\n', [['1', '2']]],
      ['quotes', 'a,b\n"1,5","say ""hi"""\n', [['1,5', 'say "hi"']]],
      [
        'a line break in quotes',
        'a,b\n"one\ntwo",2\n3,4\n',
        [
          ['one\ntwo', '2'],
          ['3', '4'],
        ],
      ],
      ['quotes and CRLF', 'a,b\r\n"1","2"\r\n', [['1', '2']]],
      ['empty cells', 'a,b,c\n,,\n', [['', '', '']]],
      ['a shorter row', 'a,b,c\n1\n', [['1', '', '']]],
      ['a longer row', 'a,b\n1,2,3\n', [['1', '2']]],
      ['Chinese', 'a,b\n深圳,2\n', [['深圳', '2']]],
    ])('with %s', async (_, text, expected) => {
      expect(await cellsOf(text)).toEqual(expected)
    })

    test('is the same in pieces of any size', async () => {
      const bytes = Buffer.from('\uFEFFa,b,c\r\n"1\n""x""",é深,3\r\n4,,6\r\n7,8,"nine, ten"')
      const whole = await read(bytes)
      expect(whole.rows.map(({ line }) => line)).toEqual([2, 4, 5])
      for (const size of [1, 2, 3, 7, 20]) expect(await read(bytes, size)).toEqual(whole)
    })

    test('knows a last line without its line break', async () => {
      const { rows } = await read(Buffer.from('a,b\n1,2\n3'))
      expect(rows.map(({ cut, count }) => [cut, count])).toEqual([
        [false, 2],
        [true, 1],
      ])
    })
  })

  describe('encodings', () => {
    const text = 'Name,Ort\nMüller,深圳\n'
    test.each([
      ['UTF-8', Buffer.from(text)],
      ['UTF-8 with BOM', Buffer.from(`\uFEFF${text}`)],
      ['UTF-16 LE with BOM', Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['UTF-16 BE with BOM', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
      ['UTF-16 LE', Buffer.from(text, 'utf16le')],
      ['UTF-16 BE', Buffer.from(text, 'utf16le').swap16()],
    ])('%s', async (_, bytes) => {
      for (const size of [1 << 20, 64])
        expect((await read(bytes, size)).rows[0]?.cells).toEqual(['Müller', '深圳'])
    })

    test('GB18030, also when the first Chinese letter comes late', async () => {
      const shenzhen = Buffer.from([0xc9, 0xee, 0xdb, 0xda])
      const bytes = Buffer.concat([
        Buffer.from(`a,b\n${'1,2\n'.repeat(2000)}`),
        shenzhen,
        Buffer.from(',3\n'),
      ])
      expect((await read(bytes, 1000)).rows.at(-1)?.cells).toEqual(['深圳', '3'])
    })

    test('Western European letters', async () => {
      const bytes = Buffer.concat([Buffer.from('a,b\nCaf'), Buffer.from([0xe9]), Buffer.from(',3\n')])
      expect((await read(bytes)).rows[0]?.cells).toEqual(['Café', '3'])
    })
  })

  describe('what is no table', () => {
    test.each([
      ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
      ['blank lines', Buffer.from('\n \n'), 'FILE_EMPTY'],
      ['a sentence', Buffer.from('Hello world'), 'NOT_A_TABLE'],
      ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'NOT_A_TABLE'],
      ['a header without end', Buffer.alloc(3 << 20, 'a,'), 'HEADER_TOO_LONG'],
      ['too many columns', Buffer.from(`${'a,'.repeat(2000)}\n1\n`), 'TOO_MANY_COLUMNS'],
    ])('%s', async (_, bytes, code) => {
      await expect(read(bytes)).rejects.toMatchObject({ code })
    })
  })

  describe('a broken line', () => {
    const LONG = 'x'.repeat(1_100_000)
    test.each([1 << 20, 4096, 3 << 20])('too long: the others are read (%i)', async (size) => {
      const { rows, faults } = await read(Buffer.from(`a,b\n1,2\n${LONG},${LONG}\n3,4\n`), size)
      expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
        [2, '1', '2'],
        [4, '3', '4'],
      ])
      expect(faults.map(({ line, code }) => [line, code])).toEqual([[3, 'LINE_TOO_LONG']])
    })

    test.each([1 << 20, 4096, 3 << 20])(
      'a quote that is never closed: the others are read (%i)',
      async (size) => {
        const { rows, faults } = await read(Buffer.from(`a,b\n"1,2\n${'3,4\n'.repeat(300_000)}`), size)
        expect(rows.length).toBe(300_000)
        expect(faults.map(({ line, code }) => [line, code])).toEqual([[2, 'QUOTE_NOT_CLOSED']])
      },
    )

    test('cut off within quotes', async () => {
      const { rows, faults } = await read(Buffer.from('a,b\n1,2\n3,"fo'))
      expect(rows.length).toBe(1)
      expect(faults.map(({ line, code }) => [line, code])).toEqual([[3, 'FILE_CUT_OFF']])
    })
  })

  test('one column may be asked for twice, in any order', async () => {
    const { rows } = await read(Buffer.from('a,b,c\n1,"2",3\n'), 1 << 20, [2, 1, -1, 2])
    expect(rows[0]?.cells).toEqual(['3', '2', '', '3'])
  })
})
