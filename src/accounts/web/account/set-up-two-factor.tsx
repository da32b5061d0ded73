import { useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { readCache, useCallMutation } from '#platform/web/query.ts'
import { renewToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useQrCode } from '#platform/web/use-qr-code.ts'
import { companyMembers } from '../../members-contract.ts'
import { beginTwoFactor, enableTwoFactor, readSecurity } from '../../security-contract.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { type FieldErrors, textOf, useCallForm } from '../use-call-form.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import type { securityText } from './security.text.ts'
import styles from './two-factor.module.css'

type Begun = OutputOf<typeof beginTwoFactor>

/** The way to an authenticator app: its secret, its first code, the codes for whoever loses it. */
export function SetUpTwoFactor() {
  const t = useText<typeof securityText>('security')
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useCallMutation(beginTwoFactor, { make: makeConfirmedCall, onSuccess: setBegun })
  const done = () => {
    setCodes(undefined)
    for (const { path } of [readSecurity, companyMembers])
      void readCache().invalidateQueries({ queryKey: [path] })
  }
  return (
    <>
      <Button size={32} loading={begin.isPending} onClick={() => begin.mutate({})}>
        {t('setUp')}
      </Button>
      {begun && (
        <SetUpDialog
          begun={begun}
          onClose={() => setBegun(undefined)}
          onEnabled={(recoveryCodes) => {
            setBegun(undefined)
            setCodes(recoveryCodes)
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={done} />}
    </>
  )
}

function SetUpDialog(props: {
  begun: Begun
  onClose: () => void
  onEnabled: (codes: readonly string[]) => void
}) {
  const t = useText<typeof securityText>('security')
  const qr = useQrCode(props.begun.address)
  const form = useCallForm(enableTwoFactor, {
    idPrefix: 'two-factor-',
    make: makeConfirmedCall,
    read: (data) => ({ otp: textOf(data, 'otp') }),
    check: ({ otp }): FieldErrors => (otp === '' ? { otp: t('codeMissing') } : {}),
    onDone({ recoveryCodes, token }) {
      renewToken(token, false)
      props.onEnabled(recoveryCodes)
    },
  })
  return (
    <Dialog title={t('setUpTitle')} onClose={props.onClose}>
      <CallFormFrame form={form}>
        <p>{t('setUpScan')}</p>
        {qr && <img className={styles.qr} src={qr} alt={t('setUpQr')} width={176} height={176} />}
        <div>
          <p className="text-second">{t('setUpType')}</p>
          <p className={styles.key}>{(props.begun.secret.match(/.{1,4}/g) ?? []).join(' ')}</p>
        </div>
        <TextField
          {...fieldOf(form, 'otp')}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          data-autofocus
        />
        <DialogButtons busy={form.busy} submit={t('turnOn')} cancel={t('cancel')} onClose={props.onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
