import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'
import { keepReason, lastReason } from './last-reasons.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const REASON_MISSING = 'documents.reason_missing'
const asksForReason = ({ error }: { error?: string | undefined }) => error === REASON_MISSING

type Waiting = { name: string; go: (reason: string) => void }

/**
 * Files of what may not be somebody's work: the server knows whether it is, and whoever is asked says once for each
 * company why they need them. `dialog` is put on the page; a screen that has the id of a work order names that.
 */
export function useReadingGuard(subject: string) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [isLoading, setLoading] = useState(false)
  const [, setGiven] = useState('')
  const key = `${subject}/files`
  const reason = lastReason(key)
  const give = (next: string) => {
    keepReason(key, next)
    setGiven(next)
  }
  const dialog: ReactNode = waiting && (
    <ReasonDialog
      subject={subject}
      name={waiting.name}
      onReason={(next) => {
        give(next)
        setWaiting(undefined)
        waiting.go(next)
      }}
      onClose={() => setWaiting(undefined)}
    />
  )
  function download<I extends z.ZodType>(
    call: CallDefinition<I, z.ZodType>,
    input: z.input<I> & object,
    name: string,
    onDone?: () => void,
  ): void {
    const attempt = (why: string) => {
      setLoading(true)
      const sent = { ...input, ...(why !== '' && { reason: why }) } as z.input<I>
      // Other failures are shown as a notification; the button can be pressed again.
      void downloadFile(call, sent, { staff: true, inPlace: asksForReason })
        .then(onDone)
        .catch((failure: CallFailure) => {
          if (asksForReason(failure)) setWaiting({ name, go: attempt })
        })
        .finally(() => setLoading(false))
    }
    attempt(reason)
  }
  return {
    dialog,
    isLoading,
    download,
    /** For a call that shows a file on the page: the reason, once one was asked for and given. */
    sent: reason === '' ? {} : { reason },
    inPlace: asksForReason,
    /** In place of a file that does not open before a reason is given. */
    instead: (failure: CallFailure, name: string): ReactNode | undefined =>
      asksForReason(failure) ? <Guarded onAsk={() => setWaiting({ name, go: give })} /> : undefined,
  }
}

function Guarded({ onAsk }: { onAsk: () => void }) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  return (
    <EmptyState
      level={3}
      title={t('guardedFile')}
      action={<Button onClick={onAsk}>{t('guardedShow')}</Button>}
    >
      {t('guardedText')}
    </EmptyState>
  )
}
