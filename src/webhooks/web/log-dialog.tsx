import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { Points } from '#platform/ui/points.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { type Endpoint, listWebhookDeliveries, testWebhook } from '../contract.ts'
import { DeliveryItem } from './delivery-item.tsx'
import { nameOf } from './endpoint-name.ts'
import { useWebhooksText } from './use-webhooks-text.ts'
import styles from './webhooks.module.css'

const PAGE_SIZE = 10
/** What is on its way arrives while somebody looks. */
const LOOK_MS = 3_000

/** What an endpoint was told, and what it answered. */
export function LogDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { t } = useWebhooksText()
  const [page, setPage] = useState(1)
  const { id } = endpoint
  const { data, error, refetch, isFetching } = useCallQuery(
    listWebhookDeliveries,
    { id, page, pageSize: PAGE_SIZE },
    { refetchInterval: LOOK_MS },
  )
  const test = useCallMutation(testWebhook, {
    invalidates: [listWebhookDeliveries],
    onSuccess: () => setPage(1),
  })
  return (
    <Dialog size="lg" title={t('logOf', { name: nameOf(endpoint) })} onClose={onClose}>
      <Stack gap={16}>
        {data ? (
          data.records.length === 0 ? (
            <EmptyState title={t('logEmpty')}>{t('logEmptyText')}</EmptyState>
          ) : (
            <div className={styles.log}>
              <Points>
                {data.records.map((delivery) => (
                  <DeliveryItem key={delivery.eventId} id={id} delivery={delivery} />
                ))}
              </Points>
            </div>
          )
        ) : error ? (
          <ErrorState title={t('logFailed')} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <SkeletonRows rows={4} />
        )}
        {data && <Pager {...data} onPage={setPage} />}
        <Row>
          <Button loading={test.isPending} onClick={() => test.mutate({ id })}>
            {t('test')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
