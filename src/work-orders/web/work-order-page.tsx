import { Fragment } from 'react'
import { userInfo } from '#accounts/contract.ts'
import { useSearchParams } from 'react-router'
import { fromWire } from '#documents/wire-names.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Lane } from '#platform/ui/lane/lane.tsx'
import { Stack, WithSide } from '#platform/ui/layout.tsx'
import { OfflineNotice } from '#platform/ui/offline-notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { FilingCard } from '#registrations/web/public.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { workOrderDetails } from '../contract.ts'
import { LetterPart } from './letter-part.ts'
import { ConfirmationPart } from './confirmation-part.ts'
import { laneModel } from './lane-model.ts'
import { isNotFound, LoadFailure } from './load-failure.tsx'
import { OneThing } from './cards/one-thing.tsx'
import { ObtainedSoFar, OrderAside } from './order-aside.tsx'
import { OriginalsPart } from './originals/originals-part.tsx'
import { OwnLabel } from './own-label.tsx'
import { PageTitle } from './page-title.tsx'
import { WorkOrderSkeleton } from './skeletons.tsx'
import { stepStatusesOf, type Details } from './step-status.ts'
import { summaryOf } from './summary.ts'
import { TurnBadge } from './turn-badge.tsx'
import { useJustCompleted } from './use-just-completed.ts'
import { useNarrow } from './use-narrow.ts'
import { useReader } from './use-reader.ts'
import { TalkPart } from './talk/talk-part.tsx'
import { WorkOrderParts } from './work-order-parts.tsx'
import styles from './work-order-page.module.css'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['work-orders', 'originals', 'talk', 'forms', 'registrations', 'ui'],
}

/** The model page: one work order in every possible status. How it is made: docs/model-page.md. */
export default function WorkOrderPage() {
  const { t } = useReader()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useCallQuery(workOrderDetails, { workOrderId: id }, { enabled: id !== '', select: fromWire })
  const details = query.isPlaceholderData ? undefined : query.data
  if (details) return <WorkOrder key={id} details={details} />
  if (id === '' || (query.error && isNotFound(query.error))) return <NotFound />
  if (query.error)
    return (
      <Card as="div">
        <LoadFailure
          failure={query.error}
          title={t('loadFailed')}
          safe={t('loadFailedSafe')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  return <WorkOrderSkeleton label={t('loading')} />
}

/** Another company's work order looks exactly like one that does not exist. */
function NotFound() {
  const { t } = useReader()
  return (
    <Card as="div">
      <EmptyState
        title={t('notFoundTitle')}
        action={<ButtonLink href={paths.myServices()}>{t('backToServices')}</ButtonLink>}
      >
        <p>{t('notFoundText')}</p>
      </EmptyState>
    </Card>
  )
}

function WorkOrder({ details }: { details: Details }) {
  const { t } = useReader()
  const narrow = useNarrow()
  const { workOrder } = details
  const statuses = stepStatusesOf(details)
  const user = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  // Until the role is known the buttons are shown; the server decides in any case.
  const mayWrite = user.data?.company.role !== 'viewer'
  const things = statuses.map((status) => (
    <OneThing key={'node' in status ? status.node.id : status.kind} {...{ status, details, mayWrite }} />
  ))
  const confirmation = <ConfirmationPart workOrderId={workOrder.id} mayWrite={mayWrite} />
  return (
    <>
      <PageTitle title={`${workOrder.product.name} ${workOrder.number}`} />
      <PageHeading
        title={workOrder.product.name}
        eyebrow={
          <>
            <Flag code={workOrder.country} /> {workOrder.number}
          </>
        }
        sub={<OwnLabel order={workOrder} mayWrite={mayWrite} />}
      />
      <Stack gap={20}>
        <OfflineNotice>{t('offlineShown')}</OfflineNotice>
        {narrow ? <PhoneTurn details={details} /> : <LaneCard details={details} />}
        {/* Input in progress keeps its place in the tree: rotating the phone must not lose it. */}
        <WithSide side={narrow ? undefined : <OrderAside details={details} confirmation={confirmation} />}>
          <Fragment key="things">{things}</Fragment>
          <OriginalsPart
            key="originals"
            workOrderId={workOrder.id}
            number={workOrder.number}
            mayWrite={mayWrite}
          />
          <LetterPart key="letters" workOrderId={workOrder.id} />
          {details.filing && <FilingCard key="filing" term={details.filing} />}
          {narrow && <ObtainedSoFar details={details} />}
          {narrow && <LaneCard details={details} narrow />}
          {narrow && confirmation}
          <TalkPart workOrderId={details.workOrder.id} mayWrite={mayWrite} />
          <WorkOrderParts details={details} narrow={narrow} />
        </WithSide>
      </Stack>
    </>
  )
}

function PhoneTurn({ details: { workOrder } }: { details: Details }) {
  const { t } = useReader()
  return (
    <div className={styles.phoneTurn}>
      <TurnBadge order={workOrder} large />
      {workOrder.step.index > 0 && (
        <Badge variant="cancelled">
          {t('stepOfShort', { step: workOrder.step.index, count: workOrder.step.count })}
        </Badge>
      )}
    </div>
  )
}

/** Whose turn, since when, expected finish: first on the page, as a sentence and as the lane. */
function LaneCard({ details, narrow }: { details: Details; narrow?: boolean }) {
  const reader = useReader()
  const [status] = stepStatusesOf(details)
  const { first, next } = summaryOf(status, details, reader.t)
  const justCompleted = useJustCompleted(details.workOrder)
  const lane = laneModel(details.workOrder, reader)
  if (narrow)
    return (
      <Card title={reader.t('theLane')}>
        <Lane model={lane} size="phone" justCompleted={justCompleted} />
      </Card>
    )
  return (
    <Card as="section" aria-label={reader.t('theLane')}>
      <Lane
        model={lane}
        justCompleted={justCompleted}
        summary={
          <>
            <b>{first}</b> {next}
          </>
        }
      />
    </Card>
  )
}
