import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconPlus } from '#platform/ui/icons.ts'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listDocuments } from '../vault-contract.ts'
import { AddDocumentDialog } from './add-document-dialog.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentTable } from './document-table.tsx'
import { OpenDocument } from './open-document.tsx'
import { isNarrowed, readView } from './vault-view.ts'
import type { vaultText } from './vault.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['vault', 'ui'] }

const PAGE_SIZE = 20

/** Every file of the company: by kind, country, person and expiry. */
export default function DocumentsPage() {
  const t = useText<typeof vaultText>('vault')
  const [query] = useSearchParams()
  const view = readView(query)
  const page = readPage(query)
  const { expiring, deleted, ...narrowed } = view
  const documents = useCallQuery(listDocuments, {
    page,
    pageSize: PAGE_SIZE,
    ...narrowed,
    ...(expiring ? { expiring: 'true' as const } : {}),
    ...(deleted ? { deleted: 'true' as const } : {}),
  })
  const { mayWrite, role } = useSession()
  const [adding, setAdding] = useState(false)
  const { data } = documents
  const isEmpty = data?.total === 0 && !isNarrowed(view)
  const add = (
    <Button
      variant={isEmpty ? 'primary' : 'default'}
      icon={<IconPlus size={18} />}
      reason={mayWrite || role === undefined ? undefined : t('viewer')}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  )
  const id = query.get('id')
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('lead')} actions={isEmpty ? undefined : add} />
      <Stack gap={20}>
        {data && !isEmpty && <DocumentFilters view={view} facets={data.facets} />}
        <Card flush={Boolean(data?.records.length)}>
          {data ? (
            data.records.length > 0 ? (
              <DocumentTable documents={data.records} view={view} page={page} />
            ) : isEmpty ? (
              <EmptyState title={t('empty')} action={add}>
                {t('emptyText')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t(deleted ? 'emptyDeleted' : 'emptyNarrowed')}
                action={<ButtonLink href={paths.documents()}>{t('showAll')}</ButtonLink>}
              />
            )
          ) : (
            <NotRead
              query={documents}
              loading={t('loading')}
              title={t('loadFailed')}
              safe={t('nothingLost')}
            />
          )}
        </Card>
        {data && data.total > 0 && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(to) => paths.documents({ ...view, page: to })}
          />
        )}
      </Stack>
      {adding && <AddDocumentDialog onClose={() => setAdding(false)} />}
      {id && <OpenDocument id={id} back={paths.documents({ ...view, page })} mayWrite={mayWrite} />}
    </>
  )
}
