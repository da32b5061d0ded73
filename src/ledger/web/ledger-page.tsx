import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconPlus, IconUpload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listLedger } from '../contract.ts'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { type LedgerView, readLedgerView } from './ledger-view.ts'
import type { ledgerText } from './ledger.text.ts'
import { LineDialog } from './line-dialog.tsx'
import { OpenLine } from './open-line.tsx'
import { SendDialog } from './send-dialog.tsx'

export const handle = { auth: true, access: 'seller', texts: ['ledger', 'vault', 'ui'] }

const PAGE_SIZE = 20

/** Documents with input VAT, line by line. */
export default function LedgerPage() {
  const t = useText<typeof ledgerText>('ledger')
  const [query] = useSearchParams()
  const view = readLedgerView(query)
  const page = readPage(query)
  const list = useCallQuery(listLedger, { ...view, page, pageSize: PAGE_SIZE })
  const { mayWrite, role } = useSession()
  const [doing, setDoing] = useState<'add' | 'send'>()
  const isEmpty = list.data?.total === 0 && Object.keys(view).length === 0
  const reason = mayWrite || role === undefined ? undefined : t('viewer')
  const add = (
    <Row gap={8}>
      <Button icon={<IconUpload size={18} />} reason={reason} onClick={() => setDoing('send')}>
        {t('send')}
      </Button>
      <Button variant="primary" icon={<IconPlus size={18} />} reason={reason} onClick={() => setDoing('add')}>
        {t('add')}
      </Button>
    </Row>
  )
  const close = () => setDoing(undefined)
  const id = query.get('id')
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('lead')} actions={isEmpty ? undefined : add} />
      <Stack gap={20}>
        {list.data && !isEmpty && <LedgerFilters view={view} found={list.data} />}
        <Card flush={Boolean(list.data?.records.length)}>
          <Found list={list} view={view} page={page} add={isEmpty ? add : undefined} />
        </Card>
        {list.data && list.data.total > 0 && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            hrefOf={(to) => paths.ledger({ ...view, page: to })}
          />
        )}
      </Stack>
      {doing === 'add' && list.data && <LineDialog registered={list.data.registered} onClose={close} />}
      {doing === 'send' && list.data && <SendDialog registered={list.data.registered} onClose={close} />}
      {id && <OpenLine id={id} back={paths.ledger({ ...view, page })} mayWrite={mayWrite} />}
    </>
  )
}

type List = ReturnType<typeof useCallQuery<typeof listLedger.input, typeof listLedger.output>>

function Found({
  list,
  view,
  page,
  add,
}: {
  list: List
  view: LedgerView
  page: number
  add: React.ReactNode
}) {
  const t = useText<typeof ledgerText>('ledger')
  const { data, error } = list
  if (data && data.records.length > 0) return <LedgerTable lines={data.records} view={view} page={page} />
  if (data && add !== undefined)
    return (
      <EmptyState title={t('empty')} action={add}>
        {t('emptyText')}
      </EmptyState>
    )
  if (data)
    return (
      <EmptyState
        title={t('emptyFiltered')}
        action={<ButtonLink href={paths.ledger()}>{t('showAll')}</ButtonLink>}
      />
    )
  if (!error) return <SkeletonRows label={t('loading')} />
  return (
    <ErrorState
      title={t('loadFailed')}
      safe={t('nothingLost')}
      onRetry={() => void list.refetch()}
      retrying={list.isFetching}
    >
      {error.message}
    </ErrorState>
  )
}
