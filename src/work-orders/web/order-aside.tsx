import { Card } from '#platform/ui/card.tsx'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { formatInstant } from '#platform/ui/format.ts'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#platform/web/paths.ts'
import { ObtainedList } from './rest-cards.tsx'
import type { Details } from './standing.ts'
import { useReader } from './use-reader.ts'

/** Whose, by whom, bought when, with which choices; what it has brought so far; where the range comes from. */
export function OrderAside({ details }: { details: Details }) {
  const { t } = useReader()
  const { workOrder, obtained } = details
  const isUnderWay = workOrder.status === 'OPEN' && workOrder.expectedFinish !== null
  return (
    <>
      <Card title={t('thisOrder')} as="aside">
        <Facts look="stacked" items={useOrderFacts(details)} />
      </Card>
      {workOrder.status !== 'COMPLETED' && obtained.length > 0 && (
        <Card title={t('obtainedSoFar')} as="aside">
          <ObtainedList obtained={obtained} />
        </Card>
      )}
      {isUnderWay && (
        <Card title={t('whyRange')} as="aside">
          <p>
            {workOrder.finishedBefore > 0
              ? t('whyFinished', { count: workOrder.finishedBefore })
              : t('whyUsual')}
          </p>
        </Card>
      )}
    </>
  )
}

function useOrderFacts({ workOrder }: Details): Fact[] {
  const { t, lang, timeZone } = useReader()
  const { company } = workOrder
  const bought = formatInstant(workOrder.boughtAt, lang, 'full', timeZone)
  return [
    { label: t('company'), value: lang === 'zh' ? (company.nameOriginal ?? company.name) : company.name },
    { label: t('inCharge'), value: workOrder.inCharge ?? t('notAssigned') },
    { label: t('bought'), value: t('boughtBy', { date: bought, name: workOrder.boughtBy }) },
    ...workOrder.options.map((option) => ({ key: option.label, label: option.label, value: option.value })),
    {
      label: t('order'),
      value: <Link href={paths.order(workOrder.order.id)}>{workOrder.order.number}</Link>,
    },
    { label: t('process'), value: t('processVersion', { ...workOrder.process }) },
  ]
}
