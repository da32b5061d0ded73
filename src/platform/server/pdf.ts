import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type Pdfkit from 'pdfkit'
import { runsOf, type Face } from './pdf-faces.ts'

/*
 * What all our PDF documents share: A4, two typefaces, ink and grey, a title, rows of label and text, and a footer on
 * every page. The content is the business of the calling module.
 */

const require = createRequire(import.meta.url)
/** In their packages. */
export const FACES = {
  latin: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  },
  chinese: {
    regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  },
} as const

export type Pdf = InstanceType<typeof Pdfkit>
export const PDF_MARGIN = 56
export const PDF_INK = '#182012'
const PDF_SOFT = '#48533F'
const PDF_LINE = '#C9D1C1'

/** Space reserved for the footer. */
const FOOT = 24

/** @param about with `madeAt` the same content is the same file to the byte */
export function newPdf(about: { title: string; author: string; madeAt?: Date }): Pdf {
  // Loaded with the first document: it brings a megabyte of code.
  const PdfDocument = require('pdfkit') as typeof Pdfkit
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: PDF_MARGIN, left: PDF_MARGIN, right: PDF_MARGIN, bottom: PDF_MARGIN + FOOT },
    bufferPages: true,
    info: {
      Title: about.title,
      Author: about.author,
      ...(about.madeAt && { CreationDate: about.madeAt }),
    },
  })
  for (const [face, weights] of Object.entries(FACES))
    for (const [weight, file] of Object.entries(weights))
      pdf.registerFont(`${face}-${weight}`, require.resolve(file))
  return pdf
}

export const pdfWidth = (pdf: Pdf): number => pdf.page.width - 2 * PDF_MARGIN

export type PdfLook = 'ink' | 'soft' | 'strong'
type Place = { left?: number; top?: number; width?: number; align?: 'left' | 'right'; lineGap?: number }

function setFont(pdf: Pdf, face: Face, size: number, look: PdfLook): Pdf {
  return pdf
    .font(`${face}-${look === 'strong' ? 'strong' : 'regular'}`)
    .fontSize(size)
    .fillColor(look === 'soft' ? PDF_SOFT : PDF_INK)
}

/** Height of the tallest face above its baseline: texts in different faces stand on one line. */
const ASCENT = 1.16

/** Writes a text, each part in a face that has its characters. Where nothing is said, below the last and in full width. */
export function pdfText(
  pdf: Pdf,
  text: string,
  { size, look = 'ink', ...place }: { size: number; look?: PdfLook } & Place,
): void {
  const { left = PDF_MARGIN, width = pdfWidth(pdf), align = 'left', lineGap = 0 } = place
  const options = { width, align, lineGap, baseline: -ASCENT * size }
  pdf.y = place.top ?? pdf.y
  const runs = runsOf(text)
  if (runs.length < 2) {
    setFont(pdf, runs[0]?.face ?? 'latin', size, look).text(text, left, pdf.y, options)
    return
  }
  for (const line of text.split('\n')) {
    const parts = runsOf(line)
    // Continued text is not aligned to the right as a whole: such a line is one figure, in the face of its first part.
    const drawn = align === 'right' ? parts.slice(0, 1).map(({ face }) => ({ face, text: line })) : parts
    drawn.forEach((run, at) => {
      const font = setFont(pdf, run.face, size, look)
      const rest = { ...options, continued: at < drawn.length - 1 }
      if (at === 0) font.text(run.text, left, pdf.y, rest)
      else font.text(run.text, rest)
    })
  }
}

/** Of a text in several faces nearly: enough to know whether it fits. */
export function pdfHeight(
  pdf: Pdf,
  text: string,
  { size, look = 'ink', width }: { size: number; look?: PdfLook; width: number },
): number {
  const faces = new Set(runsOf(text).map(({ face }) => face))
  return setFont(pdf, faces.has('chinese') ? 'chinese' : 'latin', size, look).heightOfString(text, { width })
}

export function pdfTitle(pdf: Pdf, title: string, below = ''): void {
  pdfText(pdf, title, { size: 22, look: 'strong' })
  if (below !== '') pdfText(pdf, below, { size: 11, look: 'soft' })
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
    look?: PdfLook
    align?: 'left' | 'right'
  }[],
  gap = 6,
): void {
  const heights = cells.map(({ text, ...cell }) => pdfHeight(pdf, text, cell))
  const height = Math.max(0, ...heights)
  ensurePdfSpace(pdf, Math.min(height, pdf.page.maxY() - PDF_MARGIN))
  const top = pdf.y
  const page = pdf.bufferedPageRange().count
  let end = top
  for (const { text, ...cell } of cells) {
    pdfText(pdf, text, { ...cell, top })
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
    pdfText(pdf, foot(page + 1, count), {
      size: 7.5,
      look: 'soft',
      top: pdf.page.height - PDF_MARGIN - 8,
    })
  }
  pdf.end()
  return Readable.from(pdf)
}
