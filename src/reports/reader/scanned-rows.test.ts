import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cells, RowSink, TableFault } from './cells.ts'
import { fillFrame, newFrame, RowScanner, RowsReader, type Scanning } from './scanned-rows.ts'
import { ScanThread } from './scan-thread.ts'
import { TableScanner } from './table-scanner.ts'

const SCANNING: Scanning = { separator: 44, newline: 10, wanted: [0, -1, 2, 1], line: 2 }

type Seen = { line: number; count: number; cut: boolean; texts: string[]; hash: string } | TableFault

function sinkInto(seen: Seen[]): Pick<RowSink, 'row' | 'fault'> {
  return {
    row: (cells: Cells) => {
      const hash = { high: 1, low: 2 }
      for (const slot of SCANNING.wanted.keys()) cells.mix(slot, hash)
      const { line, count, cut } = cells
      const texts = SCANNING.wanted.map((_, slot) => cells.at(slot))
      seen.push({ line, count, cut, texts, hash: `${hash.high} ${hash.low}` })
    },
    fault: (fault) => void seen.push(fault),
  }
}

function scannedHere(bytes: Buffer): Seen[] {
  const seen: Seen[] = []
  new TableScanner({ ...SCANNING, sink: sinkInto(seen) }).scan(bytes, true)
  return seen
}

type HandedOver = { seen: Seen[]; texts: number; forgotten: number }

/** In pieces of some size, and with few frames: each is used again. */
function handedOver(bytes: Buffer, size = 1 << 16): HandedOver {
  const scanner = new RowScanner(SCANNING)
  const found: HandedOver = { seen: [], texts: 0, forgotten: 0 }
  const reader = new RowsReader(sinkInto(found.seen), SCANNING.wanted.length)
  let frame = newFrame()
  const take = (length: number, last: boolean): void => {
    const rows = scanner.scan(frame, length, last)
    reader.read(rows)
    found.texts += rows.texts.length
    if (rows.forgotten) found.forgotten++
    frame = rows.frame
  }
  for (let at = 0; at < bytes.length;) {
    const length = fillFrame(frame, bytes.subarray(at, at + size))
    take(length, false)
    at += length
  }
  take(0, true)
  return found
}

test('rows that were handed over are those of the file, whatever its bytes and its pieces', () => {
  const cell = fc.constantFrom(
    '',
    'DE',
    '12.50',
    '"a,b"',
    '"say ""hi"""',
    '深圳',
    'é',
    '"',
    'x'.repeat(40),
    '\r',
  )
  const lines = fc.array(
    fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(',')),
    { maxLength: 30 },
  )
  let [rows, faults, numbered] = [0, 0, 0]
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom('\n', '\r\n', '\n\n'),
      fc.constantFrom(1, 2, 7, 50, 4000),
      (list, end, size) => {
        const bytes = Buffer.from(list.join(end))
        const found = handedOver(bytes, size)
        expect(found.seen).toEqual(scannedHere(bytes))
        for (const one of found.seen) {
          if ('code' in one) faults++
          else rows++
        }
        numbered += found.texts
      },
    ),
    { numRuns: 400 },
  )
  expect({ rows: rows > 1000, faults: faults > 20, numbered: numbered > 100 }).toEqual({
    rows: true,
    faults: true,
    numbered: true,
  })
})

test('texts that repeat are made once, and forgotten when they are too many', () => {
  const rows = Array.from({ length: 160_000 }, (_, number) => `S${number % 40_000},x${number},EUR\n`)
  const text = rows.join('')
  const { seen, texts, forgotten } = handedOver(Buffer.from(text))
  expect(seen.length).toBe(160_000)
  expect(seen[159_999]).toMatchObject({ line: 160_001, texts: ['S39999', '', 'EUR', 'x159999'] })
  expect(seen).toEqual(scannedHere(Buffer.from(text)))
  expect(texts).toBeGreaterThan(30_000)
  expect(forgotten).toBeGreaterThan(0)
})

test('rows may be so short that a frame has many of them', () => {
  const bytes = Buffer.from('1,2,3\n'.repeat(50_000))
  expect(handedOver(bytes).seen).toEqual(scannedHere(bytes))
})

test('a thread that fails is no file without rows', async () => {
  const thread = new ScanThread()
  thread.begin({ ...SCANNING, wanted: null as unknown as number[] })
  await expect(thread.end(() => undefined)).rejects.toThrow(TypeError)
  await thread.close()
})
