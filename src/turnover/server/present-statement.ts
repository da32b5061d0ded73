import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { CAUSE_TEXTS } from '../cause-texts.ts'
import type { Statement } from '../compare-turnover.ts'
import type { StatementView } from '../contract.ts'
import type { StatementRow } from './turnover.tables.ts'

const orNull = (text: string): string | null => (text === '' ? null : text)

export const statementOf = (row: StatementRow): Statement => ({
  kind: row.kind,
  channel: orNull(row.channel),
  country: orNull(row.country),
  from: row.fromDay,
  to: row.toDay,
  currency: row.currency,
  reported: row.reported,
  refunds: row.refunds,
  fees: row.fees,
})

export function presentStatement(row: StatementRow, lang: Lang): StatementView {
  const { id, fileName, uploadedAt, comparison, comparedAt } = row
  return {
    id,
    ...statementOf(row),
    fileName,
    uploadedAt: uploadedAt.toISOString(),
    comparison:
      comparison && comparedAt
        ? {
            declared: comparison.declared,
            difference: comparison.reported - comparison.declared,
            unexplained: comparison.steps.find(({ cause }) => cause === 'UNEXPLAINED')?.amount ?? 0,
            steps: comparison.steps.map((step) => ({
              ...step,
              text: pickText(CAUSE_TEXTS[step.cause], lang),
            })),
            missingRates: [...comparison.missingRates],
            comparedAt: comparedAt.toISOString(),
          }
        : null,
  }
}
