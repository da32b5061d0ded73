import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { NOTICE_STATUSES } from '../../notices.ts'
import { staffShopNotices } from '../contract.ts'
import styles from './shop-notices.module.css'
import type { shopsStaffText } from './shops-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['shops-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof staffShopNotices>['records'][number]
type T = Translate<typeof shopsStaffText>

/** What marketplaces wrote to customers: the nearest day first. */
export default function ShopNoticesPage() {
  const t = useText<typeof shopsStaffText>('shops-staff')
  const { view = 'OPEN', page } = useListPlace(NOTICE_STATUSES, 'status')
  const list = useStaffList(staffShopNotices, { status: view, page, pageSize: PAGE_SIZE })
  return (
    <ListFrame
      id="shop-notices"
      title={t('title')}
      sub={t('sub')}
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
          <Table caption={t('title')} columns={columnsOf(t)} rows={rows} rowKey={({ id }) => id} dense />
        )}
      </ListRows>
    </ListFrame>
  )
}

function columnsOf(t: T): Column<Row>[] {
  return [
    { key: 'company', header: t('company'), primary: true, cell: ({ company }) => <b>{company}</b> },
    {
      key: 'shop',
      header: t('shop'),
      cell: ({ shop, number }) => <TwoLines second={number ?? ''}>{shop.name}</TwoLines>,
    },
    { key: 'until', header: t('until'), cell: (row) => until(t, row) },
    { key: 'cause', header: t('cause'), cell: (row) => causes(t, row) },
    { key: 'text', header: t('text'), cell: (row) => words(t, row) },
  ]
}

const until = (t: T, { graceUntil, daysLeft, status }: Row) =>
  graceUntil === null ? (
    t('noDay')
  ) : (
    <>
      <DateText value={graceUntil} format="full" />{' '}
      {status === 'OPEN' && daysLeft !== null && daysLeft < 0 && <Badge variant="late">{t('overdue')}</Badge>}
    </>
  )

function causes(t: T, { causes: found }: Row): string {
  const facts = [...new Set(found.map(({ fact }) => fact))].map((fact) => t(`fact_${fact}`))
  return facts.length === 0 ? t('none') : facts.reduce((first, second) => t('listOf', { first, second }))
}

/** The first words of a notice; the whole on request. */
const FIRST = 60

const words = (t: T, { text }: Row) =>
  text === '' ? (
    t('screenshotOnly')
  ) : text.length <= FIRST ? (
    text
  ) : (
    <details className={styles.words}>
      <summary>{`${text.slice(0, FIRST)}…`}</summary>
      {text}
    </details>
  )
