import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { MonthsCard } from '#shops/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { downloadTemplate, listImports, listMonths } from '../contract.ts'
import { DistanceSalesCard } from './distance-sales-card.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './imports.module.css'
import { ImportView } from './import-view.tsx'
import { ImportsTable } from './imports-table.tsx'
import type { importsText } from './imports.text.ts'
import { MappingsCard } from './mappings-card.tsx'
import { OwnNoSales } from './own-no-sales.tsx'
import { OWN_PLACE } from './own-place.ts'
import { Uploads } from './uploads.tsx'
import { useUploads } from './use-uploads.ts'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['imports', 'months', 'distance-sales', 'no-sales', 'ui'],
}

const PAGE_SIZE = 20
const LOOK_AGAIN_MS = 3_000

/** Reports of sales: to bring them in, and what became of each; `id` in the address opens one. */
export default function ImportsPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <ImportView key={id} importId={id} /> : <All />
}

function All() {
  const t = useText<typeof importsText>('imports')
  const [query] = useSearchParams()
  const page = readPage(query)
  const { mayWrite, role } = useSession()
  const shop = useChosenShop()
  const uploads = useUploads(shop?.shopId)
  const list = useCallQuery(listImports, { page, pageSize: PAGE_SIZE }, { refetchInterval: LOOK_AGAIN_MS })
  const found = list.isPlaceholderData ? undefined : list.data
  const reason = mayWrite || role === undefined ? undefined : t('viewer')
  const sending = new Set(
    uploads.uploads.flatMap(({ importId, fault, earlier }) =>
      fault === undefined && !earlier && importId ? [importId] : [],
    ),
  )
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('lead')} actions={<Template />} />
      <Stack gap={20}>
        <Card>
          {shop && (
            <p className={styles.forShop}>
              {t('forShop', { shop: shop.name })} <Link href={paths.salesImports()}>{t('forAnyShop')}</Link>
            </p>
          )}
          <DropZone reason={reason} onFiles={(files) => files.forEach((file) => uploads.add(file))} />
          <Uploads uploads={uploads.uploads} onClose={uploads.drop} />
        </Card>
        <Card title={t('list')} flush={Boolean(found?.records.length)}>
          {found && found.records.length > 0 ? (
            <ImportsTable
              imports={found.records}
              sending={sending}
              onResume={mayWrite ? uploads.resume : undefined}
              place={OWN_PLACE}
            />
          ) : found ? (
            <EmptyState level={3} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          ) : (
            <NotRead query={list} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
          )}
        </Card>
        {found && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={found.total}
            hrefOf={(to) => paths.salesImports({ page: to })}
          />
        )}
        <MappingsCard />
        <DistanceSalesCard />
        <MonthsCard />
        <OwnNoSales isShown={({ isInList }) => !isInList} />
      </Stack>
    </>
  )
}

/** The shop that the address names: what is added is its sales. */
function useChosenShop() {
  const [query] = useSearchParams()
  const shopId = query.get('shop')
  const shops = useCallQuery(listMonths, {}, { enabled: shopId !== null })
  return shopId === null ? undefined : shops.data?.find((one) => one.shopId === shopId)
}

const saveTemplate = (format: 'xlsx' | 'csv') =>
  void downloadFile(downloadTemplate, { format }).catch(() => undefined)

function Template() {
  const t = useText<typeof importsText>('imports')
  return (
    <>
      <Button icon={<IconDownload size={18} />} onClick={() => saveTemplate('xlsx')}>
        {t('templateXlsx')}
      </Button>
      <Button variant="subtle" onClick={() => saveTemplate('csv')}>
        {t('templateCsv')}
      </Button>
    </>
  )
}
