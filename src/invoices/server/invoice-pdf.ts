import type { Readable } from 'node:stream'
import {
  finishPdf,
  newPdf,
  PDF_MARGIN,
  pdfCells,
  pdfFact,
  pdfLine,
  pdfText,
  pdfTitle,
  pdfWidth,
  type Pdf,
} from '#platform/server/pdf.ts'
import { addressLines } from '#platform/shared/address-lines.ts'
import { citationText } from '#platform/shared/citation.ts'
import { officialCountryName } from '#platform/shared/countries.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText, type LocalText } from '#platform/shared/local-text.ts'
import { formatNumber } from '#platform/shared/format-number.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { INVOICE_TITLES, INVOICE_TEXTS } from '../wording.ts'
import type { InvoiceLine, InvoiceRow } from './invoices.tables.ts'

const QUANTITY = 60
const AMOUNT = 110

/** The document as PDF, in the language in which it was issued, with the buyer's name in its own script. */
export function invoicePdf(invoice: InvoiceRow): Readable {
  const title = `${pickText(INVOICE_TITLES[invoice.kind], invoice.lang)} ${invoice.number}`
  const pdf = newPdf({ title, author: invoice.issuer.name })
  pdfTitle(pdf, title)
  drawParties(pdf, invoice)
  drawFacts(pdf, invoice)
  drawLines(pdf, invoice)
  drawSums(pdf, invoice)
  drawNotes(pdf, invoice)
  return finishPdf(pdf, (page, pages) =>
    fillText(word(invoice, 'page'), { number: invoice.number, page, pages }),
  )
}

function word({ lang }: InvoiceRow, key: keyof typeof INVOICE_TEXTS): string {
  return INVOICE_TEXTS[key][lang]
}

function sum({ currency, lang }: InvoiceRow, amount: number): string {
  return formatMoney({ amount, currency }, lang)
}

const colon = (lang: InvoiceRow['lang']) => (lang === 'zh' ? '：' : ': ')

function drawParties(pdf: Pdf, invoice: InvoiceRow): void {
  const { issuer, buyer, lang } = invoice
  const numbered = (
    key: 'vatNumber' | 'registration' | 'registrationCn' | 'register',
    value: string | null,
  ) => (value ? [`${word(invoice, key)}${colon(lang)}${value}`] : [])
  const from = [
    issuer.name,
    ...issuer.address,
    ...numbered('vatNumber', issuer.vatNumber),
    ...numbered('register', issuer.registration),
    issuer.email,
  ]
  const to = [
    buyer.companyName,
    ...(buyer.companyNameOriginal ? [buyer.companyNameOriginal] : []),
    ...addressLines(buyer.address, {
      name: officialCountryName(buyer.addressCountry, lang),
      code: buyer.addressCountry,
      lang,
    }),
    ...numbered(buyer.country === 'CN' ? 'registrationCn' : 'registration', buyer.registrationNumber),
    ...numbered('vatNumber', buyer.vatNumber),
  ]
  const half = (pdfWidth(pdf) - 24) / 2
  const [left, right] = [PDF_MARGIN, PDF_MARGIN + half + 24]
  pdfCells(
    pdf,
    [
      { left, width: half, text: word(invoice, 'from'), size: 8, look: 'soft' },
      { left: right, width: half, text: word(invoice, 'to'), size: 8, look: 'soft' },
    ],
    2,
  )
  pdfCells(
    pdf,
    [
      { left, width: half, text: from.join('\n'), size: 10 },
      { left: right, width: half, text: to.join('\n'), size: 10 },
    ],
    18,
  )
}

function drawFacts(pdf: Pdf, invoice: InvoiceRow): void {
  const { lang, corrects } = invoice
  pdfFact(pdf, word(invoice, 'number'), invoice.number)
  pdfFact(pdf, word(invoice, 'issuedOn'), formatDay(invoice.issuedOn, lang))
  pdfFact(pdf, word(invoice, 'order'), invoice.orderNumber)
  const paid = invoice.kind === 'INVOICE' ? 'paidOn' : 'refundedOn'
  pdfFact(pdf, word(invoice, paid), formatDay(invoice.paidOn, lang))
  if (corrects) {
    const date = formatDay(corrects.issuedOn, lang)
    pdfFact(
      pdf,
      word(invoice, 'corrects'),
      fillText(word(invoice, 'correctsText'), { number: corrects.number, date }),
    )
    if (corrects.reason) pdfFact(pdf, word(invoice, 'reason'), corrects.reason)
  }
  pdf.moveDown(0.8)
}

type Cell = { text: string; look?: 'ink' | 'soft' | 'strong' }

const NOTHING: Cell = { text: '' }

/** A row of the table: text on the left, a count, and an amount on the right. */
function row(pdf: Pdf, description: Cell, quantity: Cell, amount: Cell, gap = 6): void {
  const width = pdfWidth(pdf) - QUANTITY - AMOUNT
  const size = 10
  pdfCells(
    pdf,
    [
      { left: PDF_MARGIN, width: width - 12, size, ...description },
      { left: PDF_MARGIN + width, width: QUANTITY, size, align: 'right', ...quantity },
      { left: PDF_MARGIN + width + QUANTITY, width: AMOUNT, size, align: 'right', ...amount },
    ],
    gap,
  )
}

function drawLines(pdf: Pdf, invoice: InvoiceRow): void {
  row(
    pdf,
    { text: word(invoice, 'description'), look: 'soft' },
    { text: word(invoice, 'quantity'), look: 'soft' },
    { text: word(invoice, 'net'), look: 'soft' },
    4,
  )
  pdfLine(pdf)
  for (const line of invoice.lines) {
    row(
      pdf,
      { text: pickText(line.name, invoice.lang), look: 'strong' },
      { text: String(line.quantity) },
      {
        text: sum(invoice, line.net),
      },
      1,
    )
    const details = detailsOf(line, invoice.lang)
    if (details !== '') pdfText(pdf, details, { size: 8.5, look: 'soft', width: pdfWidth(pdf) * 0.6 })
    pdf.moveDown(0.6)
  }
  pdfLine(pdf)
}

function detailsOf({ details }: InvoiceLine, lang: InvoiceRow['lang']): string {
  const text = (value: LocalText) => pickText(value, lang)
  return details.map(({ label, value }) => `${text(label)}${colon(lang)}${text(value)}`).join('\n')
}

function drawSums(pdf: Pdf, invoice: InvoiceRow): void {
  const { lang, discounts, vatRateBasisPoints } = invoice
  for (const { label, amount } of discounts) {
    row(pdf, { text: pickText(label, lang) }, NOTHING, { text: sum(invoice, -amount) })
  }
  row(pdf, { text: word(invoice, 'netTotal') }, NOTHING, { text: sum(invoice, invoice.net) })
  const rate = `${vatRateBasisPoints / 100}${lang === 'zh' ? '%' : ' %'}`
  const vat = vatRateBasisPoints > 0 ? fillText(word(invoice, 'vatAt'), { rate }) : word(invoice, 'noVat')
  row(pdf, { text: vat }, NOTHING, { text: sum(invoice, invoice.vat) })
  drawNationalVat(pdf, invoice)
  pdfLine(pdf)
  const total = invoice.kind === 'INVOICE' ? 'total' : 'totalCredit'
  row(pdf, { text: word(invoice, total), look: 'strong' }, NOTHING, {
    text: sum(invoice, invoice.total),
    look: 'strong',
  })
}

/** In the currency of the state whose VAT it is (Directive 2006/112 art. 230). */
function drawNationalVat(pdf: Pdf, invoice: InvoiceRow): void {
  const { nationalVat, lang } = invoice
  if (!nationalVat || nationalVat.amount === null) return
  const { amount, currency } = nationalVat
  // The label names the currency: the font has no sign for some of them, such as the zloty.
  const decimals = exponentOf(currency)
  const text = formatNumber(amount / 10 ** decimals, lang, decimals)
  const label = fillText(word(invoice, 'vatIn'), { currency })
  row(pdf, { text: label, look: 'soft' }, NOTHING, { text, look: 'soft' })
}

function rateNotes(invoice: InvoiceRow): string[] {
  const { nationalVat, lang } = invoice
  if (!nationalVat) return []
  const { currency } = nationalVat
  if (nationalVat.amount === null) return [fillText(word(invoice, 'vatNoRate'), { currency })]
  const rates = nationalVat.perEuro.map(({ currency: code, rate }) => `${rate} ${code}`).join(' = ')
  const source = citationText('Directive 2006/112 art. 91(2), 230', lang)
  const day = formatDay(nationalVat.day, lang)
  return [fillText(word(invoice, 'vatRate'), { currency, rates, source, day })]
}

/** Why there is no VAT, with its source (Directive 2006/112 art. 226 nos. 11, 11a), and that nothing is due. */
function drawNotes(pdf: Pdf, invoice: InvoiceRow): void {
  const { vatKind, vatReason, vatSource, lang, kind } = invoice
  const source = citationText(vatSource, lang)
  const notes = [
    ...(vatKind === 'REVERSE_CHARGE' ? [word(invoice, 'reverseCharge')] : []),
    ...(vatKind === 'LOCAL'
      ? []
      : [lang === 'zh' ? `${vatReason.zh}（${source}）` : `${vatReason.en} (${source})`]),
    ...rateNotes(invoice),
    ...(kind === 'INVOICE' ? [word(invoice, 'paid')] : []),
  ]
  pdf.moveDown(0.8)
  for (const note of notes) {
    pdfText(pdf, note, { size: 9 })
    pdf.moveDown(0.4)
  }
}
