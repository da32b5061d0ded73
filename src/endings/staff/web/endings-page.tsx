import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { endingText } from '../../web/ending.text.ts'
import { staffEndings } from '../contract.ts'

export const handle = { auth: true, access: 'staff', texts: ['ending', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof staffEndings>['records'][number]

/** Registrations that were ended at the office: the latest first. */
export default function EndingsPage() {
  const t = useText<typeof endingText>('ending')
  const lang = useLang()
  const { page } = useListPlace([])
  const list = useStaffList(staffEndings, { page, pageSize: PAGE_SIZE })
  return (
    <ListFrame id="endings" title={t('staffTitle')} sub={t('staffSub')}>
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminEndings({ page: to })}
      >
        {(rows) => (
          <Table
            caption={t('staffTitle')}
            columns={columnsOf(t, lang)}
            rows={rows}
            rowKey={({ registrationId }) => registrationId}
            dense
          />
        )}
      </ListRows>
    </ListFrame>
  )
}

function columnsOf(t: Translate<typeof endingText>, lang: Lang): Column<Row>[] {
  return [
    {
      key: 'number',
      header: t('number'),
      primary: true,
      cell: ({ companyId, registrationId, number, country }) => (
        <Link href={paths.adminEnding({ companyId, registrationId })}>
          {number ?? countryName(country, lang)}
        </Link>
      ),
    },
    { key: 'company', named: true, header: t('company'), cell: ({ company }) => company },
    {
      key: 'endedOn',
      header: t('endedOn'),
      cell: ({ endedOn }) => <DateText value={endedOn} format="full" />,
    },
    { key: 'open', numeric: true, header: t('openPoints'), cell: ({ open }) => open },
  ]
}
