import type { Readable } from 'node:stream'
import { encode } from 'uqr'
import {
  finishPdf,
  newPdf,
  PDF_INK,
  PDF_MARGIN,
  pdfFact,
  pdfLine,
  pdfText,
  pdfTitle,
  pdfWidth,
  ensurePdfSpace,
  type Pdf,
} from '#platform/server/pdf.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { countryIn, dayIn, type ConfirmationLang } from '../confirmation-language.ts'
import { serviceKindOf } from '../service-kind.ts'
import { wayIn } from '../way-names.ts'
import type { ConfirmationWording } from '../wording/confirmation-wording.ts'
import { WORDINGS } from '../wording/wordings.ts'
import type { ConfirmationContent, ConfirmationRow } from './confirmations.tables.ts'

const QR_SIZE = 96

export type PrintedConfirmation = {
  row: Pick<ConfirmationRow, 'number' | 'issuedOn' | 'content'>
  lang: ConfirmationLang
  /** The code in groups, the page that checks it, and that page with the code. */
  code: string
  page: string
  url: string
}

type Sheet = PrintedConfirmation & { pdf: Pdf; wording: ConfirmationWording; day: (day: string) => string }

/** A letter as PDF, in one language. */
export function confirmationPdf(letter: PrintedConfirmation): Readable {
  const { row, lang } = letter
  const wording = WORDINGS[lang]
  const { agency } = row.content
  const pdf = newPdf({ title: `${wording.title} ${row.number}`, author: agency.name })
  const sheet: Sheet = { ...letter, pdf, wording, day: (day) => dayIn(lang, day) }
  drawHead(sheet)
  drawFacts(sheet)
  drawStatus(sheet)
  drawCheck(sheet)
  return finishPdf(pdf, (page, pages) => fillText(wording.foot, { number: row.number, page, pages }))
}

function drawHead({ pdf, row, wording, day }: Sheet): void {
  const { agency } = row.content
  pdfText(pdf, agency.name, { size: 12, look: 'strong' })
  pdfText(pdf, [...agency.address, agency.email].join(' · '), { size: 8.5, look: 'soft' })
  pdf.moveDown(2)
  const below = fillText(wording.numbered, { number: row.number, day: day(row.issuedOn) })
  pdfTitle(pdf, wording.title, below)
  pdfText(pdf, wording.salutation, { size: 10.5, look: 'strong' })
  pdf.moveDown(0.5)
  pdfText(pdf, wording.intro, { size: 10.5, lineGap: 2 })
  pdf.moveDown(1)
}

const LABELS = 160

function drawFacts({ pdf, row, lang, wording, day }: Sheet): void {
  const { company, country, workOrderNumber, filings } = row.content
  const fact = (label: string, text: string) => pdfFact(pdf, label, text, LABELS)
  fact(wording.company, [company.name, ...(company.nameOriginal ? [company.nameOriginal] : [])].join('\n'))
  fact(wording.service, serviceIn(lang, wording, row.content))
  fact(wording.country, countryIn(lang, country))
  fact(wording.ourReference, workOrderNumber)
  filings.forEach(({ on, way, reference }, index) => {
    pdfLine(pdf)
    fact(index === 0 ? wording.filedOn : wording.filedAgainOn, day(on))
    if (way !== null) fact(wording.way, wayIn(lang, way))
    if (reference !== null) fact(wording.reference, reference)
  })
  pdf.moveDown(0.6)
}

/** In a language that the catalogue does not have, the kind of service, which the letter's own texts name. */
function serviceIn(
  lang: ConfirmationLang,
  wording: ConfirmationWording,
  content: ConfirmationContent,
): string {
  const kind = serviceKindOf(content.productCode)
  const named = kind && wording.services?.[kind]
  return named ?? content.service[lang === 'zh' ? 'zh' : 'en']
}

function drawStatus({ pdf, row, wording, day }: Sheet): void {
  pdfText(pdf, fillText(wording.status, { day: day(row.issuedOn) }), { size: 12, look: 'strong' })
  pdf.moveDown(0.4)
  for (const { result, state, on } of row.content.steps)
    pdfFact(
      pdf,
      wording.results[result ?? 'DECISION'],
      fillText(wording.states[state], { day: on === null ? '' : day(on) }),
      LABELS,
    )
  pdf.moveDown(0.6)
  pdfText(pdf, wording.limits, { size: 9.5, lineGap: 1.5 })
  pdf.moveDown(1)
}

function drawCheck({ pdf, row, wording, code, page, url }: Sheet): void {
  ensurePdfSpace(pdf, QR_SIZE + 40)
  pdfLine(pdf, 12)
  const top = pdf.y
  drawQr(pdf, url, { left: PDF_MARGIN, top })
  const left = PDF_MARGIN + QR_SIZE + 18
  const width = pdfWidth(pdf) - QR_SIZE - 18
  pdfText(pdf, fillText(wording.check, { page }), { size: 9.5, left, top, width, lineGap: 1.5 })
  pdf.moveDown(0.6)
  pdfText(pdf, wording.code, { size: 8, look: 'soft', left, width })
  pdfText(pdf, code, { size: 14, look: 'strong', left, width })
  pdf.y = Math.max(pdf.y, top + QR_SIZE) + 14
  pdfText(pdf, fillText(wording.issued, { agency: row.content.agency.name }), { size: 8.5, look: 'soft' })
}

function drawQr(pdf: Pdf, url: string, { left, top }: { left: number; top: number }): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const module = QR_SIZE / size
  data.forEach((line, y) =>
    line.forEach((dark, x) => {
      // A hair wider, so that no gaps show between the squares.
      if (dark) pdf.rect(left + x * module, top + y * module, module + 0.1, module + 0.1)
    }),
  )
  pdf.fill(PDF_INK)
}
