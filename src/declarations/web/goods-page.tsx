import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SearchForm } from '#platform/ui/search-form.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listGoods, type StoredGoods } from '../goods-contract.ts'
import styles from './declarations.module.css'
import { GoodsDialog, RemoveGoodsDialog } from './epr/goods-dialogs.tsx'
import { GoodsTable } from './epr/goods-table.tsx'
import { UploadGoods } from './epr/upload-goods.tsx'
import type { goodsText } from './goods.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['goods', 'ui'] }

const PAGE_SIZE = 50
type Doing = { what: 'edit'; goods: StoredGoods | undefined } | { what: 'remove'; goods: StoredGoods }

/** What a piece of each SKU weighs: the source of the quantities that producers report. */
export default function GoodsPage() {
  const t = useText<typeof goodsText>('goods')
  const { mayWrite, role } = useSession()
  const [doing, setDoing] = useState<Doing>()
  const reason = mayWrite || role === undefined ? undefined : t('viewer')
  const close = () => setDoing(undefined)
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={t('lead')}
        actions={<ButtonLink href={paths.declaration()}>{t('toDeclarations')}</ButtonLink>}
      />
      <Stack gap={20}>
        <Card>
          <Stack gap={16}>
            <UploadGoods reason={reason} onAdd={() => setDoing({ what: 'edit', goods: undefined })} />
            <p>{t('change')}</p>
          </Stack>
        </Card>
        <Goods mayWrite={mayWrite} onDo={setDoing} />
      </Stack>
      {doing?.what === 'edit' && <GoodsDialog goods={doing.goods} onClose={close} />}
      {doing?.what === 'remove' && <RemoveGoodsDialog goods={doing.goods} onClose={close} />}
    </>
  )
}

function Goods({ mayWrite, onDo }: { mayWrite: boolean; onDo: (doing: Doing) => void }) {
  const t = useText<typeof goodsText>('goods')
  const [query] = useSearchParams()
  const page = readPage(query)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 80)
  const place = keyword === '' ? {} : { keyword }
  const list = useCallQuery(listGoods, { ...place, page, pageSize: PAGE_SIZE })
  const found = list.isPlaceholderData ? undefined : list.data
  const isFilled = Boolean(found?.records.length)
  const acts = {
    onEdit: (goods: StoredGoods) => onDo({ what: 'edit', goods }),
    onRemove: (goods: StoredGoods) => onDo({ what: 'remove', goods }),
  }
  return (
    <>
      <Card title={t('list')} flush={isFilled}>
        {(isFilled || keyword !== '') && <Find keyword={keyword} />}
        {found && isFilled ? (
          <GoodsTable goods={found.records} acts={mayWrite ? acts : undefined} />
        ) : found ? (
          <Nothing isSearch={keyword !== ''} />
        ) : (
          <NotRead query={list} loading={t('loading')} title={t('failed')} safe={t('failedSafe')} />
        )}
      </Card>
      {found && isFilled && <Pager {...found} hrefOf={(to) => paths.goodsWeights({ ...place, page: to })} />}
    </>
  )
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  const t = useText<typeof goodsText>('goods')
  if (!isSearch) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingFound')}
      action={<ButtonLink href={paths.goodsWeights()}>{t('showAll')}</ButtonLink>}
    />
  )
}

function Find({ keyword }: { keyword: string }) {
  const t = useText<typeof goodsText>('goods')
  const navigate = useNavigate()
  return (
    <SearchForm
      label={t('find')}
      submit={t('findNow')}
      keyword={keyword}
      onSearch={(typed) => void navigate(paths.goodsWeights({ keyword: typed }))}
      className={styles.find}
    />
  )
}
