import { makeConfirmedCall } from '#accounts/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { type CompanyExport, listExports, startExport } from '../contract.ts'
import type { dataText } from './data.text.ts'
import { ExportState } from './export-state.tsx'

const isOpen = (one: CompanyExport | undefined) => one?.status === 'WAITING' || one?.status === 'RUNNING'

/** The last export of the person, and the way to a new one. */
export function ExportsCard() {
  const t = useText<typeof dataText>('data')
  const { data, error, refetch, isFetching } = useCallQuery(listExports, {}, { staleTime: 0 })
  const start = useCallMutation(startExport, {
    make: makeConfirmedCall,
    invalidates: [listExports],
    onSuccess: () => showMessage(t('started'), 'good'),
  })
  const last = data?.exports[0]
  return (
    <Card title={t('exportTitle')} foot={t('exportWithout')}>
      <Stack gap={16}>
        <p>{t('exportWhat')}</p>
        {data ? (
          <>
            {last ? <ExportState last={last} /> : <p>{t('never')}</p>}
            {!isOpen(last) && (
              <div>
                <Button loading={start.isPending} onClick={() => start.mutate({})}>
                  {t(last ? 'startAgain' : 'start')}
                </Button>
              </div>
            )}
          </>
        ) : error ? (
          <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton lines={2} />
        )}
      </Stack>
    </Card>
  )
}
