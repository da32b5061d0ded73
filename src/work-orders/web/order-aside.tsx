import { nameFor } from '#platform/shared/original-name.ts'
import type { ReactNode } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { ObtainedList } from './cards/rest-cards.tsx'
import type { Details } from './step-status.ts'
import { spentIn } from '../spent.ts'
import { CLOCKS } from '../time-per-turn.ts'
import type { T } from './turn-text.ts'
import { useReader } from './use-reader.ts'

/** For which company, worked on by whom, bought when, with which options; what was obtained so far; the basis of the range. */
export function OrderAside({ details, confirmation }: { details: Details; confirmation: ReactNode }) {
  const { t } = useReader()
  return (
    <>
      <Card title={t('thisOrder')} as="aside" aria-label={t('thisOrder')}>
        <OrderFacts details={details} />
      </Card>
      <ObtainedSoFar details={details} />
      {confirmation}
      {isUnderWay(details) && (
        <Card title={t('whyRange')} as="aside" aria-label={t('whyRange')}>
          <RangeReason details={details} />
        </Card>
      )}
    </>
  )
}

/** Work is going on, so the expected finish means something. */
export function isUnderWay({ workOrder }: Details): boolean {
  const isRefused = workOrder.lane.some((stop) => stop.state === 'refused')
  return workOrder.status === 'OPEN' && workOrder.expectedFinish !== null && !isRefused
}

export function ObtainedSoFar({ details }: { details: Details }) {
  const { t } = useReader()
  // Once it is handed over, the numbers stand at the top of the page.
  const { status, currentNode } = details.workOrder
  if (status === 'COMPLETED' || currentNode?.kind === 'FILING_TERM' || details.obtained.length === 0)
    return null
  return (
    <Card title={t('obtainedSoFar')}>
      <ObtainedList obtained={details.obtained} />
    </Card>
  )
}

export function RangeReason({ details: { workOrder } }: { details: Details }) {
  const { t } = useReader()
  const count = workOrder.finishedBefore
  return <p>{count > 0 ? t('whyFinished', { count }) : t('whyUsual')}</p>
}

export function OrderFacts({ details }: { details: Details }) {
  return <Facts look="stacked" items={useOrderFacts(details)} />
}

/** Less than an hour is not worth a line to whoever waits for weeks. */
const SHOWN_SECONDS = 3600

function timeFacts(timePerTurn: Details['workOrder']['timePerTurn'], t: T): Fact[] {
  const parts = CLOCKS.filter((clock) => clock !== 'nobody' && timePerTurn[clock] >= SHOWN_SECONDS).map(
    (clock) => {
      const { unit, ...time } = spentIn(timePerTurn[clock])
      return t(`spent_${clock}`, { time: t(`spent_${unit}`, time) })
    },
  )
  return parts.length > 0 ? [{ label: t('spentSoFar'), value: parts.join(' · ') }] : []
}

function useOrderFacts({ workOrder }: Details): Fact[] {
  const { t, lang, timeZone } = useReader()
  const { company } = workOrder
  const bought = formatInstant(workOrder.boughtAt, lang, 'full', timeZone)
  return [
    { label: t('company'), value: nameFor(company, lang) },
    { label: t('inCharge'), value: workOrder.inCharge ?? t('notAssigned') },
    { label: t('bought'), value: t('boughtBy', { date: bought, name: workOrder.boughtBy }) },
    ...workOrder.options.map((option) => ({ key: option.label, label: option.label, value: option.value })),
    ...timeFacts(workOrder.timePerTurn, t),
    {
      label: t('order'),
      value: <Link href={paths.order(workOrder.order.id)}>{workOrder.order.number}</Link>,
    },
  ]
}
