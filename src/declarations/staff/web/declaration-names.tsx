import type { Lang } from '#platform/shared/local-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { FilingStatus } from '../../declaration.ts'
import { periodOf, placeOf } from '../../period-title.ts'
import type { DeclarationWork } from '../contract.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { workWordOf } from './quantity-words.ts'

export type ListT = Translate<typeof declarationsStaffText>

const LOOKS: Record<FilingStatus, BadgeVariant> = {
  AWAITING_DATA: 'neutral',
  CALCULATED: 'agency',
  AWAITING_CONFIRMATION: 'onHold',
  QUERIED: 'cameBack',
  CONFIRMED: 'agency',
  FILED: 'authority',
  ACCEPTED: 'finished',
  REJECTED: 'wrong',
}

type Named = Pick<DeclarationWork, 'kind' | 'stream' | 'frequency' | 'period'>

/** “VAT return February 2026” */
export const nameOf = (t: ListT, { kind, stream, ...row }: Named, lang: Lang): string =>
  t('named', { kind: stream ? t(`stream_${stream}`) : t(`kind_${kind}`), period: periodOf(row, lang) })

/** “Poland”, or what a scheme is called, which has no place of its own. */
export const whereOf = (t: ListT, row: Pick<DeclarationWork, 'country' | 'scheme'>, lang: Lang): string =>
  placeOf(row, lang) ?? t(`scheme_${row.scheme}`)

/** The state as the staff speak of it; the seller reads other words. */
export function StatusBadge({ work }: { work: Pick<DeclarationWork, 'status' | 'stream'> }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const { status } = work
  return <Badge variant={LOOKS[status]}>{t(workWordOf(work, `status_${status}`))}</Badge>
}
