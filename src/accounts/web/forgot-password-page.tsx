import { useState } from 'react'
import { TextField } from '#platform/ui/field.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { forgotPassword } from '../contract.ts'
import type { accountsText } from './accounts.text.ts'
import { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'
import { Door } from './door.tsx'
import { MailSent } from './mail-sent.tsx'
import { emailProblem, textOf, useCallForm } from './use-call-form.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts'] }

export default function ForgotPasswordPage() {
  const t = useText<typeof accountsText>('accounts')
  const [sentTo, setSentTo] = useState<string>()
  const form = useCallForm(forgotPassword, {
    read: (data) => ({ email: textOf(data, 'email') }),
    check: ({ email }): Record<string, string> => emailProblem(email, t),
    onDone: (_answer, { email }) => setSentTo(email),
  })
  if (sentTo)
    return <MailSent text={t('resetSent', { email: sentTo })} onAgain={() => setSentTo(undefined)} />
  return (
    <Door
      title={t('forgotTitle')}
      sub={t('forgotSub')}
      foot={<Link href={paths.login()}>{t('backToSignIn')}</Link>}
    >
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
        />
        <SubmitButton form={form}>{t('sendLink')}</SubmitButton>
      </CallFormFrame>
      <noscript>{t('scriptNeeded')}</noscript>
    </Door>
  )
}
