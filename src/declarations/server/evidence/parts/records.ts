import type { DeclarationKind } from '../../../declaration.ts'
import { packWords } from '../../../evidence/pack-words.ts'
import { kindName } from '../../../names.ts'
import { periodOfRow } from '../../../period-title.ts'
import type { AdjustmentRow, DeclarationHistoryRow, DeclarationRow } from '../../declarations.tables.ts'
import { historyOf } from '../../declarations.queries.ts'
import { givenOut } from '../../among-staff.ts'
import { adjustmentsOf, correctedBy, correctionOf } from '../../figures.queries.ts'
import { findingText } from '../../finding-texts.ts'
import { figure, momentText, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'

type Adjusted = AdjustmentRow & { currency: string }

const ADJUSTMENTS: readonly Column<Adjusted>[] = [
  { en: 'Record', zh: '记录', value: ({ id }) => id },
  { en: 'Box', zh: '栏目', value: ({ box }) => box },
  { en: 'Amount', zh: '金额', value: ({ amount, currency }) => figure(amount, currency) },
  { en: 'Currency', zh: '币种', value: ({ currency }) => currency },
  { en: 'Reason', zh: '原因', value: ({ reason }) => reason },
  { en: 'By', zh: '调整人', value: ({ authorName }) => authorName },
  { en: 'When', zh: '时间', value: ({ createdAt }) => momentText(createdAt) },
]

export async function writeAdjustments({ tx, pack, row }: PackContext): Promise<void> {
  const list = (await adjustmentsOf(tx, row)).map((one) => ({ ...one, currency: row.currency }))
  if (list.length === 0) return
  await pack.table('04-adjustments/adjustments.xlsx', { en: 'Adjustments', zh: '调整' }, ADJUSTMENTS, list)
}

const historyOfKind = (kind: DeclarationKind): readonly Column<DeclarationHistoryRow>[] => [
  { en: 'When', zh: '时间', value: ({ at }) => momentText(at) },
  { en: 'What', zh: '操作', value: ({ action }) => action },
  { en: 'By', zh: '操作人', value: ({ actorName }) => actorName },
  { en: 'As', zh: '身份', value: ({ actorKind }) => actorKind },
  { en: 'Status then', zh: '当时状态', value: ({ status }) => status },
  ...only(kind, [
    { en: 'Tax then', zh: '当时税款状态', value: ({ taxStatus }: DeclarationHistoryRow) => taxStatus },
  ]),
  { en: 'Revision', zh: '版本', value: ({ revision }) => revision },
  { en: 'Box', zh: '栏目', value: ({ box }) => box },
  { en: 'Note', zh: '备注', value: ({ note }) => note },
]

/** What only a tax has: quantities are reported to a register or a scheme, and nothing is paid on them. */
const only = <T>(kind: DeclarationKind, columns: readonly Column<T>[]) => (kind === 'EPR' ? [] : columns)

/** Every move: who calculated, checked, asked, confirmed and filed, and when. */
export async function writeHistory({ tx, pack, row }: PackContext): Promise<void> {
  const title = { en: 'Checks, confirmations and every other step', zh: '复核、确认及全部操作记录' }
  const steps = (await historyOf(tx, row)).map(givenOut)
  await pack.table('07-history/history.xlsx', title, historyOfKind(row.kind), steps)
}

type Said = { code: string; en: string; zh: string }

const FINDINGS: readonly Column<Said>[] = [
  { en: 'Finding', zh: '提示', value: ({ code }) => code },
  { en: 'Text', zh: '说明（英文）', value: ({ en }) => en },
  { en: 'In Chinese', zh: '说明（中文）', value: ({ zh }) => zh },
]

/** What was shown to whoever confirmed. */
export async function writeFindings({ pack, row, calculation }: PackContext): Promise<void> {
  const list = calculation.findings.map((finding) => ({
    code: finding.code,
    en: findingText(finding, { lang: 'en', currency: row.currency }),
    zh: findingText(finding, { lang: 'zh', currency: row.currency }),
  }))
  if (list.length === 0) return
  const title = { en: 'What was shown before it was confirmed', zh: '确认前的提示' }
  await pack.table('07-history/findings.xlsx', title, FINDINGS, list)
}

type Other = { row: DeclarationRow; is: string }

const othersOf = (kind: DeclarationKind): readonly Column<Other>[] => [
  { en: 'Relation', zh: '关系', value: ({ is }) => is },
  { en: 'Number', zh: '申报编号', value: ({ row }) => row.number },
  { en: 'Kind', zh: '类型', value: ({ row }) => `${kindName(row).en} ${kindName(row).zh}` },
  {
    en: 'Period',
    zh: '申报期',
    value: ({ row }) => `${periodOfRow(row, 'en')} ${periodOfRow(row, 'zh')}`,
  },
  { en: 'Status', zh: '状态', value: ({ row }) => row.status },
  ...only(kind, [
    { en: 'To pay', zh: '应缴税金', value: ({ row }: Other) => figure(row.payable, row.currency) },
    { en: 'Currency', zh: '币种', value: ({ row }: Other) => row.currency },
  ]),
  { ...packWords(kind).reference, value: ({ row }) => row.reference },
  { en: 'Filed', zh: '提交时间', value: ({ row }) => momentText(row.filedAt) },
]

/** What it corrects, and what corrects it: both are declarations of their own. */
export async function writeCorrections({ tx, pack, row }: PackContext): Promise<void> {
  const later = await correctionOf(tx, row)
  const list: Other[] = [
    ...(await correctedBy(tx, row)).map((one) => ({ row: one, is: 'corrected by this one 被本申报更正' })),
    ...(later ? [{ row: later, is: 'corrects this one 更正本申报' }] : []),
  ]
  if (list.length === 0) return
  await pack.table(
    '07-history/corrections.xlsx',
    { en: 'Corrections', zh: '更正申报' },
    othersOf(row.kind),
    list,
  )
}
