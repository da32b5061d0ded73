import { use, useState } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type Closing, keepCompany, readClosing } from '../closing-contract.ts'
import { ClosingObstacles } from './closing-obstacles.tsx'
import { ClosingTerms } from './closing-terms.tsx'
import { CloseDialog } from './close-dialog.tsx'
import type { closingText } from './closing.text.ts'

/** Closing the company: what it means, what stands in the way, and the way back. */
export function ClosingCard({ isOwner }: { isOwner: boolean }) {
  const t = useText<typeof closingText>('closing')
  const { data, error, refetch, isFetching } = useCallQuery(readClosing, {}, { staleTime: 0 })
  if (!isOwner && !data?.pending) return null
  return (
    <Card title={t('title')}>
      {data ? (
        <Stack gap={16}>
          {data.pending ? <Pending pending={data.pending} isOwner={isOwner} /> : <Open closing={data} />}
        </Stack>
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

function Open({ closing }: { closing: Closing }) {
  const t = useText<typeof closingText>('closing')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>{t('what', { company: closing.companyName, days: closing.days })}</p>
      {closing.obstacles.length > 0 && <ClosingObstacles obstacles={closing.obstacles} />}
      <ClosingTerms closing={closing} />
      {closing.obstacles.length === 0 && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('close')}
          </Button>
        </div>
      )}
      {asking && <CloseDialog closing={closing} onClose={() => setAsking(false)} />}
    </>
  )
}

function Pending({ pending, isOwner }: { pending: NonNullable<Closing['pending']>; isOwner: boolean }) {
  const t = useText<typeof closingText>('closing')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const keep = useCallMutation(keepCompany, {
    invalidates: [readClosing],
    onSuccess: () => showMessage(t('keptAgain'), 'good'),
  })
  return (
    <Notice
      tone="warn"
      title={t('pendingTitle', { day: formatInstant(pending.closesAt, lang, 'full', timeZone) })}
      action={
        isOwner && (
          <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
            {t('keep')}
          </Button>
        )
      }
    >
      {t('pendingText', { who: pending.by })}
    </Notice>
  )
}
