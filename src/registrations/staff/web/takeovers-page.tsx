import { useState } from 'react'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import type { Lang } from '#platform/shared/local-text.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { staffTakeovers } from '../takeover-contract.ts'
import { BeginTakeoverDialog } from './begin-takeover-dialog.tsx'
import type { takeoversStaffText } from './takeovers-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['takeovers-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof staffTakeovers>['records'][number]

/** Registrations that are being taken over: the oldest first. */
export default function TakeoversPage() {
  const t = useText<typeof takeoversStaffText>('takeovers-staff')
  const lang = useLang()
  const { page } = useListPlace([])
  const [isBeginning, setIsBeginning] = useState(false)
  const list = useStaffList(staffTakeovers, { page, pageSize: PAGE_SIZE })
  return (
    <ListFrame
      id="takeovers"
      title={t('title')}
      sub={t('sub')}
      // A role that may not see the list cannot begin one either.
      tools={list.data && <Button onClick={() => setIsBeginning(true)}>{t('begin')}</Button>}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminTakeovers({ page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={columnsOf(t, lang)}
            rows={rows}
            rowKey={({ registrationId }) => registrationId}
            dense
          />
        )}
      </ListRows>
      {isBeginning && <BeginTakeoverDialog onClose={() => setIsBeginning(false)} />}
    </ListFrame>
  )
}

function columnsOf(t: Translate<typeof takeoversStaffText>, lang: Lang): Column<Row>[] {
  return [
    {
      key: 'number',
      header: t('number'),
      primary: true,
      cell: ({ companyId, registrationId, number, country }) => (
        <Link href={paths.adminTakeover({ companyId, registrationId })}>
          {number ?? countryName(country, lang)}
        </Link>
      ),
    },
    { key: 'company', named: true, header: t('company'), cell: ({ company }) => company },
    {
      key: 'agency',
      named: true,
      header: t('agency'),
      cell: ({ earlierAgency }) => earlierAgency || t('unnamed'),
    },
    {
      key: 'since',
      header: t('since'),
      cell: ({ startedAt }) => <DateText value={startedAt} format="full" />,
    },
    { key: 'toCheck', numeric: true, header: t('toCheck'), cell: ({ toCheck }) => toCheck },
    { key: 'toAnswer', numeric: true, header: t('toAnswer'), cell: ({ toAnswer }) => toAnswer },
  ]
}
