import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { AGENCY_YEARS, listAgencyDays } from '../contract.ts'
import { seatOptions } from './choices.ts'
import { dayColumns, type ShownDay } from './day-columns.tsx'
import { DayDialog } from './day-dialog.tsx'
import { AddButton, ListCard } from './list-card.tsx'
import { RemoveDayDialog } from './remove-day-dialog.tsx'
import styles from './team.module.css'
import type { teamText } from './team.text.ts'
import { useNames } from './use-names.ts'

type Days = OutputOf<typeof listAgencyDays>

/** The days of a year on which the agency does not work, or works after all. */
export function AgencyDaysCard({ isAdmin }: { isAdmin: boolean }) {
  const t = useText<typeof teamText>('team')
  const [query] = useSearchParams()
  const year = yearIn(query.get('year'))
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0]
  const read = useStaffList(listAgencyDays, {
    ...(year !== undefined && { year }),
    ...(country !== undefined && { country }),
  })
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ShownDay>()
  return (
    <ListCard
      title={t('calendar')}
      read={read}
      skeletonRows={6}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      aside={
        <Row gap={12}>
          {read.data && <Countries read={read.data} />}
          {read.data && <Years read={read.data} />}
          {isAdmin && <AddButton onClick={() => setAdding(true)}>{t('addDay')}</AddButton>}
        </Row>
      }
      dialogs={
        read.data && (
          <>
            {isAdding && <DayDialog country={read.data.country} onClose={() => setAdding(false)} />}
            {removing && (
              <RemoveDayDialog
                day={removing}
                country={read.data.country}
                onClose={() => setRemoving(undefined)}
              />
            )}
          </>
        )
      }
    >
      {(days) => <DaysOf read={days} {...(isAdmin && { onRemove: setRemoving })} />}
    </ListCard>
  )
}

function yearIn(text: string | null): number | undefined {
  const year = Number(text)
  return text !== null && isShown(year) ? year : undefined
}

const isShown = (year: number): boolean =>
  Number.isInteger(year) && year >= AGENCY_YEARS.first && year <= AGENCY_YEARS.last

/** Whose calendar is shown: the agency's, or one of a country where clerks or authorities sit. */
function Countries({ read }: { read: Days }) {
  const t = useText<typeof teamText>('team')
  const lang = useLang()
  const navigate = useNavigate()
  const { countries } = useNames()
  return (
    <SelectField
      label={t('calendarOf')}
      hideLabel
      value={read.country}
      options={seatOptions([read.country, ...countries], lang)}
      onChange={({ target }) => void navigate(paths.adminTeam({ year: read.year, country: target.value }))}
    />
  )
}

function Years({ read: { year, country, isOwn } }: { read: Days }) {
  const t = useText<typeof teamText>('team')
  return (
    <Row gap={8} nowrap>
      {[year - 1, year, year + 1].filter(isShown).map((one) => (
        <Anchor
          key={one}
          href={paths.adminTeam({ year: one, ...(!isOwn && { country }) })}
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
  const text = t(textOf(read), { country })
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

function textOf({ isOwn, holidays }: Days) {
  if (holidays.length === 0) return 'calendarNoHolidays'
  return isOwn ? 'calendarText' : 'calendarAbroadText'
}

/** The public holidays and the agency's own days together; its own word counts. */
function shownDays({ holidays, days }: Days): ShownDay[] {
  const own = new Set(days.map(({ day }) => day))
  const usual = holidays.filter(({ day }) => !own.has(day))
  return [
    ...usual.map((holiday) => ({ ...holiday, works: false, savedByName: '', isUsual: true })),
    ...days.map((day) => ({ ...day, isUsual: false })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function DayTable({ rows, onRemove }: { rows: readonly ShownDay[]; onRemove?: (day: ShownDay) => void }) {
  const t = useText<typeof teamText>('team')
  const columns = dayColumns(t, useLang(), onRemove)
  return <Table caption={t('calendar')} columns={columns} rows={rows} rowKey={({ day }) => day} dense />
}
