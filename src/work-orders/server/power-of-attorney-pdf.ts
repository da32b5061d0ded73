import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import Pdfkit from 'pdfkit'
import { clausesFor, INSTRUCTION, LABELS, type Grantor, type Wording } from '../power-of-attorney.ts'

const { resolve } = createRequire(import.meta.url)
const FONTS = {
  regular: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
}

const MARGIN = 56
const LABEL_WIDTH = 150
/** Where the line for the signature stands, from the bottom, and the room above it. */
const FOOT = 130
const ROOM_TO_SIGN = 28
const INK = '#182012'
const SOFT = '#48533F'

export type PowerOfAttorney = {
  grantor: Grantor
  country: string
  matter: { en: string; zh: string }
  /** The agency's name. */
  representative: string
  workOrderNumber: string
}

/** The power of attorney as PDF, ready to be signed: German and English for Germany, English elsewhere, Chinese always. */
export function powerOfAttorneyPdf(document: PowerOfAttorney): Readable {
  const pdf = new Pdfkit({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${LABELS.title.en} ${document.workOrderNumber}`, Author: document.representative },
  })
  pdf.registerFont('regular', FONTS.regular).registerFont('strong', FONTS.strong)
  drawTitle(pdf, document)
  drawParties(pdf, document)
  for (const clause of clausesFor(document.country)) drawClause(pdf, clause, document.country)
  drawSignature(pdf, document)
  drawFooter(pdf, document)
  pdf.end()
  return Readable.from(pdf)
}

type Pdf = InstanceType<typeof Pdfkit>

function inLanguages(wording: Wording, country: string): string[] {
  return country === 'DE' && wording.de ? [wording.de, wording.en, wording.zh] : [wording.en, wording.zh]
}

const label = (wording: Wording, country: string) => inLanguages(wording, country).join(' / ')

function drawTitle(pdf: Pdf, { country }: PowerOfAttorney): void {
  const [first = '', ...others] = inLanguages(LABELS.title, country)
  pdf.font('strong').fontSize(22).fillColor(INK).text(first)
  pdf.font('regular').fontSize(11).fillColor(SOFT).text(others.join(' / ')).moveDown(0.8)
}

function drawParties(pdf: Pdf, { grantor, country, representative, matter }: PowerOfAttorney): void {
  const rows: [Wording, string[]][] = [
    [LABELS.grantor, [grantor.name, ...(grantor.nameOriginal ? [grantor.nameOriginal] : [])]],
    [LABELS.registration, grantor.registrationNumber ? [grantor.registrationNumber] : []],
    [LABELS.address, [...grantor.address, ...(grantor.country ? [countryName(grantor.country)] : [])]],
    [LABELS.representedBy, grantor.signatory ? [grantor.signatory] : []],
    [LABELS.representative, [representative]],
    [LABELS.matter, [`${matter.en} / ${matter.zh}`]],
  ]
  for (const [wording, lines] of rows.filter(([, lines]) => lines.length > 0)) {
    const top = pdf.y
    pdf.font('regular').fontSize(8).fillColor(SOFT)
    pdf.text(label(wording, country), MARGIN, top + 2, { width: LABEL_WIDTH - 12 })
    const labelEnd = pdf.y
    pdf.font('strong').fontSize(10.5).fillColor(INK)
    pdf.text(lines.join('\n'), MARGIN + LABEL_WIDTH, top, {
      width: pdf.page.width - 2 * MARGIN - LABEL_WIDTH,
    })
    pdf.x = MARGIN
    pdf.y = Math.max(labelEnd, pdf.y) + 6
  }
  pdf.moveDown(0.4)
}

function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}

function drawClause(pdf: Pdf, clause: Wording, country: string): void {
  inLanguages(clause, country).forEach((text, index) => {
    pdf
      .font('regular')
      .fontSize(index === 0 ? 9.5 : 8)
      .fillColor(index === 0 ? INK : SOFT)
    pdf.text(text, MARGIN, pdf.y, { width: pdf.page.width - 2 * MARGIN, lineGap: 1.5 }).moveDown(0.25)
  })
  pdf.moveDown(0.45)
}

function drawSignature(pdf: Pdf, { country, grantor }: PowerOfAttorney): void {
  if (pdf.y + ROOM_TO_SIGN > pdf.page.height - FOOT) pdf.addPage()
  const top = pdf.page.height - FOOT
  const half = (pdf.page.width - 2 * MARGIN - 32) / 2
  const columns: [number, string][] = [
    [MARGIN, label(LABELS.place, country)],
    [MARGIN + half + 32, [label(LABELS.signature, country), grantor.signatory].filter(Boolean).join('\n')],
  ]
  for (const [left, text] of columns) {
    pdf
      .moveTo(left, top)
      .lineTo(left + half, top)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke()
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(SOFT)
      .text(text, left, top + 6, { width: half })
  }
}

function drawFooter(pdf: Pdf, { workOrderNumber }: PowerOfAttorney): void {
  const text = `${workOrderNumber}: ${INSTRUCTION.en} ${INSTRUCTION.zh}`
  pdf.font('regular').fontSize(7.5).fillColor(SOFT)
  pdf.text(text, MARGIN, pdf.page.height - MARGIN - 24, {
    width: pdf.page.width - 2 * MARGIN,
    lineBreak: true,
  })
}
