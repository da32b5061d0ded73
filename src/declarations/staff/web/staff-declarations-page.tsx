import { useNavigate } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { FILING_STATUSES } from '../../declaration.ts'
import { staffDeclarations } from '../contract.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { useWorkPlace } from './work-place.ts'
import { workColumns } from './work-columns.tsx'
import { WorkFilters } from './work-filters.tsx'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['declarations-staff', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** The work list: declarations of all companies by their due day, filtered in the address. */
export default function StaffDeclarationsPage() {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const navigate = useNavigate()
  const { page, ...place } = useWorkPlace()
  const list = useStaffList(staffDeclarations, { ...place, page, pageSize: PAGE_SIZE })
  const hrefOf = (status: string) => paths.adminDeclarations({ ...place, status })
  return (
    <ListFrame
      id="declarations"
      title={t('title')}
      sub={t('sub')}
      tools={
        <WorkFilters
          place={place}
          onShow={(next) => void navigate(paths.adminDeclarations({ ...place, ...next }))}
        />
      }
      views={{
        label: t('views'),
        current: place.status ?? '',
        items: [
          { key: '', label: t('view_all'), href: hrefOf('') },
          ...FILING_STATUSES.map((one) => ({ key: one, label: t(`view_${one}`), href: hrefOf(one) })),
          { key: 'payments', label: t('view_payments'), href: paths.adminTaxPayments() },
        ],
      }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<Nothing filtered={Object.keys(place).length > 0} />}
        hrefOf={(to) => paths.adminDeclarations({ ...place, page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={workColumns(t, lang)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
          />
        )}
      </ListRows>
    </ListFrame>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  if (!filtered) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingFound')}
      action={<ButtonLink href={paths.adminDeclarations()}>{t('showAll')}</ButtonLink>}
    >
      {t('nothingFoundText')}
    </EmptyState>
  )
}
