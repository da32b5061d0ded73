import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { AGENCY_YEARS, listAgencyDays } from '../contract.ts'
import { dayColumns, type ShownDay } from './day-columns.tsx'
import { DayDialog } from './day-dialog.tsx'
import { RemoveDayDialog } from './remove-day-dialog.tsx'
import styles from './team.module.css'
import type { teamText } from './team.text.ts'

type Days = OutputOf<typeof listAgencyDays>

const SKELETON_ROWS = 6

/** The days of a year on which the agency does not work, or works after all. */
export function AgencyDaysCard({ isAdmin }: { isAdmin: boolean }) {
  const t = useText<typeof teamText>('team')
  const [query] = useSearchParams()
  const year = yearIn(query.get('year'))
  const read = useStaffList(listAgencyDays, year === undefined ? {} : { year })
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ShownDay>()
  return (
    <Card
      title={t('calendar')}
      flush
      ruled
      aside={
        <Row gap={12}>
          {read.data && <Years year={read.data.year} />}
          {isAdmin && (
            <Button variant="primary" size={32} onClick={() => setAdding(true)}>
              {t('addDay')}
            </Button>
          )}
        </Row>
      }
    >
      {read.data ? (
        <DaysOf read={read.data} {...(isAdmin && { onRemove: setRemoving })} />
      ) : read.error ? (
        <StaffLoadFailure
          read={read}
          title={t('calendar')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      ) : (
        <SkeletonRows rows={SKELETON_ROWS} label={t('calendar')} />
      )}
      {isAdding && <DayDialog onClose={() => setAdding(false)} />}
      {removing && <RemoveDayDialog day={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  )
}

function yearIn(text: string | null): number | undefined {
  const year = Number(text)
  return text !== null && isShown(year) ? year : undefined
}

const isShown = (year: number): boolean =>
  Number.isInteger(year) && year >= AGENCY_YEARS.first && year <= AGENCY_YEARS.last

function Years({ year }: { year: number }) {
  const t = useText<typeof teamText>('team')
  return (
    <Row gap={8} nowrap>
      {[year - 1, year, year + 1].filter(isShown).map((one) => (
        <Anchor
          key={one}
          href={paths.adminTeam({ year: one })}
          aria-current={one === year ? 'page' : undefined}
          className={one === year ? styles.year : undefined}
        >
          {t('yearNamed', { year: one })}
        </Anchor>
      ))}
    </Row>
  )
}

function DaysOf({ read, onRemove }: { read: Days; onRemove?: (day: ShownDay) => void }) {
  const t = useText<typeof teamText>('team')
  const lang = useLang()
  const rows = shownDays(read)
  const country = countryName(read.country, lang)
  const text =
    read.holidays.length > 0 ? t('calendarText', { country }) : t('calendarNoHolidays', { country })
  return (
    <>
      <p className={styles.about}>{text}</p>
      {rows.length === 0 ? (
        <EmptyState title={t('noDays')}>{t('noDaysText')}</EmptyState>
      ) : (
        <DayTable rows={rows} {...(onRemove && { onRemove })} />
      )}
    </>
  )
}

/** The public holidays and the agency's own days together; its own word counts. */
function shownDays({ holidays, days }: Days): ShownDay[] {
  const own = new Set(days.map(({ day }) => day))
  const usual = holidays.filter((day) => !own.has(day))
  return [...usual.map((day) => ({ day, works: false, name: null, savedByName: '' })), ...days].toSorted(
    (a, b) => (a.day < b.day ? -1 : 1),
  )
}

function DayTable({ rows, onRemove }: { rows: readonly ShownDay[]; onRemove?: (day: ShownDay) => void }) {
  const t = useText<typeof teamText>('team')
  const columns = dayColumns(t, useLang(), onRemove)
  return <Table caption={t('calendar')} columns={columns} rows={rows} rowKey={({ day }) => day} dense />
}
