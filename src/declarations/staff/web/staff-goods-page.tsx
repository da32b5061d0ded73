import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { SearchForm } from '#platform/ui/search-form.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { useTableUpload } from '#platform/web/use-table-upload.ts'
import type { StoredGoods } from '../../goods-contract.ts'
import { GoodsTable } from '../../web/epr/goods-table.tsx'
import { GoodsTableFile } from '../../web/epr/upload-goods.tsx'
import type { goodsText } from '../../web/goods.text.ts'
import { staffDownloadGoods, staffGoods, staffUploadGoods } from '../goods-contract.ts'
import styles from './staff-cost-prices.module.css'
import { StaffGoodsDialog, StaffRemoveGoodsDialog } from './staff-goods-dialogs.tsx'
import { useListAsked } from './use-list-asked.ts'

export const handle = { auth: true, access: 'staff', texts: ['goods', 'back-office-lists', 'ui'] }

type At = { companyId: string; id: string }
type Doing = { what: 'edit'; goods: StoredGoods | undefined } | { what: 'remove'; goods: StoredGoods }

/** What is known of a seller's goods, entered by staff where the seller has sent it another way. */
export default function StaffGoodsPage() {
  const t = useText<typeof goodsText>('goods')
  const [doing, setDoing] = useState<Doing>()
  const { at, keyword, place, asked } = useListAsked()
  const read = useStaffList(staffGoods, asked)
  const title = read.data ? t('staffTitle', { company: read.data.company }) : t('title')
  const close = () => setDoing(undefined)
  return (
    <StaffPage>
      <title>{title}</title>
      <PageHeading
        eyebrow={<Link href={paths.adminDeclaration(at)}>{t('toWork')}</Link>}
        title={title}
        sub={t('staffLead')}
      />
      {read.data ? (
        <Stack gap={20}>
          <Card>
            <AsTable at={at} onAdd={() => setDoing({ what: 'edit', goods: undefined })} />
          </Card>
          <List at={at} keyword={keyword} read={read.data} onDo={setDoing} />
          <Pager {...read.data} hrefOf={(to) => paths.adminGoods({ ...place, page: to })} />
        </Stack>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('failed')} />
      ) : (
        <Skeleton lines={8} label={t('loading')} />
      )}
      {doing?.what === 'edit' && (
        <StaffGoodsDialog
          at={at}
          goods={doing.goods}
          groupsAlone={read.data?.groupsAlone ?? false}
          onClose={close}
        />
      )}
      {doing?.what === 'remove' && <StaffRemoveGoodsDialog at={at} goods={doing.goods} onClose={close} />}
    </StaffPage>
  )
}

const reread = () => invalidateReads([staffGoods]).catch(() => undefined)

/** The table that a seller has sent by mail, or that is to be sent to one. */
function AsTable({ at, onAdd }: { at: At; onAdd: () => void }) {
  const table = useTableUpload(staffUploadGoods, reread, at)
  return (
    <GoodsTableFile
      table={table}
      onDownload={() => downloadFile(staffDownloadGoods, at)}
      reason={undefined}
      onAdd={onAdd}
    />
  )
}

type ListProps = {
  at: At
  keyword: string
  read: { records: readonly StoredGoods[]; groupsAlone: boolean }
  onDo: (doing: Doing) => void
}

function List({ at, keyword, read: { records: goods, groupsAlone }, onDo }: ListProps) {
  const t = useText<typeof goodsText>('goods')
  const navigate = useNavigate()
  return (
    <Card title={t('list')} flush={goods.length > 0}>
      {(keyword !== '' || goods.length > 0) && (
        <SearchForm
          className={styles.find}
          label={t('find')}
          submit={t('findNow')}
          keyword={keyword}
          onSearch={(typed) => void navigate(paths.adminGoods({ ...at, keyword: typed }))}
        />
      )}
      {goods.length === 0 ? (
        <EmptyState title={t(keyword === '' ? 'empty' : 'nothingFound')} />
      ) : (
        <GoodsTable
          goods={goods}
          acts={{
            onEdit: (one) => onDo({ what: 'edit', goods: one }),
            onRemove: groupsAlone ? undefined : (one) => onDo({ what: 'remove', goods: one }),
          }}
        />
      )}
    </Card>
  )
}
