import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { approveErasure, dropErasure, type ErasureDetail, erasureDetail } from '../contract.ts'
import { ErasureMeaning } from './erasure-meaning.tsx'
import type { erasuresStaffText } from './erasures-staff.text.ts'
import { whoOf } from './who-of.ts'

/** One request: what it means, and the decision. */
export function ErasureDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const read = useCallQuery(erasureDetail, { erasureId: id }, { staff: true, staleTime: 0 })
  const { data } = read
  const title = data ? whoOf(t, data) : t('title')
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {data ? (
        <Stack gap={16}>
          <ErasureMeaning erasure={data} />
          <Decision erasure={data} onClose={onClose} />
        </Stack>
      ) : read.error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void read.refetch()} retrying={read.isFetching}>
          {read.error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

function Decision({ erasure, onClose }: { erasure: ErasureDetail; onClose: () => void }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const { id: erasureId, about, status, requestedByMe, obstacles, hold } = erasure
  const isFree = obstacles.length === 0 && hold === null
  const approve = useStaffAction(approveErasure, { done: t('approved'), onDone: onClose, toastsAll: true })
  const withdraw = useStaffAction(dropErasure, { done: t('withdrawn'), onDone: onClose, toastsAll: true })
  const busy = approve.pending || withdraw.pending
  if (status !== 'REQUESTED')
    return (
      <Row gap={12}>
        <Button onClick={onClose}>{t('close')}</Button>
      </Row>
    )
  return (
    <>
      {requestedByMe ? (
        <Notice>{t('secondPerson')}</Notice>
      ) : (
        isFree && <p>{t(about === 'ADDRESS' ? 'approveAddressText' : 'approveText')}</p>
      )}
      <Row gap={12}>
        {!requestedByMe && isFree && (
          <Button
            variant="danger"
            loading={approve.pending}
            disabled={busy}
            onClick={() => approve.run({ erasureId })}
          >
            {t('approve')}
          </Button>
        )}
        <Button loading={withdraw.pending} disabled={busy} onClick={() => withdraw.run({ erasureId })}>
          {t('withdraw')}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </>
  )
}
