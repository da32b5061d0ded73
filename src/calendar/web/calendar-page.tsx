import type { OutputOf } from '#platform/shared/call.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack, WithSide } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import type { listCalendar } from '../contract.ts'
import { heavyMonth, sumsOf, type Month } from '../year.ts'
import { CalendarCard } from './calendar-card.tsx'
import { fitting, isComing, type CalendarView } from './calendar-view.ts'
import { CountryCard } from './country-card.tsx'
import { CountryChoice } from './country-choice.tsx'
import { ExportButton } from './export-button.tsx'
import { FeedCard } from './feed-card.tsx'
import { HeavyMonth } from './heavy-month.tsx'
import { useCalendar, useCalendarTexts } from './use-calendar.ts'
import { YearStrip } from './year-strip.tsx'

export const handle = { auth: true, access: 'seller', texts: ['calendar', 'ui'] }

/** What is coming in the next twelve months, what it costs and whose turn it is. */
export default function CalendarPage() {
  const { t } = useCalendarTexts()
  const { list, today, months, view } = useCalendar()
  const { data, error } = list
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={t('lead')}
        actions={
          data && (
            <>
              <CountryChoice entries={data.entries} view={view} />
              {data.entries.length > 0 && <ExportButton from={data.from} to={data.to} />}
            </>
          )
        }
      />
      {data ? (
        <Found data={data} today={today} months={months} view={view} />
      ) : (
        <Card>
          {error ? (
            <ErrorState
              title={t('loadFailed')}
              safe={t('nothingLost')}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            >
              {error.message}
            </ErrorState>
          ) : (
            <SkeletonRows rows={8} label={t('loading')} />
          )}
        </Card>
      )}
    </>
  )
}

function Found(props: {
  data: OutputOf<typeof listCalendar>
  today: Day
  months: readonly Month[]
  view: CalendarView
}) {
  const { data, today, months, view } = props
  const { t } = useCalendarTexts()
  const coming = data.entries.filter((entry) => isComing(entry, today))
  if (coming.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('empty')}
          action={<ButtonLink href={paths.services()}>{t('chooseService')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  const ofCountry = fitting(coming, { show: undefined, country: view.country })
  const sums = sumsOf(ofCountry, months)
  const heavy = heavyMonth(sums)
  return (
    <Stack gap={20}>
      <YearStrip sums={sums} currency={data.currency} entries={ofCountry} view={view} />
      <WithSide
        sideBelow={view.asGrid}
        side={
          <>
            <FeedCard />
            <CountryCard entries={coming} currency={data.currency} view={view} />
            {heavy && <HeavyMonth sums={heavy} currency={data.currency} />}
          </>
        }
      >
        <CalendarCard
          entries={fitting(view.asGrid ? data.entries : coming, view)}
          currency={data.currency}
          today={today}
          months={months}
          view={view}
        />
      </WithSide>
    </Stack>
  )
}
