import { useRef, useState } from 'react'
import { userInfo } from '#accounts/contract.ts'
import { fromWire, toWire } from '#documents/wire-names.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { OfflineNotice } from '#platform/ui/offline-notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { paths } from '#paths.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { commitSupplements, supplementsAsked, workOrderDetails } from '../../contract.ts'
import type { SupplementRecord } from '../../records.ts'
import { isNotFound, LoadFailure } from '../load-failure.tsx'
import { PageTitle } from '../page-title.tsx'
import { WorkOrderSkeleton } from '../skeletons.tsx'
import { TURN_READS } from '../use-submit.ts'
import { SupplementCard } from './supplement-card.tsx'
import styles from './supplements.module.css'
import type { supplementsText } from './supplements.text.ts'
import { isAtSupplements, supplementErrors } from './supplement-errors.ts'
import { isReady, toItem, useSupplementDrafts } from './use-supplement-answer.ts'

/** All supplements of one work order; what waits comes first. */
export function WorkOrderSupplements({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof supplementsText>('supplements')
  const list = useCallQuery(supplementsAsked, { workOrderId }, { select: fromWire })
  const order = useCallQuery(workOrderDetails, { workOrderId }).data?.workOrder
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeading
        title={t('title')}
        eyebrow={
          order && (
            <>
              <Flag code={order.country} /> {order.product.name} · {order.number}
            </>
          )
        }
        sub={t('sub')}
        actions={<ButtonLink href={paths.workOrder(workOrderId)}>{t('toWorkOrder')}</ButtonLink>}
      />
      {list.data ? (
        <SupplementList workOrderId={workOrderId} supplements={list.data} />
      ) : list.error ? (
        <Failed failure={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <WorkOrderSkeleton label={t('loading')} />
      )}
    </>
  )
}

function Failed(props: { failure: CallFailure; retrying: boolean; onRetry: () => void }) {
  const t = useText<typeof supplementsText>('supplements')
  const isGone = isNotFound(props.failure) || props.failure.code === 400
  return (
    <Card as="div">
      {isGone ? (
        <EmptyState
          title={t('notFound')}
          action={<ButtonLink href={paths.myServices()}>{t('toServices')}</ButtonLink>}
        >
          <p>{t('notFoundText')}</p>
        </EmptyState>
      ) : (
        <LoadFailure {...props} title={t('failed')} safe={t('failedSafe')} />
      )}
    </Card>
  )
}

const waits = ({ status }: SupplementRecord) => status === 'ASKED' || status === 'RETURNED'
const MISSING = { file: 'missingFile', text: 'missingValue', choice: 'missingChoice' } as const

function SupplementList(props: { workOrderId: string; supplements: readonly SupplementRecord[] }) {
  const { workOrderId, supplements } = props
  const t = useText<typeof supplementsText>('supplements')
  const user = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  const drafts = useSupplementDrafts(user.data?.draftKey)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState<readonly string[]>([])
  const sent = useRef<readonly string[]>([])
  const commit = useCallMutation(commitSupplements, {
    invalidates: TURN_READS,
    onSuccess({ items, turn }) {
      drafts.purge(supplements.filter((one) => items.some((item) => item.id === one.id)))
      showNotification({
        text: turn === 'seller' ? t('thanks', { count: items.length }) : t('thanksAll'),
        tone: 'good',
      })
    },
    inPlace: ({ fields }) => isAtSupplements(fields, sent.current),
    onError: ({ fields }) => setErrors(supplementErrors(fields, sent.current)),
  })
  if (supplements.length === 0)
    return (
      <Card as="div">
        <EmptyState title={t('noneAsked')}>
          <p>{t('noneAskedText')}</p>
        </EmptyState>
      </Card>
    )
  const open = supplements.filter(waits)
  const ready = open.filter((one) => isReady(one, drafts.of(one)))
  const send = (chosen: readonly SupplementRecord[]) => {
    const missing = chosen.filter((one) => !isReady(one, drafts.of(one)))
    setErrors(Object.fromEntries(missing.map((one) => [one.id, t(MISSING[one.kind])])))
    if (missing.length > 0) return
    sent.current = chosen.map((one) => one.id)
    setSending(sent.current)
    commit.mutate(toWire({ workOrderId, items: chosen.map((one) => toItem(one, drafts.of(one))) }))
  }
  const mayWrite = user.data?.company.role !== 'viewer'
  return (
    <Stack gap={16}>
      <OfflineNotice>{t('offlineShown')}</OfflineNotice>
      <p role="status">
        {t('progress', { done: supplements.length - open.length, count: supplements.length })}
      </p>
      {[...open, ...supplements.filter((one) => !waits(one))].map((supplement) => (
        <SupplementCard
          key={`${supplement.id}:${supplement.round}`}
          supplement={supplement}
          draft={drafts.of(supplement)}
          error={errors[supplement.id]}
          pending={commit.isPending && sending.includes(supplement.id)}
          reason={mayWrite ? undefined : t('viewerMay')}
          onChange={(change) => {
            drafts.change(supplement, change)
            // What was missing is there now, or changed; sending says what is still wrong.
            setErrors(({ [supplement.id]: _mended, ...others }) => others)
          }}
          onSend={() => send([supplement])}
        />
      ))}
      {ready.length > 1 && mayWrite && (
        <div className={styles.bar}>
          <Button variant="primary" size={52} loading={commit.isPending} onClick={() => send(ready)}>
            {t('sendAll', { count: ready.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
