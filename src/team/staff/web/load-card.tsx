import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Link } from '#platform/ui/link.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { teamLoad } from '#work-orders/staff/load-contract.ts'
import { DoneTable } from './done-table.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import type { handOverText } from './hand-over.text.ts'
import styles from './team.module.css'
import type { teamText } from './team.text.ts'

type Load = OutputOf<typeof teamLoad>
type Row = Omit<Load['people'][number], 'name' | 'done' | 'teams'> & {
  name: string | null
  teams: readonly string[]
}
type Person = { id: string; name: string }
type T = Translate<typeof teamText>

const SKELETON_ROWS = 4

/** The open work orders of each colleague; the name leads to all of theirs, a figure that is a view to its rows. */
export function LoadCard() {
  const t = useText<typeof teamText>('team')
  const read = useStaffList(teamLoad, {})
  const [from, setFrom] = useState<Person>()
  return (
    <Card title={t('load')} flush ruled>
      <p className={styles.about}>{t('loadText')}</p>
      {read.data ? (
        <>
          <LoadTable load={read.data} onHandOver={setFrom} />
          <DoneTable load={read.data} />
        </>
      ) : read.error ? (
        <StaffLoadFailure
          read={read}
          title={t('loadFailed')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      ) : (
        <SkeletonRows rows={SKELETON_ROWS} label={t('load')} />
      )}
      {from && read.data && (
        <HandOverDialog
          person={from}
          colleagues={read.data.people.filter(({ id, works }) => works && id !== from.id)}
          onClose={() => setFrom(undefined)}
        />
      )}
    </Card>
  )
}

function LoadTable({ load, onHandOver }: { load: Load; onHandOver: (from: Person) => void }) {
  const t = useText<typeof teamText>('team')
  const h = useText<typeof handOverText>('hand-over')
  const lang = useLang()
  const columns: Column<Row>[] = [
    ...columnsOf(t, lang),
    { key: 'action', header: t('action'), cell: (row) => handing(h, row, onHandOver) },
  ]
  return <Table caption={t('load')} columns={columns} rows={rowsOf(load)} rowKey={({ id }) => id} dense />
}

/** Only of who has some. */
const handing = (
  h: Translate<typeof handOverText>,
  { id, name, agency, waiting, onHold }: Row,
  onHandOver: (from: Person) => void,
) =>
  name !== null &&
  agency + waiting + onHold > 0 && (
    <Button size={32} aria-label={h('openNamed', { name })} onClick={() => onHandOver({ id, name })}>
      {h('open')}
    </Button>
  )

const rowsOf = ({ people, nobody }: Load): Row[] => [
  { name: null, works: true, teams: [], absence: null, ...nobody },
  ...people,
]

function columnsOf(t: T, lang: Lang): Column<Row>[] {
  return [
    { key: 'person', header: t('person'), primary: true, cell: (row) => personOf(t, lang, row) },
    figure('agency', t('ourTurn'), ({ id, agency }) => linked(agency, { view: 'agency', assignee: [id] })),
    figure('beyondLevel', t('beyondLevel'), ({ beyondLevel }) => beyondLevel),
    figure('waiting', t('waiting'), ({ waiting }) => waiting),
    figure('overdue', t('overdue'), ({ id, overdue }) =>
      linked(overdue, { view: 'overdue', assignee: [id] }),
    ),
    figure('onHold', t('onHold'), ({ id, onHold }) => linked(onHold, { view: 'onHold', assignee: [id] })),
  ]
}

const figure = (key: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  key,
  header,
  numeric: true,
  cell,
})

function personOf(t: T, lang: Lang, { id, name, works, teams, absence }: Row) {
  const link = <Link href={paths.adminQueue({ view: 'all', assignee: [id] })}>{name ?? t('nobody')}</Link>
  const second = works ? teams.join(' · ') : t('left')
  const named = second === '' ? link : <TwoLines second={second}>{link}</TwoLines>
  if (!absence) return named
  return (
    <span className={styles.person}>
      {named}
      <Badge variant={absence.isAway ? 'dueSoon' : 'neutral'}>{absenceText(t, lang, absence)}</Badge>
    </span>
  )
}

function absenceText(t: T, lang: Lang, absence: NonNullable<Row['absence']>): string {
  const [from, until] = [formatDay(absence.from, lang, 'short'), formatDay(absence.until, lang, 'short')]
  const text = absence.isAway ? t('awayUntil', { until }) : t('awayFrom', { from, until })
  return absence.standIn === null ? text : t('withStandIn', { text, name: absence.standIn })
}

const linked = (count: number, place: Parameters<typeof paths.adminQueue>[0]) =>
  count === 0 ? 0 : <Link href={paths.adminQueue(place)}>{count}</Link>
