import { formatDay } from '#platform/shared/day-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { FilingTerm, ServicePeriod } from '../contract.ts'
import { periodName } from '../period-name.ts'
import { firstPeriods, SHOWN } from './first-periods.ts'
import { partOfPeriod } from './period-text.ts'
import type { registrationsText } from './registrations.text.ts'
import styles from './registrations.module.css'

const TERM_LOOK = {
  WAITING: 'notOpen',
  RUNNING: 'info',
  ENDED: 'neutral',
  CANCELLED: 'cancelled',
} as const satisfies Record<FilingTerm['status'], BadgeVariant>

/** Filing that runs without a mandate in force is not active: nothing is filed. */
export function TermBadge({ term: { status, isPaused } }: { term: Pick<FilingTerm, 'status' | 'isPaused'> }) {
  const t = useText<typeof registrationsText>('registrations')
  if (isPaused) return <Badge variant="late">{t('status_paused')}</Badge>
  return <Badge variant={TERM_LOOK[status]}>{t(`status_${status}`)}</Badge>
}

/** Filing that was bought: from when to when, what is due next, and every period with its due day. For both sides. */
export function FilingTermFacts({ term }: { term: FilingTerm }) {
  const t = useText<typeof registrationsText>('registrations')
  const facts = useTermFacts(term)
  if (term.status === 'WAITING') return <p>{t('waiting', { months: term.months })}</p>
  return (
    <Stack gap={16}>
      <Facts items={facts} />
      {term.periods.length > 0 && <Periods periods={term.periods} />}
    </Stack>
  )
}

export function useTermFacts(term: Omit<FilingTerm, 'periods'>): Fact[] {
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  const day = (value: string) => formatDay(value, lang)
  const { rhythm, from, to, next, endsAt } = term
  const isOver = term.status === 'ENDED' || term.status === 'CANCELLED'
  return [
    ...(rhythm ? [{ label: t('rhythm'), value: t(`rhythm_${rhythm}`) }] : []),
    ...(from && to
      ? [{ label: t('covers'), value: t('coversValue', { from: day(from), to: day(to) }) }]
      : []),
    ...(isOver
      ? []
      : [
          {
            label: t('nextDue'),
            value: next?.dueAt
              ? t(next.isLate ? 'nextDueLate' : 'nextDueValue', {
                  day: day(next.dueAt),
                  period: periodName(next, lang),
                })
              : t('noneDue'),
          },
        ]),
    ...(endsAt ? [{ label: t('lastDue'), value: day(endsAt) }] : []),
  ]
}

function Periods({ periods }: { periods: readonly ServicePeriod[] }) {
  const t = useText<typeof registrationsText>('registrations')
  if (periods.length <= SHOWN + 2) return <PeriodTable periods={periods} />
  const first = firstPeriods(periods)
  return (
    <div>
      {first.length > 0 && <PeriodTable periods={first} />}
      <Disclosure summary={t('allPeriods')} aside={String(periods.length)}>
        <PeriodTable periods={periods} />
      </Disclosure>
    </div>
  )
}

const PERIOD_LOOK = {
  UPCOMING: 'neutral',
  RUNNING: 'info',
  DUE: 'dueSoon',
  DUE_DAY_PASSED: 'neutral',
  CLOSED: 'neutral',
  CANCELLED: 'cancelled',
} as const satisfies Record<ServicePeriod['status'], BadgeVariant>

function PeriodTable({ periods }: { periods: readonly ServicePeriod[] }) {
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  const columns: Column<ServicePeriod>[] = [
    { key: 'period', header: t('period'), primary: true, cell: periodCell },
    {
      key: 'due',
      header: t('due'),
      cell: ({ dueAt }) => (dueAt === null ? t('dueUnknown') : formatDay(dueAt, lang)),
    },
    { key: 'state', header: t('state'), cell: statusCell },
  ]
  return <Table caption={t('periods')} columns={columns} rows={periods} rowKey={({ id }) => id} dense />
}

const periodCell = (period: ServicePeriod) => <PeriodName period={period} />
const statusCell = ({ status, isLate }: ServicePeriod) => <PeriodBadge status={status} isLate={isLate} />

function PeriodName({ period }: { period: ServicePeriod }) {
  const t = useText<typeof registrationsText>('registrations')
  const lang = useLang()
  const part = partOfPeriod(period, lang, t)
  return (
    <>
      {periodName(period, lang)}
      {part !== undefined && <span className={styles.part}>{part}</span>}
    </>
  )
}

function PeriodBadge({ status, isLate }: Pick<ServicePeriod, 'status' | 'isLate'>) {
  const t = useText<typeof registrationsText>('registrations')
  if (isLate) return <Badge variant="late">{t('period_late')}</Badge>
  return <Badge variant={PERIOD_LOOK[status]}>{t(`period_${status}`)}</Badge>
}
