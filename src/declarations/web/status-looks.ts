import type { BadgeVariant } from '#platform/ui/badge.tsx'
import type { FilingStatus } from '../declaration.ts'

export const STATUS_LOOKS: Record<FilingStatus, BadgeVariant> = {
  AWAITING_DATA: 'neutral',
  CALCULATED: 'agency',
  AWAITING_CONFIRMATION: 'yourTurn',
  QUERIED: 'agency',
  CONFIRMED: 'agency',
  FILED: 'authority',
  ACCEPTED: 'finished',
  REJECTED: 'wrong',
}
