import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listRegistrations } from '../contract.ts'
import { MandatesCard } from './mandates-card.tsx'
import { RegistrationsCard } from './registrations-card.tsx'
import type { registrationsText } from './registrations.text.ts'

/** The page of what the company has obtained. */
export function RegistrationsList() {
  const t = useText<typeof registrationsText>('registrations')
  const { data, isPending } = useCallQuery(listRegistrations, { pageSize: 100 })
  return (
    <Stack gap={16}>
      <title>{t('pageTitle')}</title>
      <PageHeading title={t('pageTitle')} sub={t('pageSub')} />
      {isPending && (
        <Card>
          <SkeletonRows rows={3} label={t('loading')} />
        </Card>
      )}
      {data?.records.length === 0 && (
        <Card>
          <EmptyState
            title={t('none')}
            action={<ButtonLink href={paths.services()}>{t('toServices')}</ButtonLink>}
          >
            {t('noneText')}
          </EmptyState>
        </Card>
      )}
      <RegistrationsCard page />
      <MandatesCard />
    </Stack>
  )
}
