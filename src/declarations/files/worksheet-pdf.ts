import {
  finishPdf,
  newPdf,
  pdfCells,
  pdfFact,
  pdfLine,
  PDF_MARGIN,
  pdfTitle,
  pdfWidth,
  type Pdf,
} from '#platform/server/pdf.ts'
import type { CellValue } from '#platform/server/table-file.ts'
import type { WholeFile } from './declaration-file.ts'
import { sheetName, sheetRows, WORKSHEET } from './worksheet.ts'

/** The worksheet to print or to send on: the same lines in both languages. */
export const WORKSHEET_PDF: WholeFile = {
  label: 'worksheet',
  isFor: (prepared) => WORKSHEET.isFor(prepared),
  name: (prepared) => `${sheetName(prepared)}.pdf`,
  async write(prepared, facts) {
    const [title = '', ...places] = (sheetRows(prepared, facts)[0] ?? []).map(textOf)
    const pdf = newPdf({ title, author: facts.taxpayer, madeAt: new Date(facts.madeAt) })
    pdfTitle(pdf, title, places.join(' '))
    for (const part of partsOf(sheetRows(prepared, facts).slice(1))) drawPart(pdf, part)
    const name = sheetName(prepared)
    const chunks: Uint8Array[] = []
    for await (const chunk of finishPdf(pdf, (page, pages) => `${name} · ${page} / ${pages}`))
      chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks)
  },
  problems: () => [],
}

type Rows = readonly (readonly CellValue[])[]

/** What stands between empty rows. */
function partsOf(rows: Rows): Rows[] {
  const parts: CellValue[][][] = [[]]
  for (const row of rows)
    if (row.length === 0) parts.push([])
    else parts.at(-1)?.push([...row])
  return parts.filter((part) => part.length > 0)
}

const FACTS = 2
const LABELS = 170
const SIZE = 8.5

function drawPart(pdf: Pdf, part: Rows): void {
  if (part.every(({ length }) => length <= FACTS)) {
    for (const [label = '', value = ''] of part) pdfFact(pdf, textOf(label), textOf(value), LABELS)
    return pdfLine(pdf, 10)
  }
  const lefts = columnsOf(part, pdfWidth(pdf))
  part.forEach((row, at) => {
    const look = at === 0 ? ('strong' as const) : ('ink' as const)
    const cells = row.map((value, index) => ({
      ...(lefts[index] ?? { left: PDF_MARGIN, width: 0 }),
      text: textOf(value),
      size: SIZE,
      look,
      align: typeof value === 'number' ? ('right' as const) : ('left' as const),
    }))
    pdfCells(pdf, cells, 4)
  })
  pdfLine(pdf, 10)
}

const GAP = 8
const [LEAST, MOST] = [8, 34]

/** Each column as wide as its longest text asks for, within bounds. */
function columnsOf(rows: Rows, width: number): { left: number; width: number }[] {
  const count = Math.max(...rows.map(({ length }) => length))
  const wanted = Array.from({ length: count }, (_, index) => {
    const longest = Math.max(...rows.map((row) => lengthOf(textOf(row[index] ?? null))))
    return Math.min(MOST, Math.max(LEAST, longest))
  })
  const all = wanted.reduce((sum, one) => sum + one, 0)
  let left = PDF_MARGIN
  return wanted.map((one) => {
    const column = { left, width: (width * one) / all - GAP }
    left += (width * one) / all
    return column
  })
}

/** A Chinese character takes the place of two letters. */
const lengthOf = (text: string): number =>
  Array.from(text).reduce((sum, one) => sum + (one > '\u2E80' ? 2 : 1), 0)

const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })

const textOf = (value: CellValue): string =>
  typeof value === 'number' ? NUMBERS.format(value) : (value ?? '')
