import { use, useState } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { renewToken } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { changePassword, userInfo, userSessions } from '../../contract.ts'
import { isLongEnough, PASSWORD_MIN_LENGTH } from '../../password.ts'
import type { accountsText } from '../accounts.text.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { type FieldErrors, secretOf, useCallForm } from '../use-call-form.ts'
import type { securityText } from './security.text.ts'
import { SecurityLine } from './security-line.tsx'

export function PasswordLine() {
  const t = useText<typeof securityText>('security')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const [changing, setChanging] = useState(false)
  const { data: user } = useCallQuery(userInfo, {}, { staleTime: 60_000 })
  const at = user?.passwordChangedAt
  return (
    <>
      <SecurityLine
        name={t('password')}
        note={at && t('passwordChanged', { day: formatInstant(at, lang, 'full', timeZone) })}
        action={
          <Button size={32} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        }
      />
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}

type Change = {
  /** Of sellers, unless it is said. */
  call?: typeof changePassword
  staff?: boolean
  /** What is read again afterwards. */
  reads?: readonly { path: string }[]
  onClose: () => void
}

/** Sets a new password with the current one. */
export function ChangePasswordDialog(change: Change) {
  const t = useText<typeof securityText>('security')
  const a = useText<typeof accountsText>('accounts')
  const { onClose } = change
  const form = usePasswordChange(change)
  return (
    <Dialog title={t('changeTitle')} onClose={onClose}>
      <CallFormFrame form={form}>
        <PasswordField
          {...fieldOf(form, 'currentPassword')}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldOf(form, 'newPassword')}
          label={t('newPassword')}
          autoComplete="new-password"
          help={a('passwordHelp', { count: PASSWORD_MIN_LENGTH })}
        />
        <p className="text-second">{t('otherDevices')}</p>
        <DialogButtons busy={form.busy} submit={t('savePassword')} cancel={t('cancel')} onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}

function usePasswordChange({
  call = changePassword,
  staff = false,
  reads = [userInfo, userSessions],
  onClose,
}: Change) {
  const t = useText<typeof securityText>('security')
  const a = useText<typeof accountsText>('accounts')
  return useCallForm(call, {
    staff,
    idPrefix: 'password-',
    read: (data) => ({
      currentPassword: secretOf(data, 'currentPassword'),
      newPassword: secretOf(data, 'newPassword'),
    }),
    check: ({ currentPassword, newPassword }): FieldErrors => ({
      ...(currentPassword === '' && { currentPassword: t('currentMissing') }),
      ...(newPassword !== '' && newPassword === currentPassword && { newPassword: t('newSame') }),
      ...(!isLongEnough(newPassword) && { newPassword: a('passwordShort', { count: PASSWORD_MIN_LENGTH }) }),
    }),
    onDone({ token }) {
      renewToken(token, staff)
      for (const read of reads) void readCache().invalidateQueries({ queryKey: [read.path] })
      showMessage(t('passwordSaved'), 'good')
      onClose()
    },
  })
}
