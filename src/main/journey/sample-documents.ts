import PDFDocument from 'pdfkit'

/** A one-page PDF that names what it represents: a real file by its bytes, but nobody's document. */
export async function samplePdf(title: string, lines: readonly string[] = []): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', info: { Title: title } })
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  document.fontSize(24).text('SPECIMEN', { align: 'center' })
  document.moveDown().fontSize(14).text(title, { align: 'center' })
  for (const line of lines) document.moveDown().fontSize(11).text(line)
  document.end()
  return finished
}
