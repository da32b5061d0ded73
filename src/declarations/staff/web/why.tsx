import { use } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationWork } from '../contract.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'

/** Why it is whose turn it is, and since when. */
export function Why({ of: { status, statusSince } }: { of: DeclarationWork }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const day = formatInstant(statusSince, useLang(), 'medium', use(TimeZoneContext))
  return t('since', { why: t(`why_${status}`), day })
}
