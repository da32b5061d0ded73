import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { securityText } from './security.text.ts'
import type { SessionCalls } from './session-calls.ts'

/** Ends every sign-in but this one, after a question. */
export function SignOutOthers({ calls, count }: { calls: SessionCalls; count: number }) {
  const t = useText<typeof securityText>('security')
  const [asking, setAsking] = useState(false)
  const end = useCallMutation(calls.endOthers, {
    staff: calls.staff ?? false,
    make: makeConfirmedCall,
    invalidates: [calls.list],
    onSuccess({ ended }) {
      setAsking(false)
      showMessage(t('allSignedOut', { count: ended }), 'good')
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('signOutOthers')}
      </Button>
      {asking && (
        <AskDialog
          title={t('signOutOthersTitle')}
          action={t('signOutOthers')}
          cancel={t('cancel')}
          busy={end.isPending}
          onAct={() => end.mutate({})}
          onClose={() => setAsking(false)}
        >
          {t('signOutOthersText', { count })}
        </AskDialog>
      )}
    </>
  )
}
