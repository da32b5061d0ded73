import { use, useState } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { companyMembers } from '../../members-contract.ts'
import { disableTwoFactor, readSecurity, renewRecoveryCodes, type Security } from '../../security-contract.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { AskDialog } from './ask-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SecurityLine } from './security-line.tsx'
import type { securityText } from './security.text.ts'
import { SetUpTwoFactor } from './set-up-two-factor.tsx'

/** The authenticator app and the codes for whoever loses it. */
export function TwoFactorLines({ security }: { security: Security }) {
  return security.authenticatorSince === null ? (
    <Off />
  ) : (
    <>
      <On since={security.authenticatorSince} />
      <Codes left={security.recoveryCodesLeft} />
    </>
  )
}

function Off() {
  const t = useText<typeof securityText>('security')
  return <SecurityLine name={t('authenticator')} note={t('authenticatorOff')} action={<SetUpTwoFactor />} />
}

function On({ since }: { since: string }) {
  const t = useText<typeof securityText>('security')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const [asking, setAsking] = useState(false)
  const off = useCallMutation(disableTwoFactor, {
    make: makeConfirmedCall,
    invalidates: [readSecurity, companyMembers],
    onSuccess: () => showMessage(t('turnedOff'), 'good'),
  })
  const day = formatInstant(since, lang, 'full', timeZone)
  return (
    <>
      <SecurityLine
        name={t('authenticator')}
        note={t('authenticatorOff')}
        action={
          <Row gap={12}>
            <Badge variant="finished">{t('authenticatorOn', { day })}</Badge>
            <Button size={32} onClick={() => setAsking(true)}>
              {t('turnOff')}
            </Button>
          </Row>
        }
      />
      {asking && (
        <AskDialog
          title={t('turnOffTitle')}
          action={t('turnOff')}
          cancel={t('cancel')}
          busy={off.isPending}
          onAct={() => off.mutate({}, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('turnOffText')}
        </AskDialog>
      )}
    </>
  )
}

function Codes({ left }: { left: number }) {
  const t = useText<typeof securityText>('security')
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = useCallMutation(renewRecoveryCodes, {
    make: makeConfirmedCall,
    invalidates: [readSecurity],
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  return (
    <>
      <SecurityLine
        name={t('recoveryCodes')}
        note={t('codesLeft', { count: left })}
        action={
          <Button size={32} onClick={() => setAsking(true)}>
            {t('makeNew')}
          </Button>
        }
      />
      {asking && (
        <AskDialog
          title={t('makeNewTitle')}
          action={t('makeNew')}
          cancel={t('cancel')}
          busy={renew.isPending}
          onAct={() => renew.mutate({}, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('makeNewText')}
        </AskDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
