import type { OutputOf } from '#platform/shared/call.ts'
import { useState } from 'react'
import { TextField } from '#platform/ui/field.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { makeCall } from '#platform/web/api.ts'
import { dropToken, storeToken } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { logout } from '../contract.ts'
import { acceptInvitation, type readInvitation } from '../members-contract.ts'
import { isLongEnough, PASSWORD_MIN_LENGTH } from '../password.ts'
import type { accountsText } from './accounts.text.ts'
import { AgreementDisclosure } from './agreement.tsx'
import { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'
import { CODE_NEEDED, CodeField } from './code-field.tsx'
import { enterCompany } from './enter-company.ts'
import type { joinText } from './join.text.ts'
import { forgetLinkToken } from './link-token.ts'
import { PasswordField } from './password-field.tsx'
import { type FieldErrors, secretOf, textOf, useCallForm } from './use-call-form.ts'

export type Invitation = OutputOf<typeof readInvitation>

/** Who is there: the invited person with a session, with an account, or new; or somebody else. */
export function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useText<typeof joinText>('join')
  const { signedInAs, email } = invitation
  const code = useState(false)
  const form = useJoin(token, invitation, code)
  if (signedInAs !== null && signedInAs !== email) return <OtherPerson email={email} you={signedInAs} />
  const isNew = !invitation.hasAccount
  return (
    <CallFormFrame form={form}>
      <p className="text-second">{t('forAddress', { email })}</p>
      {signedInAs === null && <Keys form={form} isNew={isNew} />}
      {code[0] && <CodeField form={form} />}
      <SubmitButton form={form}>{t(isNew ? 'createAndJoin' : 'joinButton')}</SubmitButton>
    </CallFormFrame>
  )
}

function Keys({ form, isNew }: { form: ReturnType<typeof useJoin>; isNew: boolean }) {
  const t = useText<typeof joinText>('join')
  const a = useText<typeof accountsText>('accounts')
  return (
    <>
      {isNew ? (
        <TextField {...fieldOf(form, 'name')} label={a('name')} autoComplete="name" maxLength={100} />
      ) : (
        <p>{t('existing')}</p>
      )}
      <PasswordField
        {...fieldOf(form, 'password')}
        label={a('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        help={isNew && a('passwordHelp', { count: PASSWORD_MIN_LENGTH })}
      />
      {isNew && (
        <div>
          <p className="text-second">{a('verifyAgreement')}</p>
          <AgreementDisclosure />
        </div>
      )}
    </>
  )
}

function OtherPerson({ email, you }: { email: string; you: string }) {
  const t = useText<typeof joinText>('join')
  return (
    <Stack gap={20}>
      <Notice tone="warn">{t('otherPerson', { email, you })}</Notice>
      <Button onClick={signOut}>{t('signOut')}</Button>
    </Stack>
  )
}

function signOut(): void {
  void makeCall(logout, {}, { quiet: true })
    .catch(() => undefined)
    .finally(() => {
      dropToken(false)
      window.location.reload()
    })
}

type CodeState = [boolean, (asked: boolean) => void]

function useJoin(token: string, { hasAccount, signedInAs }: Invitation, code: CodeState) {
  const [asksCode, setAsksCode] = code
  const a = useText<typeof accountsText>('accounts')
  const lang = useLang()
  return useCallForm(acceptInvitation, {
    read: (data) => ({
      token,
      ...(signedInAs === null && { password: secretOf(data, 'password') }),
      ...(asksCode && { otp: textOf(data, 'otp') }),
      ...(!hasAccount && { name: textOf(data, 'name'), lang }),
    }),
    check: ({ name, password, otp }): FieldErrors => ({
      ...(otp === '' && { otp: a('otpMissing') }),
      ...(name === '' && { name: a('nameMissing') }),
      ...(password === '' && { password: a('passwordMissing') }),
      ...(!hasAccount &&
        password !== undefined &&
        !isLongEnough(password) && { password: a('passwordShort', { count: PASSWORD_MIN_LENGTH }) }),
    }),
    onRefused: ({ error }) => {
      if (error === CODE_NEEDED) setAsksCode(true)
    },
    onDone({ token: session }) {
      forgetLinkToken()
      if (session) storeToken(session, false)
      enterCompany()
    },
  })
}
