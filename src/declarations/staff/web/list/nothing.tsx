import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { isNarrowed, type WorkPlace } from '../work-place.ts'

export function Nothing({ place }: { place: WorkPlace }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  if (!isNarrowed(place)) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingFound')}
      action={<ButtonLink href={paths.adminDeclarations()}>{t('showAll')}</ButtonLink>}
    >
      {t('nothingFoundText')}
    </EmptyState>
  )
}
