import type { Readable } from 'node:stream'
import {
  finishPdf,
  newPdf,
  PDF_INK,
  PDF_MARGIN,
  pdfFact,
  pdfText,
  pdfTitle,
  pdfWidth,
  type Pdf,
} from '#platform/server/pdf.ts'
import { officialCountryName } from '#platform/shared/countries.ts'
import { clausesFor, INSTRUCTION, LABELS, type Grantor, type Wording } from '../../power-of-attorney.ts'

/** Height of the signature line from the bottom, and the space above it. */
const FOOT = 130
const ROOM_TO_SIGN = 28

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
  const { representative, workOrderNumber } = document
  const pdf = newPdf({ title: `${LABELS.title.en} ${workOrderNumber}`, author: representative })
  drawTitle(pdf, document)
  drawParties(pdf, document)
  for (const clause of clausesFor(document.country)) drawClause(pdf, clause, document.country)
  drawSignature(pdf, document)
  return finishPdf(pdf, () => `${workOrderNumber}: ${INSTRUCTION.en} ${INSTRUCTION.zh}`)
}

function inLanguages(wording: Wording, country: string): string[] {
  return country === 'DE' && wording.de ? [wording.de, wording.en, wording.zh] : [wording.en, wording.zh]
}

const label = (wording: Wording, country: string) => inLanguages(wording, country).join(' / ')

function drawTitle(pdf: Pdf, { country }: PowerOfAttorney): void {
  const [first = '', ...others] = inLanguages(LABELS.title, country)
  pdfTitle(pdf, first, others.join(' / '))
}

function drawParties(pdf: Pdf, { grantor, country, representative, matter }: PowerOfAttorney): void {
  const rows: [Wording, string[]][] = [
    [LABELS.grantor, [grantor.name, ...(grantor.nameOriginal ? [grantor.nameOriginal] : [])]],
    [LABELS.registration, grantor.registrationNumber ? [grantor.registrationNumber] : []],
    [
      LABELS.address,
      [...grantor.address, ...(grantor.country ? [officialCountryName(grantor.country, 'en')] : [])],
    ],
    [LABELS.representedBy, grantor.signatory ? [grantor.signatory] : []],
    [LABELS.representative, [representative]],
    [LABELS.matter, [`${matter.en} / ${matter.zh}`]],
  ]
  for (const [wording, lines] of rows.filter(([, lines]) => lines.length > 0)) {
    pdfFact(pdf, label(wording, country), lines.join('\n'))
  }
  pdf.moveDown(0.4)
}

function drawClause(pdf: Pdf, clause: Wording, country: string): void {
  inLanguages(clause, country).forEach((text, index) => {
    const [size, look] = index === 0 ? ([9.5, 'ink'] as const) : ([8, 'soft'] as const)
    pdfText(pdf, text, { size, look, lineGap: 1.5 })
    pdf.moveDown(0.25)
  })
  pdf.moveDown(0.45)
}

function drawSignature(pdf: Pdf, { country, grantor }: PowerOfAttorney): void {
  const top = pdf.page.height - FOOT
  if (pdf.y + ROOM_TO_SIGN > top) pdf.addPage()
  const half = (pdfWidth(pdf) - 32) / 2
  const columns: [number, string][] = [
    [PDF_MARGIN, label(LABELS.place, country)],
    [
      PDF_MARGIN + half + 32,
      [label(LABELS.signature, country), grantor.signatory].filter(Boolean).join('\n'),
    ],
  ]
  for (const [left, text] of columns) {
    pdf
      .moveTo(left, top)
      .lineTo(left + half, top)
      .lineWidth(0.8)
      .strokeColor(PDF_INK)
      .stroke()
    pdfText(pdf, text, { size: 8, look: 'soft', left, top: top + 6, width: half })
  }
}
