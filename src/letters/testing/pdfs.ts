import { createRequire } from 'node:module'
import type Pdfkit from 'pdfkit'
import { FACES } from '#platform/server/pdf.ts'

const require = createRequire(import.meta.url)

/** A PDF with a text of its own, as an authority sends it. Without pages of text it is like a scan. */
export async function letterPdf(
  pages: readonly string[],
  options: { userPassword?: string; ownerPassword?: string } = {},
): Promise<Buffer> {
  const PdfDocument = require('pdfkit') as typeof Pdfkit
  const pdf = new PdfDocument({ size: 'A4', autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.font(require.resolve(FACES.chinese.regular)).fontSize(11)
  for (const text of pages) {
    pdf.addPage()
    pdf.text(text)
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
