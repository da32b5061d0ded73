import type { Readable } from 'node:stream'
import { finishPdf, newPdf, pdfFact, pdfLine, pdfText, pdfTitle } from '#platform/server/pdf.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDayRange, formatDeadline } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { categoryName } from '../epr/category-names.ts'
import { kilogramText } from '../epr/kilograms.ts'
import { kindName } from '../names.ts'
import type { BoxRow, DeclarationRow } from './declarations.tables.ts'

type Filed = DeclarationRow & { reference: string; filedAt: Date }
type Receipt = {
  row: Filed
  boxes: readonly BoxRow[]
  company: string
  taxNumber: string
  agency: { name: string; address: readonly string[]; timeZone: string }
  lang: Lang
}

const WORDS = {
  title: { en: 'Filing receipt', zh: '申报回执' },
  below: { en: '{{number}} · issued by {{agency}}', zh: '{{number}} · 由{{agency}}出具' },
  company: { en: 'Taxpayer', zh: '纳税人' },
  taxNumber: { en: 'Tax number', zh: '税号' },
  country: { en: 'Country', zh: '国家/地区' },
  kind: { en: 'Declaration', zh: '申报类型' },
  period: { en: 'Period', zh: '申报期' },
  reference: { en: 'Tax office reference', zh: '税局受理编号' },
  filedAt: { en: 'Filed', zh: '提交时间' },
  file: { en: 'File', zh: '文件' },
  hash: { en: 'SHA-256 of the file', zh: '文件SHA-256值' },
  payable: { en: 'To pay', zh: '应缴税金' },
  credit: { en: 'Credit', zh: '留抵或可退税额' },
  boxes: { en: 'Figures as filed', zh: '申报数据' },
  limits: {
    en: 'This is our own receipt. It repeats the tax office’s answer and does not replace any of its documents.',
    zh: '本回执由我方出具，仅转述税局的答复，不代替税局的任何文件。',
  },
  foot: { en: '{{number}} · page {{page}} of {{pages}}', zh: '{{number}} · 第{{page}}页，共{{pages}}页' },
} satisfies Record<string, LocalText>

/** Quantities go to a register or a scheme, and are no tax. */
const WORDS_OF_QUANTITIES: Partial<typeof WORDS> = {
  company: { en: 'Company', zh: '企业' },
  taxNumber: { en: 'Registration number', zh: 'EPR注册号' },
  reference: { en: 'Reference', zh: '受理编号' },
  limits: {
    en: 'This is our own receipt. It repeats the answer of the register or scheme and does not replace any of its documents.',
    zh: '本回执由我方出具，仅转述注册机构或回收组织的答复，不代替其任何文件。',
  },
}

const LABELS = 170

/** Our receipt: the authority's reference and time, and the figures as filed. It imitates no authority's paper. */
export function receiptPdf(receipt: Receipt): Readable {
  const { row, agency, lang } = receipt
  const words = row.kind === 'EPR' ? { ...WORDS, ...WORDS_OF_QUANTITIES } : WORDS
  const t = (name: keyof typeof WORDS) => pickText(words[name], lang)
  const pdf = newPdf({ title: `${t('title')} ${row.number}`, author: agency.name })
  pdfTitle(pdf, t('title'), fillText(t('below'), { number: row.number, agency: agency.name }))
  for (const [label, text] of factsOf(receipt)) pdfFact(pdf, t(label), text, LABELS)
  pdfLine(pdf, 12)
  pdfText(pdf, t('boxes'), { size: 11, look: 'strong' })
  pdf.moveDown(0.4)
  for (const { box, amount, decimals } of receipt.boxes)
    pdfFact(
      pdf,
      pickText(categoryName(box) ?? { en: box, zh: box }, lang),
      row.kind === 'EPR' ? `${kilogramText(amount)} kg` : figure(amount, decimals, row.currency),
      LABELS,
    )
  pdf.moveDown(1)
  pdfText(pdf, t('limits'), { size: 8.5, look: 'soft' })
  return finishPdf(pdf, (page, pages) => fillText(t('foot'), { number: row.number, page, pages }))
}

function factsOf({ row, company, taxNumber, agency, lang }: Receipt): [keyof typeof WORDS, string][] {
  const { payable, currency, filedFile, filedAt } = row
  const tax = formatMoney({ amount: Math.abs(payable ?? 0), currency }, lang)
  return [
    ['company', company],
    ['taxNumber', taxNumber],
    ['country', countryName(row.country, lang)],
    ['kind', pickText(kindName(row), lang)],
    ['period', formatDayRange(row.fromDay, row.toDay, lang, 'full')],
    ['reference', row.reference],
    ['filedAt', formatDeadline(filedAt, lang, agency.timeZone)],
    ...(filedFile
      ? ([
          ['file', filedFile.name],
          ['hash', filedFile.sha256],
        ] satisfies [keyof typeof WORDS, string][])
      : []),
    ...(row.kind === 'EPR'
      ? []
      : ([[(payable ?? 0) < 0 ? 'credit' : 'payable', tax]] as [keyof typeof WORDS, string][])),
  ]
}

/** `2900` for a box of whole units, `551.00` for one with cents. */
function figure(amount: number, decimals: number, currency: string): string {
  const text = decimalText(amount, exponentOf(currency))
  return decimals === 0 ? (text.split('.')[0] ?? text) : text
}
