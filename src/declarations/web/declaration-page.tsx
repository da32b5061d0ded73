import type { ComponentProps } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { RegistrationsCard } from '#registrations/web/public.tsx'
import { paths } from '#paths.ts'
import { MonthsCard, RunningImports } from '#shops/web/public.tsx'
import { ThresholdsCard } from '#thresholds/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { declarationYear, declarationYears, exportDeclarations, listDeclarations } from '../contract.ts'
import { DeclarationFilters } from './declaration-filters.tsx'
import { FILTERS, readView, type DeclarationView } from './declaration-view.ts'
import { DeclarationsTable } from './declarations-table.tsx'
import type { declarationsText } from './declarations.text.ts'
import { YearCalendar } from './year-calendar.tsx'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['declarations', 'registrations', 'thresholds', 'months', 'ui'],
}

const PAGE_SIZE = 20

/** What is declared for the company, and the filing that was bought. */
export default function DeclarationPage() {
  const t = useText<typeof declarationsText>('declarations')
  const [query] = useSearchParams()
  const view = readView(query)
  const narrowedBy = useCallQuery(declarationYears, {})
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
            <ButtonLink href={paths.goodsWeights()}>{t('goodsWeights')}</ButtonLink>
            <ButtonLink href={paths.costPrices()}>{t('costPrices')}</ButtonLink>
            <ButtonLink href={paths.taxInsight()}>{t('insight')}</ButtonLink>
            <ButtonLink href={paths.turnover()}>{t('turnover')}</ButtonLink>
            <ExportButtons view={view} isEmpty={narrowedBy.data?.years.length === 0} />
          </>
        }
      />
      <Stack gap={20}>
        <RunningImports />
        <ViewTabs view={view} />
        {view.view === 'calendar' ? (
          <AsCalendar view={view} narrowedBy={narrowedBy.data} />
        ) : (
          <AsTable view={view} page={readPage(query)} narrowedBy={narrowedBy.data} />
        )}
        <MonthsCard />
        <ThresholdsCard />
        <RegistrationsCard />
      </Stack>
    </>
  )
}

type NarrowedBy = OutputOf<typeof declarationYears> | undefined

function AsTable({
  view,
  page,
  narrowedBy,
}: {
  view: DeclarationView
  page: number
  narrowedBy: NarrowedBy
}) {
  const t = useText<typeof declarationsText>('declarations')
  const list = useCallQuery(listDeclarations, { ...filterOf(view), page, pageSize: PAGE_SIZE })
  const tabs = useTabs(view)
  const found = list.isPlaceholderData ? undefined : list.data
  return (
    <>
      {narrowedBy && <DeclarationFilters view={view} {...narrowedBy} />}
      <LinkTabs label={t('filter')} items={tabs} current={view.status ?? ''} />
      <Card flush={Boolean(found?.records.length)}>
        {found ? (
          found.records.length > 0 ? (
            <DeclarationsTable declarations={found.records} />
          ) : (
            <NoDeclarations filtered={isNarrowed(view)} />
          )
        ) : (
          <Unread query={list} />
        )}
      </Card>
      {found && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={found.total}
          hrefOf={(to) => paths.declaration({ ...view, page: to })}
        />
      )}
    </>
  )
}

/** The calendar shows how each stands, whatever the status. */
function AsCalendar({ view, narrowedBy }: { view: DeclarationView; narrowedBy: NarrowedBy }) {
  const { country, year } = view
  const found = useCallQuery(declarationYear, { ...(country && { country }), ...(year && { year }) })
  const { data } = found
  if (!data)
    return (
      <Card>
        <Unread query={found} />
      </Card>
    )
  if (narrowedBy?.years.length === 0)
    return (
      <Card>
        <NoDeclarations filtered={false} />
      </Card>
    )
  return (
    <>
      {narrowedBy && <DeclarationFilters view={view} {...narrowedBy} shownYear={data.year} />}
      <YearCalendar {...data} />
    </>
  )
}

function Unread({ query }: { query: ComponentProps<typeof NotRead>['query'] }) {
  const t = useText<typeof declarationsText>('declarations')
  return <NotRead query={query} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
}

const filterOf = ({ status, country, year }: DeclarationView) => ({
  ...(status && { status }),
  ...(country && { country }),
  ...(year && { period: year }),
})
const isNarrowed = (view: DeclarationView): boolean => Object.keys(filterOf(view)).length > 0

function ViewTabs({ view }: { view: DeclarationView }) {
  const t = useText<typeof declarationsText>('declarations')
  const { view: current, ...narrowed } = view
  const items = [
    { key: 'table', label: t('asTable'), href: paths.declaration(narrowed) },
    {
      key: 'calendar',
      label: t('asCalendar'),
      href: paths.declaration({ ...narrowed, view: 'calendar' }),
    },
  ]
  return <LinkTabs label={t('view')} items={items} current={current ?? 'table'} />
}

function useTabs(view: DeclarationView) {
  const t = useText<typeof declarationsText>('declarations')
  return [
    { key: '', label: t('all'), href: paths.declaration({ ...view, status: undefined }) },
    ...FILTERS.map((one) => ({
      key: one,
      label: t(`status_${one}`),
      href: paths.declaration({ ...view, status: one }),
    })),
  ]
}

function ExportButtons({ view, isEmpty }: { view: DeclarationView; isEmpty: boolean }) {
  const t = useText<typeof declarationsText>('declarations')
  if (isEmpty)
    return (
      <Button icon={<IconDownload />} reason={t('nothingToExport')}>
        {t('export_xlsx')}
      </Button>
    )
  return EXPORTS.map((format) => (
    <Button
      key={format}
      icon={<IconDownload />}
      onClick={() =>
        void downloadFile(exportDeclarations, { ...filterOf(view), format }).catch(() => undefined)
      }
    >
      {t(`export_${format}`)}
    </Button>
  ))
}
const EXPORTS = ['xlsx', 'csv'] as const

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
