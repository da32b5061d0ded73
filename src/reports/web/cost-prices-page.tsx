import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SearchForm } from '#platform/ui/search-form.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listCostPrices, type StoredPrice } from '../costs-contract.ts'
import { PriceDialog, RemovePriceDialog } from './cost-price-dialogs.tsx'
import { PricesTable } from './cost-prices-table.tsx'
import type { costPricesText } from './cost-prices.text.ts'
import styles from './cost-prices.module.css'
import { UploadPrices } from './upload-prices.tsx'

export const handle = { auth: true, access: 'seller', texts: ['cost-prices', 'ui'] }

const PAGE_SIZE = 50
type Doing =
  | { what: 'edit'; price: StoredPrice | undefined; sku?: string }
  | { what: 'remove'; price: StoredPrice }

/** What a piece of each SKU costs: the value of own goods that move to another state. */
export default function CostPricesPage() {
  const t = useText<typeof costPricesText>('cost-prices')
  const { mayWrite, role } = useSession()
  const [doing, setDoing] = useState(useNamedSku())
  const reason = mayWrite || role === undefined ? undefined : t('viewer')
  const close = () => setDoing(undefined)
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={t('lead')}
        actions={<ButtonLink href={paths.salesImports()}>{t('toReports')}</ButtonLink>}
      />
      <Stack gap={20}>
        <Card>
          <Stack gap={16}>
            <UploadPrices reason={reason} onAdd={() => setDoing({ what: 'edit', price: undefined })} />
            <p className={styles.small}>{t('change')}</p>
          </Stack>
        </Card>
        <Prices mayWrite={mayWrite} onDo={setDoing} />
      </Stack>
      {doing?.what === 'edit' && <PriceDialog price={doing.price} sku={doing.sku} onClose={close} />}
      {doing?.what === 'remove' && <RemovePriceDialog price={doing.price} onClose={close} />}
    </>
  )
}

/** A link may name the SKU whose price is missing: its dialog is open then. */
function useNamedSku(): Doing | undefined {
  const { mayWrite } = useSession()
  const [query] = useSearchParams()
  const sku = query.get('sku')
  return sku !== null && mayWrite ? { what: 'edit', price: undefined, sku } : undefined
}

function Prices({ mayWrite, onDo }: { mayWrite: boolean; onDo: (doing: Doing) => void }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const [query] = useSearchParams()
  const page = readPage(query)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 80)
  const place = keyword === '' ? {} : { keyword }
  const list = useCallQuery(listCostPrices, { ...place, page, pageSize: PAGE_SIZE })
  const found = list.isPlaceholderData ? undefined : list.data
  const isFilled = Boolean(found?.records.length)
  return (
    <>
      <Card title={t('list')} flush={isFilled}>
        {(isFilled || keyword !== '') && <Find keyword={keyword} />}
        {found && isFilled ? (
          <PricesTable
            prices={found.records}
            acts={
              mayWrite
                ? {
                    onEdit: (price) => onDo({ what: 'edit', price }),
                    onRemove: (price) => onDo({ what: 'remove', price }),
                  }
                : undefined
            }
          />
        ) : found ? (
          <Nothing isSearch={keyword !== ''} />
        ) : (
          <NotRead query={list} loading={t('loading')} title={t('failed')} safe={t('failedSafe')} />
        )}
      </Card>
      {found && isFilled && <Pager {...found} hrefOf={(to) => paths.costPrices({ ...place, page: to })} />}
    </>
  )
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  const t = useText<typeof costPricesText>('cost-prices')
  if (!isSearch) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingFound')}
      action={<ButtonLink href={paths.costPrices()}>{t('showAll')}</ButtonLink>}
    />
  )
}

function Find({ keyword }: { keyword: string }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const navigate = useNavigate()
  return (
    <SearchForm
      label={t('find')}
      submit={t('findNow')}
      keyword={keyword}
      onSearch={(typed) => void navigate(paths.costPrices({ keyword: typed }))}
      className={styles.find}
    />
  )
}
