import { Navigate, useSearchParams } from 'react-router'
import { RegistrationsCard } from '#registrations/web/public.tsx'
import { paths } from '#paths.ts'
import { MonthsCard } from '#shops/web/public.tsx'
import { ThresholdsCard } from '#thresholds/web/public.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { exportDeclarations, listDeclarations } from '../contract.ts'
import type { FilingStatus } from '../declaration.ts'
import { DeclarationsTable } from './declarations-table.tsx'
import type { declarationsText } from './declarations.text.ts'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['declarations', 'registrations', 'thresholds', 'months', 'ui'],
}

const FILTERS = ['AWAITING_DATA', 'AWAITING_CONFIRMATION', 'FILED', 'ACCEPTED', 'REJECTED'] as const
const PAGE_SIZE = 20

/** What is declared for the company, and the filing that was bought. */
export default function DeclarationPage() {
  const t = useText<typeof declarationsText>('declarations')
  const [query] = useSearchParams()
  const status = FILTERS.find((one) => one === query.get('status'))
  const page = readPage(query)
  const filter = status ? { status } : {}
  const list = useCallQuery(listDeclarations, { ...filter, page, pageSize: PAGE_SIZE })
  const found = list.isPlaceholderData ? undefined : list.data
  const tabs = useTabs()
  // Messages sent before declarations had a page of their own lead here.
  const id = query.get('id')
  if (id) return <Navigate to={paths.declarationDetail(id)} replace />
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={t('lead')}
        actions={
          <>
            <ButtonLink href={paths.salesImports()}>{t('importSales')}</ButtonLink>
            <ButtonLink href={paths.ledger()}>{t('inputVat')}</ButtonLink>
            <ButtonLink href={paths.costPrices()}>{t('costPrices')}</ButtonLink>
            <ButtonLink href={paths.taxInsight()}>{t('insight')}</ButtonLink>
            <ButtonLink href={paths.turnover()}>{t('turnover')}</ButtonLink>
            <ExportButton filter={filter} empty={found?.total === 0} />
          </>
        }
      />
      <Stack gap={20}>
        <LinkTabs label={t('filter')} items={tabs} current={status ?? ''} />
        <Card flush={Boolean(found?.records.length)}>
          {found ? (
            found.records.length > 0 ? (
              <DeclarationsTable declarations={found.records} />
            ) : (
              <NoDeclarations filtered={status !== undefined} />
            )
          ) : list.error ? (
            <ErrorState
              title={t('loadFailed')}
              safe={t('nothingLost')}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            >
              {list.error.message}
            </ErrorState>
          ) : (
            <SkeletonRows label={t('loading')} />
          )}
        </Card>
        {found && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={found.total}
            hrefOf={(to) => paths.declaration({ status, page: to })}
          />
        )}
        <MonthsCard />
        <ThresholdsCard />
        <RegistrationsCard />
      </Stack>
    </>
  )
}

function useTabs() {
  const t = useText<typeof declarationsText>('declarations')
  return [
    { key: '', label: t('all'), href: paths.declaration() },
    ...FILTERS.map((one) => ({
      key: one,
      label: t(`status_${one}`),
      href: paths.declaration({ status: one }),
    })),
  ]
}

function ExportButton({ filter, empty }: { filter: { status?: FilingStatus }; empty: boolean }) {
  const t = useText<typeof declarationsText>('declarations')
  return (
    <Button
      icon={<IconDownload />}
      reason={empty ? t('nothingToExport') : undefined}
      onClick={() =>
        void downloadFile(exportDeclarations, { ...filter, format: 'xlsx' }).catch(() => undefined)
      }
    >
      {t('export')}
    </Button>
  )
}

function NoDeclarations({ filtered }: { filtered: boolean }) {
  const t = useText<typeof declarationsText>('declarations')
  if (filtered)
    return (
      <EmptyState
        title={t('emptyFiltered')}
        action={<ButtonLink href={paths.declaration()}>{t('showAll')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('empty')}
      action={<ButtonLink href={paths.services({ category: 'VAT' })}>{t('chooseService')}</ButtonLink>}
    >
      {t('emptyText')}
    </EmptyState>
  )
}
