import { useState } from 'react'
import type { Day } from '#platform/shared/calendar.ts'
import { ButtonLink, Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { paths } from '#paths.ts'
import type { CalendarEntry } from '../contract.ts'
import { monthOfEntry, type Month } from '../year.ts'
import { byMonth, hrefOf, SHOWN, type CalendarView } from './calendar-view.ts'
import { EntryGroup } from './entry-group.tsx'
import { MonthGrid } from './month-grid.tsx'
import { nearMonthName } from './month-name.ts'
import { ShowChips } from './show-chips.tsx'
import { useCalendarTexts } from './use-calendar.ts'
import styles from './calendar-card.module.css'

type Shown = {
  entries: readonly CalendarEntry[]
  currency: string
  today: Day
  months: readonly Month[]
  view: CalendarView
}

/** The entries as a list by month, or one month as a grid. */
export function CalendarCard(props: Shown) {
  const { view } = props
  const { t } = useCalendarTexts()
  return (
    <Card flush>
      <div className={styles.head}>
        <LinkTabs
          label={t('views')}
          current={view.asGrid ? 'month' : 'list'}
          items={[
            { key: 'list', label: t('viewList'), href: hrefOf({ ...view, asGrid: false }) },
            { key: 'month', label: t('viewMonth'), href: hrefOf({ ...view, asGrid: true }) },
          ]}
        />
        <ShowChips
          label={t('filters')}
          items={[undefined, ...SHOWN].map((show) => ({
            key: show ?? 'all',
            label: t(`show_${show ?? 'all'}`),
            href: hrefOf({ ...view, show }),
          }))}
          current={view.show ?? 'all'}
        />
      </div>
      {view.asGrid ? <MonthGrid {...props} /> : <EntryList key={hrefOf(view)} {...props} />}
    </Card>
  )
}

/** The nearest months are open; the rest comes with one press. */
const GROUPS_SHOWN = 3

function EntryList({ entries, currency, today, months, view }: Shown) {
  const { t, lang } = useCalendarTexts()
  const [whole, setWhole] = useState(false)
  const ofMonth = view.month ? entries.filter((entry) => monthOfEntry(entry, months) === view.month) : entries
  const groups = byMonth(ofMonth, today)
  if (groups.length === 0)
    return (
      <EmptyState
        level={3}
        title={t('emptyFiltered')}
        action={<ButtonLink href={paths.calendar()}>{t('showAll')}</ButtonLink>}
      />
    )
  const shown = whole || groups.length <= GROUPS_SHOWN + 1 ? groups : groups.slice(0, GROUPS_SHOWN)
  const rest = groups.slice(shown.length)
  const [first, last] = [rest[0]?.month ?? '', rest.at(-1)?.month ?? '']
  return (
    <>
      {shown.map((group) => (
        <EntryGroup key={group.month} {...group} currency={currency} today={today} />
      ))}
      {rest.length > 0 && (
        <div className={styles.rest}>
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {t('showRest', {
              months: t('monthRange', {
                from: nearMonthName(first, lang, today),
                to: nearMonthName(last, lang, today),
              }),
              count: rest.reduce((count, group) => count + group.entries.length, 0),
            })}
          </Button>
        </div>
      )}
    </>
  )
}
