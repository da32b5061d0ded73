import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { dropToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { resetPassword } from '../contract.ts'
import { isLongEnough, PASSWORD_MIN_LENGTH } from '../password.ts'
import type { accountsText } from './accounts.text.ts'
import { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'
import { Door } from './door.tsx'
import { forgetLinkToken, type SpoiledLink, spoiledLink, useLinkToken } from './link-token.ts'
import { PasswordField } from './password-field.tsx'
import { secretOf, useCallForm } from './use-call-form.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts'] }

export default function ResetPasswordPage() {
  const t = useText<typeof accountsText>('accounts')
  const navigate = useNavigate()
  const token = useLinkToken()
  const [savedFor, setSavedFor] = useState<string>()
  const form = useCallForm(resetPassword, {
    read: (data) => ({ token: token ?? '', password: secretOf(data, 'password') }),
    check: ({ password }): Record<string, string> =>
      isLongEnough(password) ? {} : { password: t('passwordShort', { count: PASSWORD_MIN_LENGTH }) },
    onDone({ email }) {
      forgetLinkToken()
      dropToken(false)
      setSavedFor(email)
    },
  })
  if (savedFor) {
    return (
      <Door unlisted title={t('passwordSaved')} sub={t('passwordSavedSub')}>
        <Button
          variant="primary"
          size={52}
          full
          onClick={() => void navigate(paths.login(), { state: { email: savedFor } })}
        >
          {t('signIn')}
        </Button>
      </Door>
    )
  }
  const spoiled = spoiledLink(token, form.refusal)
  if (spoiled) return <NoPasswordByThisLink kind={spoiled} />
  return (
    <Door unlisted title={t('resetTitle')} sub={t('resetSub')}>
      <CallFormFrame form={form}>
        <PasswordField
          {...fieldOf(form, 'password')}
          label={t('newPassword')}
          autoComplete="new-password"
          help={t('passwordHelp', { count: PASSWORD_MIN_LENGTH })}
        />
        <SubmitButton form={form}>{t('savePassword')}</SubmitButton>
      </CallFormFrame>
      <noscript>{t('scriptNeeded')}</noscript>
    </Door>
  )
}

const TITLES = { wrong: 'linkWrongTitle', used: 'linkUsedTitle', expired: 'linkExpiredTitle' } as const
const SUBS = { wrong: 'linkWrongSub', used: 'resetUsedSub', expired: 'resetExpiredSub' } as const

function NoPasswordByThisLink({ kind }: { kind: SpoiledLink }) {
  const t = useText<typeof accountsText>('accounts')
  return (
    <Door
      unlisted
      title={t(TITLES[kind])}
      sub={t(SUBS[kind])}
      foot={<Link href={paths.login()}>{t('backToSignIn')}</Link>}
    >
      <ButtonLink href={paths.forgotPassword()} variant="primary" size={52} full>
        {t('askNewLink')}
      </ButtonLink>
    </Door>
  )
}
