import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { logoutOthers, userSessions } from '../../contract.ts'
import type { securityText } from './security.text.ts'

/** Ends every sign-in but this one, after a question. */
export function SignOutOthers({ count }: { count: number }) {
  const t = useText<typeof securityText>('security')
  const [asking, setAsking] = useState(false)
  const end = useCallMutation(logoutOthers, {
    invalidates: [userSessions],
    onSuccess({ ended }) {
      setAsking(false)
      showMessage(t('allSignedOut', { count: ended }), 'good')
    },
  })
  return (
    <>
      <Row>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('signOutOthers')}
        </Button>
      </Row>
      {asking && (
        <Dialog title={t('signOutOthersTitle')} onClose={() => setAsking(false)}>
          <Stack gap={20}>
            <p>{t('signOutOthersText', { count })}</p>
            <Row>
              <Button variant="dangerFilled" loading={end.isPending} onClick={() => end.mutate({})}>
                {t('signOutOthers')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
