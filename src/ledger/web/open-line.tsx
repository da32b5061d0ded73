import { useState } from 'react'
import { useNavigate } from 'react-router'
import { downloadDocument } from '#documents/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listLedger, removeLedgerLine, type SellerLine } from '../contract.ts'
import type { ledgerText } from './ledger.text.ts'
import { LineDialog } from './line-dialog.tsx'
import { LineChanges } from './line-changes.tsx'
import { LineFacts } from './line-facts.tsx'

/** One line. Its id stands in the address, where to-dos lead. */
export function OpenLine({ id, back, mayWrite }: { id: string; back: string; mayWrite: boolean }) {
  const t = useText<typeof ledgerText>('ledger')
  const navigate = useNavigate()
  const found = useCallQuery(listLedger, { id, pageSize: 1 })
  const [changing, setChanging] = useState(false)
  const line = found.data?.records.find((one) => one.id === id)
  const close = () => void navigate(back, { replace: true })
  if (found.data && line && changing)
    return (
      <LineDialog
        line={line}
        registered={found.data.registered}
        onClose={() => setChanging(false)}
        onDone={close}
      />
    )
  const { supplier = '', number = '', document } = line ?? {}
  const title = line?.typed ? t('documentOf', { supplier, number }) : (document?.name ?? t('document'))
  return (
    <Dialog title={title} size="lg" onClose={close}>
      {line ? (
        <Shown line={line} mayWrite={mayWrite} onChange={() => setChanging(true)} onGone={close} />
      ) : found.error || found.data ? (
        <ErrorState level={3} title={t('gone')} safe={t('goneText')}>
          {found.error?.message ?? ''}
        </ErrorState>
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </Dialog>
  )
}

function Shown(props: { line: SellerLine; mayWrite: boolean; onChange: () => void; onGone: () => void }) {
  const { line, mayWrite, onChange, onGone } = props
  const t = useText<typeof ledgerText>('ledger')
  const { id, revision, status, document } = line
  const remove = useCallMutation(removeLedgerLine, {
    onSuccess() {
      showMessage(t('removed'), 'good')
      void invalidateReads([listLedger, listPendingMatters]).catch(() => undefined)
      onGone()
    },
  })
  const viewer = mayWrite ? undefined : t('viewer')
  return (
    <Stack gap={20}>
      <Notes line={line} />
      <LineChanges line={line} />
      <LineFacts line={line} />
      <Row gap={12}>
        {status !== 'REVIEWED' && (
          <Button variant={status === 'RETURNED' ? 'primary' : 'default'} reason={viewer} onClick={onChange}>
            {t(line.typed ? 'change' : 'enterYourself')}
          </Button>
        )}
        <Button
          icon={<IconDownload size={18} />}
          onClick={() =>
            void downloadFile(downloadDocument, { uploadId: document.uploadId }).catch(() => undefined)
          }
        >
          {t('download')}
        </Button>
        {status !== 'REVIEWED' && (
          <Button
            variant="subtle"
            reason={viewer}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id, revision })}
          >
            {t(status === 'SENT' ? 'takeBack' : 'remove')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function Notes({ line: { status, note, typed } }: { line: SellerLine }) {
  const t = useText<typeof ledgerText>('ledger')
  return (
    <>
      {note !== null && (
        <Notice
          tone={status === 'RETURNED' ? 'warn' : 'info'}
          title={t(status !== 'RETURNED' ? 'partlyTitle' : typed ? 'returnedTitle' : 'unreadTitle')}
        >
          {note}
        </Notice>
      )}
      {status === 'REVIEWED' && <p>{t('settled')}</p>}
      {status === 'SENT' && <p>{t('sentText')}</p>}
    </>
  )
}
