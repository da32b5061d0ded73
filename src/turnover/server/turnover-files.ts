import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type CellValue, harmless, tableFile, type TableFormat } from '#platform/server/table-file.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { STATEMENT_COLUMNS } from '../statement-file.ts'
import { KIND_NAMES } from '../statement.ts'
import { presentStatement } from './present-statement.ts'
import { someStatements } from './statements.queries.ts'
import { turnoverRefusals } from './turnover.errors.ts'

/** A line of each kind, so that nobody has to guess how one is written. */
const EXAMPLES: readonly CellValue[][] = [
  ['MARKETPLACE', 'amazon.de', 'DE', '2026-01-01', '2026-01-31', 'EUR', '11900.00', '595.00', ''],
  ['DAC7', 'amazon', '', '2025-01-01', '2025-12-31', 'EUR', '98000.00', '', '14700.00'],
  ['CHINA', 'amazon', '', '2026-01-01', '2026-03-31', 'CNY', '250000.00', '12500.00', '37500.00'],
]

/** The table in which statements are uploaded; its examples are to be replaced. */
export function statementTemplate(format: TableFormat, lang: Lang): Promise<FileAnswer> {
  const head = STATEMENT_COLUMNS.map(([, name]) => pickText(name, lang))
  const name = lang === 'zh' ? '平台报表模板' : 'statements-template'
  return tableFile({ rows: [head, ...EXAMPLES], format, name, sheet: lang === 'zh' ? '报表' : 'Statements' })
}

const MOST_EXPORTED = 5_000

const HEAD: readonly LocalText[] = [
  ...STATEMENT_COLUMNS.map(([, name]) => name),
  { en: 'Net turnover in the returns', zh: '申报的不含税销售额' },
  { en: 'Part of the difference', zh: '差额构成' },
  { en: 'Certainty', zh: '确定程度' },
  { en: 'Explanation', zh: '说明' },
]
const CERTAINTIES: Readonly<Record<string, LocalText>> = {
  CERTAIN: { en: 'confirmed by the figures', zh: '数据可证实' },
  LIKELY: { en: 'likely', zh: '可能原因' },
  NONE: { en: 'unexplained', zh: '未找到原因' },
}

/** Every statement; below it a line for each part of its difference. @throws turnover.nothing_to_export */
export async function exportStatements(
  { db }: Pick<ServerDeps, 'db'>,
  { companyId, format, lang }: { companyId: string; format: TableFormat; lang: Lang },
): Promise<FileAnswer> {
  const found = await someStatements(db, companyId, MOST_EXPORTED)
  if (found.length === 0) throw turnoverRefusals.nothing_to_export()
  const rows = found.flatMap((row) => linesOf(presentStatement(row, lang), lang))
  const name = lang === 'zh' ? '销售额核对' : 'turnover'
  const sheet = lang === 'zh' ? '销售额核对' : 'Turnover'
  const head = HEAD.map((one) => pickText(one, lang))
  return tableFile({ rows: [head, ...rows].map((row) => row.map(harmless)), format, name, sheet })
}

function linesOf(one: ReturnType<typeof presentStatement>, lang: Lang): CellValue[][] {
  const money = (amount: number | null): CellValue =>
    amount === null ? null : Number(plainAmount({ amount, currency: one.currency }))
  const head: CellValue[] = [
    pickText(KIND_NAMES[one.kind], lang),
    one.channel,
    one.country,
    one.from,
    one.to,
    one.currency,
  ]
  const { comparison } = one
  const first = [
    ...head,
    money(one.reported),
    money(one.refunds),
    money(one.fees),
    money(comparison?.declared ?? null),
  ]
  const empty = [...head, null, null, null, null]
  return [
    [...first, null, null, null],
    ...(comparison?.steps ?? []).map(({ amount, certainty, text }) => [
      ...empty,
      money(amount),
      pickText(CERTAINTIES[certainty] ?? { en: '', zh: '' }, lang),
      text,
    ]),
  ]
}
