import type { Readable } from 'node:stream'
import {
  finishPdf,
  newPdf,
  PDF_MARGIN,
  pdfCells,
  pdfFact,
  pdfHeight,
  pdfLine,
  ensurePdfSpace,
  pdfTitle,
  pdfWidth,
  type Pdf,
} from '#platform/server/pdf.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { printedSections, type PrintedLine } from '../engine/print/print-model.ts'
import type { Entered } from '../engine/review/entered-for.ts'
import type { Answers, Template } from '../engine/model/template.ts'

/** English, Chinese, or both side by side. */
export type PrintLayout = Lang | 'both'

export type FormPrint = {
  template: Template
  /** Sensitive ones are masked already. */
  answers: Answers
  fileNames: ReadonlyMap<string, string>
  entered: Entered
  layout: PrintLayout
  /** The heading of the answers: which work order, whose, from when. */
  facts: readonly { label: LocalText; text: LocalText }[]
  author: string
  /** Printed on every page. */
  reference: string
  /** Some answers show their last characters only. */
  isMasked: boolean
}

const NO_ANSWER: LocalText = { en: 'No answer', zh: '未填写' }
const MASKED: LocalText = {
  en: 'Only the last characters of passport and account numbers are shown.',
  zh: '护照号、银行账号等仅显示末尾几位。',
}
const GUTTER = 20

/** A filled-in form, to be printed or kept. */
export function formPdf(form: FormPrint): Readable {
  const languages: Lang[] = form.layout === 'both' ? ['en', 'zh'] : [form.layout]
  const textsIn = (text: LocalText) => languages.map((lang) => pickText(text, lang))
  const [title = '', below = ''] = textsIn(form.template.title)
  const pdf = newPdf({ title: `${title} ${form.reference}`, author: form.author })
  pdfTitle(pdf, title, below)
  for (const { label, text } of form.facts) {
    const [main = '', second = main] = textsIn(text)
    pdfFact(pdf, textsIn(label).join(' / '), main === second ? main : `${main}\n${second}`, 160)
  }
  const pages = languages.map((lang) => printedSections(form.template, form.answers, form, lang))
  pages[0]?.forEach((_section, index) => drawSection(pdf, languages, (at) => pages[at]?.[index]))
  return finishPdf(pdf, (page, count) =>
    [form.reference, `${page} / ${count}`, form.isMasked ? textsIn(MASKED).join(' ') : '']
      .filter(Boolean)
      .join('  ·  '),
  )
}

function drawSection(
  pdf: Pdf,
  languages: readonly Lang[],
  sectionIn: (at: number) => { title: string; lines: PrintedLine[] } | undefined,
): void {
  const columns = columnsOf(pdf, languages.length)
  ensurePdfSpace(pdf, 90)
  pdf.y += 12
  pdfCells(
    pdf,
    columns.map((column, at) => ({ ...column, text: sectionIn(at)?.title ?? '', size: 13, look: 'strong' })),
    4,
  )
  pdfLine(pdf)
  const lines = sectionIn(0)?.lines ?? []
  lines.forEach((_line, index) => {
    const inEach = languages.map((_lang, at) => sectionIn(at)?.lines[index])
    drawLine(pdf, languages, inEach, columns)
  })
}

type Column = { left: number; width: number }

function columnsOf(pdf: Pdf, count: number): Column[] {
  const width = (pdfWidth(pdf) - GUTTER * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => ({ left: PDF_MARGIN + at * (width + GUTTER), width }))
}

function drawLine(
  pdf: Pdf,
  languages: readonly Lang[],
  lines: readonly (PrintedLine | undefined)[],
  columns: readonly Column[],
): void {
  const [first] = lines
  if (first?.kind === 'row') {
    ensurePdfSpace(pdf, 60)
    pdf.y += 4
    const names = lines.map((line) => (line?.kind === 'row' ? line.text : ''))
    pdfCells(
      pdf,
      columns.map((column, at) => ({ ...column, text: names[at] ?? '', size: 10.5, look: 'strong' })),
    )
    return
  }
  const answers = languages.map((lang, at) => {
    const line = lines[at]
    const text = line?.kind === 'answer' ? line.text : ''
    return {
      label: line?.kind === 'answer' ? line.label : '',
      text: text || NO_ANSWER[lang],
      none: text === '',
    }
  })
  if (columns.length === 1) drawBeside(pdf, answers[0])
  else drawBelow(pdf, answers, columns)
}

type PrintedAnswer = { label: string; text: string; none: boolean }

/** In one language: the question on the left, the answer beside it. */
function drawBeside(pdf: Pdf, answer: PrintedAnswer | undefined): void {
  if (!answer) return
  const labels = pdfWidth(pdf) * 0.38
  const left = PDF_MARGIN + labels + GUTTER
  pdfCells(pdf, [
    { left: PDF_MARGIN, width: labels, text: answer.label, size: 9, look: 'soft' },
    {
      left,
      width: pdf.page.width - PDF_MARGIN - left,
      text: answer.text,
      size: 10,
      look: answer.none ? 'soft' : 'ink',
    },
  ])
}

/** In two languages side by side: the answer below its question. */
function drawBelow(pdf: Pdf, answers: readonly PrintedAnswer[], columns: readonly Column[]): void {
  const heights = answers.map((answer, at) => {
    const width = columns[at]?.width ?? 0
    const label = pdfHeight(pdf, answer.label, { size: 8, width })
    return label + pdfHeight(pdf, answer.text, { size: 10, width })
  })
  ensurePdfSpace(pdf, Math.min(Math.max(...heights) + 8, 400))
  pdfCells(
    pdf,
    columns.map((column, at) => ({ ...column, text: answers[at]?.label ?? '', size: 8, look: 'soft' })),
    1,
  )
  pdfCells(
    pdf,
    columns.map((column, at) => {
      const answer = answers[at]
      return { ...column, text: answer?.text ?? '', size: 10, look: answer?.none ? 'soft' : 'ink' }
    }),
    8,
  )
}
