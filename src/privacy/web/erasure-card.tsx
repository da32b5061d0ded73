import { use } from 'react'
import { makeConfirmedCall } from '#accounts/web/public.tsx'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type PersonErasure, readErasure, requestErasure, withdrawErasure } from '../erasure-contract.ts'
import type { erasureText } from './erasure.text.ts'
import { ErasureTerms } from './erasure-terms.tsx'

/** Being erased: what it means, what stands in the way, and the way back. */
export function ErasureCard() {
  const t = useText<typeof erasureText>('erasure')
  const { data, error, refetch, isFetching } = useCallQuery(readErasure, {}, { staleTime: 0 })
  return (
    <Card title={t('title')}>
      {data ? (
        <Stack gap={16}>
          {data.requestedAt !== null ? <Pending erasure={data} /> : <Open erasure={data} />}
        </Stack>
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

function Open({ erasure }: { erasure: PersonErasure }) {
  const t = useText<typeof erasureText>('erasure')
  const ask = useCallMutation(requestErasure, {
    make: makeConfirmedCall,
    invalidates: [readErasure],
    onSuccess: () => showMessage(t('asked'), 'good'),
  })
  return (
    <>
      <p>{t('what')}</p>
      <Obstacles erasure={erasure} />
      <Disclosure summary={t('erasedTitle')}>
        <ErasureTerms erasure={erasure} />
      </Disclosure>
      <div>
        <Button variant="danger" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t('ask')}
        </Button>
      </div>
    </>
  )
}

function Pending({ erasure }: { erasure: PersonErasure }) {
  const t = useText<typeof erasureText>('erasure')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const withdraw = useCallMutation(withdrawErasure, {
    invalidates: [readErasure],
    onSuccess: () => showMessage(t('withdrawn'), 'good'),
  })
  const day = erasure.answerBy ? formatInstant(erasure.answerBy, lang, 'full', timeZone) : ''
  return (
    <>
      <Notice
        tone="warn"
        title={t('pendingTitle')}
        action={
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {t('withdraw')}
          </Button>
        }
      >
        {t('pendingText', { day })}
      </Notice>
      <Obstacles erasure={erasure} />
    </>
  )
}

function Obstacles({ erasure: { obstacles, hold } }: { erasure: PersonErasure }) {
  const t = useText<typeof erasureText>('erasure')
  const lang = useLang()
  if (hold)
    return (
      <Notice title={t('heldTitle')}>
        {hold.until === null ? t('held') : t('heldUntil', { day: formatDay(hold.until, lang, 'full') })}
      </Notice>
    )
  if (obstacles.length === 0) return null
  return (
    <Notice title={t('blockedTitle')}>
      <ul>
        {obstacles.map(({ company, kind, count }) => (
          <li key={`${company} ${kind}`}>{t(`blocked_${kind}`, { company, count })}</li>
        ))}
      </ul>
    </Notice>
  )
}
