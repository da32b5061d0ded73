import { useSyncExternalStore } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { makeCall } from '#platform/web/api.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { renewToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { confirmPassword } from '../../contract.ts'
import { beginPasskeyConfirm, confirmWithPasskey } from '../../passkeys-contract.ts'
import { readSecurity } from '../../security-contract.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { type FieldErrors, secretOf, useCallForm } from '../use-call-form.ts'
import { hasPasskeys, askPasskey, usePasskeyStep } from '../use-passkey.ts'
import { onQuestion, openQuestion } from './confirm-store.ts'
import type { confirmText } from './confirm.text.ts'

/** The question who is there, over whatever asked for it. A page shows it once. */
export function ConfirmHost({ call = confirmPassword, staff = false }: Partial<Who>) {
  const question = useSyncExternalStore(onQuestion, openQuestion, () => undefined)
  return question ? <ConfirmDialog call={call} staff={staff} onAnswer={question.answer} /> : null
}

/** The call that takes the password again, and whose it is. Staff have no passkeys. */
type Who = { call: typeof confirmPassword; staff: boolean }

function ConfirmDialog({ call, staff, onAnswer }: Who & { onAnswer: (proved: boolean) => void }) {
  const t = useText<typeof confirmText>('confirm')
  const { data: security } = useCallQuery(readSecurity, {}, { enabled: !staff })
  const form = useCallForm(call, {
    staff,
    idPrefix: 'confirm-',
    read: (data) => ({ password: secretOf(data, 'password') }),
    check: ({ password }): FieldErrors => (password === '' ? { password: t('passwordMissing') } : {}),
    onDone({ token }) {
      renewToken(token, staff)
      onAnswer(true)
    },
  })
  return (
    <Dialog title={t('title')} onClose={() => onAnswer(false)}>
      <CallFormFrame form={form}>
        <p>{t('why')}</p>
        <PasswordField {...fieldOf(form, 'password')} label={t('password')} autoComplete="current-password" />
        {security?.passkeys.length ? <ByPasskey onConfirmed={() => onAnswer(true)} /> : null}
        <DialogButtons
          busy={form.busy}
          submit={t('confirm')}
          cancel={t('cancel')}
          onClose={() => onAnswer(false)}
        />
      </CallFormFrame>
    </Dialog>
  )
}

/** The device instead of the password. */
function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText<typeof confirmText>('confirm')
  const { busy, run } = usePasskeyStep(t('passkeyFailed'))
  if (!hasPasskeys()) return null
  const confirm = async () => {
    const { options } = await makeCall(beginPasskeyConfirm, {})
    const { token } = await makeCall(confirmWithPasskey, { credential: await askPasskey(options) })
    renewToken(token, false)
    onConfirmed()
  }
  return (
    <Button loading={busy} onClick={() => run(confirm)}>
      {t('byPasskey')}
    </Button>
  )
}
