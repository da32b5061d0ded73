import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createMarksScanner } from './marks.ts'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const inPieces = (text: string, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
      Buffer.from(text.slice(i * size, (i + 1) * size)),
    ),
  )

describe('the search for marks', () => {
  it.each([1, 7, 64, 10_000])('finds the EICAR test file in chunks of %d bytes', async (size) => {
    const text = `%PDF-1.7\n${'x'.repeat(500)}${eicar}${'y'.repeat(500)}`
    expect(await createMarksScanner().scan(inPieces(text, size))).toBe('infected')
  })

  it('finds a program after the header of a PDF', async () => {
    const text = `%PDF-1.7\nMZ...This program cannot be run in DOS mode...`
    expect(await createMarksScanner().scan(inPieces(text, 50))).toBe('infected')
  })

  it('passes ordinary bytes', async () => {
    expect(await createMarksScanner().scan(inPieces(`%PDF-1.7\n${'x'.repeat(5000)}`, 100))).toBe('clean')
    expect(await createMarksScanner().scan(Readable.from([]))).toBe('clean')
  })
})
