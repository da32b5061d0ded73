import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconPlus } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Points } from '#platform/ui/points.tsx'
import { Skeleton, SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { listWebhooks } from '../contract.ts'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { EndpointItem } from './endpoint-item.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhooksText } from './use-webhooks-text.ts'
import styles from './webhooks.module.css'

/** Where the company’s own systems are told what happens: for owners, since it leaves the portal. */
export function WebhooksSection() {
  const { t } = useWebhooksText()
  const { user } = useSession()
  if (user?.company.role === 'owner') return <WebhooksCard />
  return <Card title={t('title')}>{user ? <Notice>{t('ownersOnly')}</Notice> : <Skeleton lines={3} />}</Card>
}

function WebhooksCard() {
  const { t } = useWebhooksText()
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { data, error, refetch, isFetching } = useCallQuery(listWebhooks, {})
  const isFull = data !== undefined && data.endpoints.length >= data.atMost
  const isEmpty = data?.endpoints.length === 0
  const add = (
    <Button size={32} icon={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Card
      title={t('title')}
      flush
      aside={data && !isEmpty && (isFull ? t('atMost', { count: data.atMost }) : add)}
      foot={t('thin')}
    >
      <p className={styles.lead}>{t('what')}</p>
      {data ? (
        isEmpty ? (
          <EmptyState title={t('none')} action={add}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <Points>
            {data.endpoints.map((endpoint) => (
              <EndpointItem key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
            ))}
          </Points>
        )
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <SkeletonRows rows={2} />
      )}
      {adding && <EndpointDialog onSecret={setSecret} onClose={() => setAdding(false)} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Card>
  )
}
