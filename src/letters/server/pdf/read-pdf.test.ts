import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { letterPdf } from '../../testing/pdfs.ts'
import { readPdf } from './read-pdf.ts'

/** A page whose content is the given stream. */
const pdfOf = (content: Buffer, filters: string) =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<</Length ${content.length}/Filter[${filters}]>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])

describe('reading a PDF', () => {
  it('has its text in either script', async () => {
    const read = await readPdf(await letterPdf(['Finanzamt Musterstadt\n深圳市明橡贸易有限公司', 'Seite 2']))
    expect(read).toMatchObject({ state: 'READ', pages: 2 })
    expect(read.text).toEqual([
      { page: 1, text: 'Finanzamt Musterstadt\n深圳市明橡贸易有限公司' },
      { page: 2, text: 'Seite 2' },
    ])
  })

  it('reads the first pages of 300', async () => {
    const read = await readPdf(await letterPdf(Array.from({ length: 300 }, (_, page) => `Page ${page + 1}`)))
    expect(read).toMatchObject({ state: 'READ', pages: 300 })
    expect(read.text.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('says that a scan has none, and what is locked', async () => {
    expect(await readPdf(await letterPdf(['', '']))).toEqual({ state: 'SCAN', pages: 2, text: [] })
    const locked = await letterPdf(['secret'], { userPassword: 'x', ownerPassword: 'y' })
    expect(await readPdf(locked)).toEqual({ state: 'LOCKED', pages: null, text: [] })
    // Only printing needs the password here.
    expect(await readPdf(await letterPdf(['open'], { ownerPassword: 'y' }))).toMatchObject({ state: 'READ' })
  })

  it('is ended where it lasts, is no PDF, or takes all memory', async () => {
    const unreadable = { state: 'UNREADABLE', pages: null, text: [] }
    expect(await readPdf(Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'))).toEqual(unreadable)
    expect(await readPdf(await letterPdf(['late']), 1)).toEqual(unreadable)
    const bomb = deflateSync(deflateSync(Buffer.alloc(400_000_000, ' ')))
    expect(bomb.length).toBeLessThan(20_000)
    const began = performance.now()
    const read = await readPdf(pdfOf(bomb, '/FlateDecode/FlateDecode'))
    expect(read.text).toEqual([])
    expect(performance.now() - began).toBeLessThan(16_000)
  }, 60_000)
})
