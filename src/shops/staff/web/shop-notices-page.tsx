import { useState } from 'react'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { NOTICE_STATUSES } from '../../notices.ts'
import { staffShopNotices } from '../contract.ts'
import { capitalised } from './capitalised.ts'
import { NoticeDialog, type NoticeRow } from './notice-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import type { shopsStaffText } from './shops-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['shops-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type T = Translate<typeof shopsStaffText>

/** What marketplaces wrote to customers: the nearest day first. */
export default function ShopNoticesPage() {
  const t = useText<typeof shopsStaffText>('shops-staff')
  const { view = 'OPEN', page } = useListPlace(NOTICE_STATUSES, 'status')
  const list = useStaffList(staffShopNotices, { status: view, page, pageSize: PAGE_SIZE })
  const [shown, setShown] = useState<NoticeRow>()
  const [releasing, setReleasing] = useState(false)
  return (
    <ListFrame
      id="shop-notices"
      title={t('title')}
      sub={t('sub')}
      tools={<Button onClick={() => setReleasing(true)}>{t('release')}</Button>}
      views={{
        label: t('views'),
        items: NOTICE_STATUSES.map((status) => ({
          key: status,
          label: t(`view_${status}`),
          href: paths.adminShopNotices({ status }),
        })),
        current: view,
      }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminShopNotices({ status: view, page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={columnsOf(t, setShown)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
          />
        )}
      </ListRows>
      {shown && <NoticeDialog notice={shown} onClose={() => setShown(undefined)} />}
      {releasing && <ReleaseDialog onClose={() => setReleasing(false)} />}
    </ListFrame>
  )
}

function columnsOf(t: T, onOpen: (notice: NoticeRow) => void): Column<NoticeRow>[] {
  return [
    {
      key: 'company',
      named: true,
      header: t('company'),
      primary: true,
      cell: ({ company }) => <b>{company}</b>,
    },
    {
      key: 'shop',
      header: t('shop'),
      cell: ({ shop, number }) => <TwoLines second={number ?? ''}>{shop.name}</TwoLines>,
    },
    { key: 'until', header: t('until'), cell: (row) => until(t, row) },
    { key: 'cause', header: t('cause'), cell: (row) => causes(t, row) },
    { key: 'text', header: t('text'), cell: (row) => words(t, row) },
    {
      key: 'open',
      header: t('action'),
      cell: (row) => (
        <Button
          size={32}
          aria-label={t('openNamed', { company: row.company, shop: row.shop.name })}
          onClick={() => onOpen(row)}
        >
          {t('open')}
        </Button>
      ),
    },
  ]
}

const until = (t: T, { graceUntil, daysLeft, status }: NoticeRow) =>
  graceUntil === null ? (
    t('noDay')
  ) : (
    <>
      <DateText value={graceUntil} format="full" />{' '}
      {status === 'OPEN' && daysLeft !== null && daysLeft < 0 && <Badge variant="late">{t('overdue')}</Badge>}
    </>
  )

function causes(t: T, { causes: found }: NoticeRow): string {
  const facts = [...new Set(found.map(({ fact }) => fact))].map((fact) => t(`fact_${fact}`))
  return facts.length === 0
    ? t('none')
    : capitalised(facts.reduce((first, second) => t('listOf', { first, second })))
}

/** The first words of a notice; the whole is in its dialog. */
const FIRST = 60

const words = (t: T, { text }: NoticeRow) => {
  if (text === '') return t('screenshotOnly')
  return text.length <= FIRST ? text : `${text.slice(0, FIRST)}…`
}
