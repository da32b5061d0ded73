import type { Readable } from 'node:stream'
import {
  finishPdf,
  newPdf,
  pdfCells,
  pdfFact,
  pdfLine,
  pdfText,
  pdfTitle,
  PDF_MARGIN,
  pdfWidth,
  type Pdf,
} from '#platform/server/pdf.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDeadline } from '#platform/shared/day-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { sizeText } from '#platform/shared/size-text.ts'
import { KIND_NAMES } from '../../names.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import type { PackEntry } from './pack-writer.ts'
import type { FiledBytes } from './parts/authority.ts'

export type CoverFacts = {
  row: DeclarationRow & { filedAt: Date }
  company: string
  taxNumber: string
  agency: string
  timeZone: string
  madeAt: Date
  entries: readonly PackEntry[]
  filed: FiledBytes
  sales: number
  lateSales: number
  /** Parts of boxes whose sales come to something else. */
  differing: number
  unreadable: number
}

const LABELS = 190
/** Documents may be thousands; the manifest names them all. */
const MOST_LISTED = 200

const TITLE: LocalText = { en: 'Evidence pack', zh: '申报证据包' }
const FILED: Readonly<Record<FiledBytes, LocalText>> = {
  AS_SENT: { en: 'The file is kept exactly as it was sent.', zh: '文件按提交时的内容原样保存。' },
  MADE_AGAIN: {
    en: 'The file was made again from the filed figures; its hash is the one that was noted when it was filed.',
    zh: '文件由申报数据重新生成，哈希与提交时记录的一致。',
  },
  DIFFERS: {
    en: 'The file could not be made again to the byte: facts about the company have changed since. The figures are those that were filed.',
    zh: '企业资料在提交后有变更，无法逐字节还原文件；申报数据与提交时一致。',
  },
  NONE: { en: 'It was filed without a file of ours.', zh: '提交时未使用我方生成的文件。' },
}

const both = ({ en, zh }: LocalText): string => `${en} · ${zh}`

/** What a pack is about, what it holds with hashes, and what does not add up, in both languages. */
export function coverPdf(facts: CoverFacts): Readable {
  const { row, agency } = facts
  const pdf = newPdf({ title: `${both(TITLE)} ${row.number}`, author: agency })
  pdfTitle(pdf, both(TITLE), `${row.number} · ${agency}`)
  for (const [label, text] of factsOf(facts)) pdfFact(pdf, both(label), text, LABELS)
  pdfLine(pdf, 12)
  for (const text of notesOf(facts)) {
    pdfText(pdf, text.en, { size: 10 })
    pdfText(pdf, text.zh, { size: 10 })
    pdf.moveDown(0.5)
  }
  pdfLine(pdf, 12)
  pdfText(pdf, both({ en: 'Contents', zh: '内容' }), { size: 11, look: 'strong' })
  pdf.moveDown(0.4)
  for (const entry of facts.entries.slice(0, MOST_LISTED)) listed(pdf, entry)
  const more = facts.entries.length - MOST_LISTED
  if (more > 0)
    pdfText(
      pdf,
      both({ en: `${more} more files: see manifest.json`, zh: `另有${more}个文件，见manifest.json` }),
      { size: 9 },
    )
  return finishPdf(pdf, (page, pages) => `${row.number} · ${page} / ${pages}`)
}

function listed(pdf: Pdf, { path, title, size, sha256 }: PackEntry): void {
  const half = pdfWidth(pdf) / 2
  pdfCells(
    pdf,
    [
      { left: PDF_MARGIN, width: half - 12, text: `${path}\n${both(title)}`, size: 8 },
      {
        left: PDF_MARGIN + half,
        width: half,
        text: `${sizeText(size)}\nSHA-256 ${sha256}`,
        size: 7,
        look: 'soft',
      },
    ],
    4,
  )
}

function factsOf({ row, company, taxNumber, madeAt, sales, timeZone }: CoverFacts): [LocalText, string][] {
  const { payable, currency, country, kind, label, fromDay, toDay, filedAt, revision } = row
  const money = formatMoney({ amount: Math.abs(payable ?? 0), currency }, 'en')
  return [
    [{ en: 'Taxpayer', zh: '纳税人' }, company],
    [{ en: 'Tax number', zh: '税号' }, taxNumber],
    [
      { en: 'Country', zh: '国家/地区' },
      both({ en: countryName(country, 'en'), zh: countryName(country, 'zh') }),
    ],
    [{ en: 'Declaration', zh: '申报类型' }, both(KIND_NAMES[kind])],
    [{ en: 'Period', zh: '申报期' }, `${label} (${fromDay} – ${toDay})`],
    [{ en: 'Filed', zh: '提交时间' }, formatDeadline(filedAt, 'en', timeZone)],
    [{ en: 'Reference of the authority', zh: '税局编号' }, row.reference ?? '–'],
    [(payable ?? 0) < 0 ? { en: 'Credit', zh: '留抵或可退税额' } : { en: 'To pay', zh: '应缴税金' }, money],
    [{ en: 'Revision of the figures', zh: '数据版本' }, String(revision)],
    [{ en: 'Sales in this pack', zh: '销售笔数' }, String(sales)],
    [{ en: 'Made', zh: '生成时间' }, formatDeadline(madeAt, 'en', timeZone)],
  ]
}

/** What a reader must know before relying on it; nothing that is missing goes unsaid. */
function notesOf({ filed, differing, lateSales, unreadable }: CoverFacts): LocalText[] {
  const parts: LocalText =
    differing === 0
      ? {
          en: 'Every part of every box made of sales equals the sales in this pack.',
          zh: '各栏目中来自销售的部分，均与本证据包所列销售一致。',
        }
      : {
          en: `${differing} parts of boxes differ from the sales in this pack; see 01-return/parts.xlsx. Rates or rows may have changed since it was filed.`,
          zh: `有${differing}个栏目组成部分与所列销售不一致，见01-return/parts.xlsx；可能是提交后汇率或销售数据有变更。`,
        }
  return [
    FILED[filed],
    parts,
    ...(lateSales > 0
      ? [
          {
            en: `${lateSales} sales came after the figures were calculated; they are listed apart and are in no box.`,
            zh: `有${lateSales}笔销售在计算完成后才收到，已单独列出，未计入任何栏目。`,
          },
        ]
      : []),
    ...(unreadable > 0
      ? [
          {
            en: `${unreadable} documents could not be read and are missing.`,
            zh: `有${unreadable}份文件无法读取，未包含在内。`,
          },
        ]
      : []),
  ]
}
