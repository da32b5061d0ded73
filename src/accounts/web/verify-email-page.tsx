import { useEffect, useState } from 'react'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import { checkEmailLink, verifyEmail } from '../contract.ts'
import { isLongEnough, PASSWORD_MIN_LENGTH } from '../password.ts'
import type { accountsText } from './accounts.text.ts'
import { AgreementDisclosure } from './agreement.tsx'
import { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'
import { Door } from './door.tsx'
import { forgetLinkToken, type SpoiledLink, spoiledLink, useLinkToken } from './link-token.ts'
import { PasswordField } from './password-field.tsx'
import { secretOf, useCallForm } from './use-call-form.ts'
import { useFirstArrival } from './use-arrival.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts', 'agreement'] }

/**
 * Where the link in the mail leads. Nothing is changed until the person presses: mail scanners open links too,
 * and run the scripts of the page.
 */
export default function VerifyEmailPage() {
  const t = useText<typeof accountsText>('accounts')
  const token = useLinkToken()
  const arrive = useFirstArrival()
  const form = useCallForm(verifyEmail, {
    read: (data) => ({ token: token ?? '', password: secretOf(data, 'password') }),
    check: ({ password }): Record<string, string> =>
      isLongEnough(password) ? {} : { password: t('passwordShort', { count: PASSWORD_MIN_LENGTH }) },
    onDone(session) {
      forgetLinkToken()
      void arrive(session.token)
    },
  })
  const spoiled = spoiledLink(token, useEarlyRefusal(token) ?? form.refusal)
  if (spoiled) return <NoAccountByThisLink kind={spoiled} />
  return (
    <Door unlisted title={t('verifyTitle')} sub={t('verifySub')}>
      <CallFormFrame form={form}>
        <PasswordField
          {...fieldOf(form, 'password')}
          label={t('password')}
          autoComplete="new-password"
          help={t('passwordHelp', { count: PASSWORD_MIN_LENGTH })}
        />
        <div>
          <p className="text-second">{t('verifyAgreement')}</p>
          <AgreementDisclosure />
        </div>
        <SubmitButton form={form}>{t('confirmAndSignIn')}</SubmitButton>
      </CallFormFrame>
      <noscript>{t('scriptNeeded')}</noscript>
    </Door>
  )
}

/** Why the link opens nothing, learnt before a password is asked for; where that cannot be learnt, the form says it. */
function useEarlyRefusal(token: string | undefined): CallFailure | undefined {
  const [refusal, setRefusal] = useState<CallFailure>()
  useEffect(() => {
    if (!token) return undefined
    const leaving = new AbortController()
    makeCall(checkEmailLink, { token }, { quiet: true, signal: leaving.signal }).catch((error: unknown) => {
      if (error instanceof CallFailure && !leaving.signal.aborted) setRefusal(error)
    })
    return () => leaving.abort()
  }, [token])
  return refusal
}

const TITLES = { wrong: 'linkWrongTitle', used: 'verifyUsedTitle', expired: 'linkExpiredTitle' } as const
const SUBS = { wrong: 'linkWrongSub', used: 'verifyUsedSub', expired: 'verifyExpiredSub' } as const

function NoAccountByThisLink({ kind }: { kind: SpoiledLink }) {
  const t = useText<typeof accountsText>('accounts')
  const signIn = <Link href={paths.login()}>{t('signIn')}</Link>
  const register = <Link href={paths.register()}>{t('register')}</Link>
  const isOpen = kind === 'used'
  return (
    <Door
      unlisted
      title={t(TITLES[kind])}
      sub={t(SUBS[kind])}
      foot={
        isOpen ? (
          <>
            {t('noAccount')} {register}
          </>
        ) : (
          <>
            {t('haveAccount')} {signIn}
          </>
        )
      }
    >
      <ButtonLink href={isOpen ? paths.login() : paths.register()} variant="primary" size={52} full>
        {isOpen ? t('signIn') : t('register')}
      </ButtonLink>
    </Door>
  )
}
