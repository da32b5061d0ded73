import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type Pdfkit from 'pdfkit'

/*
 * What all our PDF documents share: A4, a typeface with Latin and Chinese characters, ink and grey, a title, rows of
 * label and text, and a footer on every page. The content is the business of the calling module.
 */

const require = createRequire(import.meta.url)
const { resolve } = require
const FONTS = {
  regular: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
}

export type Pdf = InstanceType<typeof Pdfkit>
export const PDF_MARGIN = 56
export const PDF_INK = '#182012'
const PDF_SOFT = '#48533F'
const PDF_LINE = '#C9D1C1'

/** Space reserved for the footer. */
const FOOT = 24

export function newPdf(about: { title: string; author: string }): Pdf {
  // Loaded with the first document: it brings a megabyte of code.
  const PdfDocument = require('pdfkit') as typeof Pdfkit
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: PDF_MARGIN, left: PDF_MARGIN, right: PDF_MARGIN, bottom: PDF_MARGIN + FOOT },
    bufferPages: true,
    info: { Title: about.title, Author: about.author },
  })
  return pdf.registerFont('regular', FONTS.regular).registerFont('strong', FONTS.strong)
}

export const pdfWidth = (pdf: Pdf): number => pdf.page.width - 2 * PDF_MARGIN

export function pdfFont(pdf: Pdf, size: number, look: 'ink' | 'soft' | 'strong' = 'ink'): Pdf {
  return pdf
    .font(look === 'strong' ? 'strong' : 'regular')
    .fontSize(size)
    .fillColor(look === 'soft' ? PDF_SOFT : PDF_INK)
}

export function pdfTitle(pdf: Pdf, title: string, below = ''): void {
  pdfFont(pdf, 22, 'strong').text(title, PDF_MARGIN, pdf.y, { width: pdfWidth(pdf) })
  if (below !== '') pdfFont(pdf, 11, 'soft').text(below)
  pdf.moveDown(0.8)
}

/** Starts a new page unless this much still fits on the current one. */
export function ensurePdfSpace(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

/** Cells side by side at the same height; the next text is placed below the longest. Never split across pages. */
export function pdfCells(
  pdf: Pdf,
  cells: readonly {
    left: number
    width: number
    text: string
    size: number
    look?: 'ink' | 'soft' | 'strong'
    align?: 'left' | 'right'
  }[],
  gap = 6,
): void {
  const heights = cells.map(({ width, text, size, look }) =>
    pdfFont(pdf, size, look).heightOfString(text, { width }),
  )
  const height = Math.max(0, ...heights)
  ensurePdfSpace(pdf, Math.min(height, pdf.page.maxY() - PDF_MARGIN))
  const top = pdf.y
  const page = pdf.bufferedPageRange().count
  let end = top
  for (const { left, width, text, size, look, align = 'left' } of cells) {
    pdfFont(pdf, size, look).text(text, left, top, { width, align })
    end = pdf.bufferedPageRange().count === page ? Math.max(end, pdf.y) : pdf.y
  }
  pdf.x = PDF_MARGIN
  pdf.y = end + gap
}

/** A row of a list of facts: the label at the left, in grey, and the value. */
export function pdfFact(pdf: Pdf, label: string, text: string, labelWidth = 150): void {
  const left = PDF_MARGIN + labelWidth
  pdfCells(pdf, [
    { left: PDF_MARGIN, width: labelWidth - 12, text: label, size: 8, look: 'soft' },
    { left, width: pdf.page.width - PDF_MARGIN - left, text, size: 10.5, look: 'strong' },
  ])
}

export function pdfLine(pdf: Pdf, gap = 8): void {
  const right = pdf.page.width - PDF_MARGIN
  pdf.moveTo(PDF_MARGIN, pdf.y).lineTo(right, pdf.y).lineWidth(0.6).strokeColor(PDF_LINE).stroke()
  pdf.y += gap
}

/** Writes the footer of every page and closes the document. */
export function finishPdf(pdf: Pdf, foot: (page: number, pages: number) => string): Readable {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    // In the bottom margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0
    const top = pdf.page.height - PDF_MARGIN - 8
    pdfFont(pdf, 7.5, 'soft').text(foot(page + 1, count), PDF_MARGIN, top, { width: pdfWidth(pdf) })
  }
  pdf.end()
  return Readable.from(pdf)
}
