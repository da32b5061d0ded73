import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { judge } from '../testing/read-bytes.ts'

const SAMPLE = readFileSync(new URL('../testing/avtr-sample.csv', import.meta.url), 'utf8')

type Cell = string | number | Date | null

async function workbook(rows: Cell[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Report', rows }] }))
}

const typed = (text: string): Cell => {
  if (text === '') return null
  return /^-?\d+\.\d\d$/.test(text) ? Number(text) : text
}
const sampleRows = SAMPLE.trim()
  .split('\n')
  .map((line) => line.split(',').map(typed))

describe('a workbook', () => {
  test('is read as its table is', async () => {
    const table = await judge(SAMPLE)
    const sheet = await judge(await workbook(sampleRows))
    expect(sheet.rows).toBe(table.rows)
    expect(JSON.stringify(sheet.totals.list)).toBe(JSON.stringify(table.totals.list))
    expect(sheet.issues.list.map(({ line, code }) => [line, code])).toEqual(
      table.issues.list.map(({ line, code }) => [line, code]),
    )
  })

  test('with real days', async () => {
    const withDays = sampleRows.map((row) =>
      row.map((cell) => {
        const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(String(cell)) ?? []
        return day ? new Date(`${year}-${month}-${day}T00:00:00Z`) : cell
      }),
    )
    const sheet = await judge(await workbook(withDays))
    expect(JSON.stringify(sheet.totals.list)).toBe(JSON.stringify((await judge(SAMPLE)).totals.list))
  })
})

/** One entry of an archive, with the size that it claims to unpack to. */
function archive(content: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(content)
  const name = Buffer.from('xl/workbook.xml')
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(packed.length, 4)
  sizes.writeUInt32LE(claimed, 8)
  const names = Buffer.alloc(4)
  names.writeUInt16LE(name.length, 0)
  const local = Buffer.concat([
    Buffer.from('504b03041400000008000000 0000'.replaceAll(' ', ''), 'hex'),
    sizes,
    names,
    name,
    packed,
  ])
  const head = Buffer.concat([
    Buffer.from('504b010214001400000008000000 0000'.replaceAll(' ', ''), 'hex'),
    sizes,
    names,
    Buffer.alloc(14),
    name,
  ])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(head.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, head, end])
}

describe('what is no workbook', () => {
  test.each<[string, Buffer, string]>([
    ['an archive of something else', archive(Buffer.from('hello'), 5), 'NOT_A_WORKBOOK'],
    ['a zip bomb', archive(Buffer.alloc(1000), 3_000_000_000), 'WORKBOOK_TOO_LARGE'],
    ['the beginning of one', Buffer.from('504b0304140000000800', 'hex'), 'NOT_A_WORKBOOK'],
    [
      'more than 50 MB',
      Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(51 << 20)]),
      'WORKBOOK_TOO_LARGE',
    ],
  ])('%s is not read', async (_, bytes, code) => {
    await expect(judge(bytes, { pieces: 1 << 20 })).rejects.toMatchObject({ code })
  })

  test('a workbook with nothing in it', async () => {
    await expect(judge(await workbook([]))).rejects.toMatchObject({ code: 'FILE_EMPTY' })
  })
})
