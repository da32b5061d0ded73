import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Card } from '#platform/ui/card.tsx'
import { Link } from '#platform/ui/link.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { teamLoad } from '#work-orders/staff/load-contract.ts'
import styles from './team.module.css'
import type { teamText } from './team.text.ts'

type Load = OutputOf<typeof teamLoad>
type Row = Omit<Load['people'][number], 'name'> & { name: string | null }
type T = Translate<typeof teamText>

const SKELETON_ROWS = 4

/** The open work orders of each colleague; the name leads to all of theirs, a figure that is a view to its rows. */
export function LoadCard() {
  const t = useText<typeof teamText>('team')
  const read = useStaffList(teamLoad, {})
  return (
    <Card title={t('load')} flush ruled>
      <p className={styles.about}>{t('loadText')}</p>
      {read.data ? (
        <Table
          caption={t('load')}
          columns={columnsOf(t)}
          rows={rowsOf(read.data)}
          rowKey={({ id }) => id}
          dense
        />
      ) : read.error ? (
        <StaffLoadFailure
          read={read}
          title={t('loadFailed')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      ) : (
        <SkeletonRows rows={SKELETON_ROWS} label={t('load')} />
      )}
    </Card>
  )
}

const rowsOf = ({ people, nobody }: Load): Row[] => [{ name: null, works: true, ...nobody }, ...people]

function columnsOf(t: T): Column<Row>[] {
  return [
    { key: 'person', header: t('person'), primary: true, cell: (row) => personOf(t, row) },
    figure('agency', t('ourTurn'), ({ id, agency }) => linked(agency, { view: 'agency', assignee: [id] })),
    figure('beyondLevel', t('beyondLevel'), ({ beyondLevel }) => beyondLevel),
    figure('waiting', t('waiting'), ({ waiting }) => waiting),
    figure('overdue', t('overdue'), ({ id, overdue }) =>
      linked(overdue, { view: 'overdue', assignee: [id] }),
    ),
  ]
}

const figure = (key: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  key,
  header,
  numeric: true,
  cell,
})

function personOf(t: T, { id, name, works }: Row) {
  const link = <Link href={paths.adminQueue({ view: 'all', assignee: [id] })}>{name ?? t('nobody')}</Link>
  return works ? link : <TwoLines second={t('left')}>{link}</TwoLines>
}

const linked = (count: number, place: Parameters<typeof paths.adminQueue>[0]) =>
  count === 0 ? 0 : <Link href={paths.adminQueue(place)}>{count}</Link>
