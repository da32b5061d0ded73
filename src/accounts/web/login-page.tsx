import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { useSignedIn } from '#platform/web/use-signed-in.ts'
import { login } from '../contract.ts'
import type { accountsText } from './accounts.text.ts'
import { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'
import { CODE_NEEDED, CodeField } from './code-field.tsx'
import { Door } from './door.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { knownPath } from './sign-in-target.ts'
import { emailProblem, secretOf, textOf, useCallForm } from './use-call-form.ts'
import { useArrival } from './use-arrival.ts'
import { useHydrated } from './use-hydrated.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts'] }

export default function LoginPage() {
  const t = useText<typeof accountsText>('accounts')
  const [query] = useSearchParams()
  const signedIn = useSignedIn()
  const arrive = useArrival(query.get('next'))
  const next = query.get('next')
  const isSentHere = (knownPath(next) ?? '/') !== '/'
  return (
    <Door
      title={t('signIn')}
      sub={isSentHere ? t('signInNeeded') : t('signInSub')}
      foot={
        <>
          {t('noAccount')} <Link href={paths.register(knownPath(next))}>{t('register')}</Link>
        </>
      }
    >
      <Stack gap={20}>
        {signedIn && (
          <Notice action={<Link href={paths.dashboard()}>{t('toWorkspace')}</Link>}>
            {t('signedInAlready')}
          </Notice>
        )}
        <LoginForm next={next} />
        <PasskeySignIn onSignedIn={arrive} />
        <noscript>{t('scriptNeeded')}</noscript>
      </Stack>
    </Door>
  )
}

function LoginForm({ next }: { next: string | null }) {
  const t = useText<typeof accountsText>('accounts')
  const arrive = useArrival(next)
  const [asksCode, setAsksCode] = useState(false)
  const form = useCallForm(login, {
    read: (data) => ({
      email: textOf(data, 'email'),
      password: secretOf(data, 'password'),
      ...(asksCode && { otp: textOf(data, 'otp') }),
    }),
    check: ({ email, password, otp }) => ({
      ...emailProblem(email, t),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
      ...(otp === '' ? { otp: t('otpMissing') } : {}),
    }),
    onRefused: ({ error }) => {
      if (error === CODE_NEEDED) setAsksCode(true)
    },
    onDone: ({ token }) => arrive(token),
  })
  const filled = useFilledEmail()
  return (
    <CallFormFrame form={form}>
      <TextField
        key={filled}
        defaultValue={filled}
        {...fieldOf(form, 'email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <PasswordField
        {...fieldOf(form, 'password')}
        label={t('password')}
        autoComplete="current-password"
        aside={<Link href={paths.forgotPassword()}>{t('forgot')}</Link>}
      />
      {asksCode && <CodeField form={form} />}
      <SubmitButton form={form}>{t('signIn')}</SubmitButton>
    </CallFormFrame>
  )
}

/** Whoever comes from the confirmation mail or the password reset need not type the address again. */
function useFilledEmail(): string | undefined {
  const { state } = useLocation() as { state: { email?: string } | null }
  return useHydrated() ? state?.email : undefined
}
