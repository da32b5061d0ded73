import { formatPercent } from '#platform/shared/format-number.ts'
import { percentOf } from '#vat/engine/money.ts'
import { reasonsOf, type TreatmentRow } from '../evidence.queries.ts'
import type { PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import { treatmentName, type WrittenSales } from './sales.ts'

type Rule = {
  name: string
  treatment: TreatmentRow['facts']
  reason: Awaited<ReturnType<typeof reasonsOf>>[number] | undefined
  count: number
}

const RULES: readonly Column<Rule>[] = [
  { en: 'Treatment', zh: '税务处理', value: ({ name }) => name },
  { en: 'Scheme', zh: '机制', value: ({ treatment }) => treatment.scheme },
  { en: 'Country', zh: '国家/地区', value: ({ treatment }) => treatment.country },
  {
    en: 'Rate',
    zh: '税率',
    value: ({ treatment: { basisPoints } }) =>
      basisPoints === null ? null : formatPercent(percentOf(basisPoints), 'en'),
  },
  { en: 'Who owes the tax', zh: '纳税义务人', value: ({ treatment }) => treatment.liable },
  { en: 'Corrects', zh: '更正所属期', value: ({ treatment }) => treatment.correctionOf },
  { en: 'Rule', zh: '规则', value: ({ reason }) => reason?.rule ?? null },
  { en: 'Reason', zh: '原因（英文）', value: ({ reason }) => reason?.reason.en ?? null },
  { en: 'Reason in Chinese', zh: '原因（中文）', value: ({ reason }) => reason?.reason.zh ?? null },
  { en: 'Law and sources', zh: '法律依据与来源', value: ({ reason }) => reason?.sources.join('; ') ?? null },
  {
    en: 'Provisional',
    zh: '暂定',
    value: ({ reason }) => (reason?.isProvisional ? 'yes 是' : 'no 否'),
  },
  {
    en: 'Warnings',
    zh: '提示',
    value: ({ reason }) => reason?.warnings.map(({ en, zh }) => `${en} ${zh}`).join('; ') ?? null,
  },
  { en: 'Sales', zh: '销售笔数', value: ({ count }) => count },
]

/** How the sales were treated, why, and by which law. */
export async function writeRules({ tx, pack, row }: PackContext, sales: WrittenSales): Promise<void> {
  const pairs = [...sales.reasons].map(([pair, count]) => {
    const [treatmentId = '', reasonId = ''] = pair.split(' ')
    return { treatmentId, reasonId, count }
  })
  const ids = [...new Set(pairs.map(({ reasonId }) => reasonId))]
  const reasons = new Map((await reasonsOf(tx, row.companyId, ids)).map((one) => [one.id, one]))
  const rules = sales.treatments.flatMap(({ id, facts }, index) =>
    pairs
      .filter(({ treatmentId }) => treatmentId === id)
      .map(({ reasonId, count }): Rule => ({
        name: treatmentName(index),
        treatment: facts,
        reason: reasons.get(reasonId),
        count,
      })),
  )
  await pack.table(
    '06-rules/rules.xlsx',
    { en: 'Rules and their sources', zh: '适用规则与依据' },
    RULES,
    rules,
  )
}
