import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { AGREEMENT_VERSION } from '../agreement.ts'
import { register } from '../contract.ts'
import type { accountsText } from './accounts.text.ts'
import { AgreementDisclosure } from './agreement.tsx'
import { CallFormFrame, fieldOf, SubmitButton } from './call-form-fields.tsx'
import { CountryField } from './country-field.tsx'
import { Door } from './door.tsx'
import { MailSent } from './mail-sent.tsx'
import { rememberedBuyer } from './remembered-buyer.ts'
import { emailProblem, textOf, useCallForm } from './use-call-form.ts'
import { useHydrated } from './use-hydrated.ts'
import { rememberForRegistration } from './wishes.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts', 'agreement'] }

export default function RegisterPage() {
  const t = useText<typeof accountsText>('accounts')
  const [query] = useSearchParams()
  const [sentTo, setSentTo] = useState<string>()
  const next = query.get('next')
  const onSent = (email: string) => {
    rememberForRegistration(next)
    setSentTo(email)
  }
  if (sentTo) {
    return <MailSent text={t('registeredSent', { email: sentTo })} onAgain={() => setSentTo(undefined)} />
  }
  return (
    <Door
      wide
      title={t('registerTitle')}
      sub={t('registerSub')}
      foot={
        <>
          {t('haveAccount')} <Link href={paths.login(next ?? undefined)}>{t('signIn')}</Link>
        </>
      }
    >
      <RegisterForm onSent={onSent} />
      <noscript>{t('scriptNeeded')}</noscript>
    </Door>
  )
}

function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText<typeof accountsText>('accounts')
  const form = useRegistration(onSent)
  const country = useHydrated() ? rememberedBuyer()?.country : undefined
  return (
    <CallFormFrame form={form}>
      <TextField
        {...fieldOf(form, 'email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <TextField {...fieldOf(form, 'name')} label={t('name')} autoComplete="name" maxLength={100} />
      <TextField
        {...fieldOf(form, 'companyName')}
        label={t('companyName')}
        help={t('companyNameHelp')}
        autoComplete="organization"
        maxLength={200}
      />
      <CountryField
        {...fieldOf(form, 'companyCountry')}
        label={t('companyCountry')}
        placeholder={t('choose')}
        autoComplete="country"
        {...(country && { defaultValue: country })}
      />
      <div>
        <CheckField
          {...fieldOf(form, 'agreementVersion')}
          label={t('acceptAgreement')}
          value={AGREEMENT_VERSION}
        />
        <AgreementDisclosure />
      </div>
      <SubmitButton form={form}>{t('register')}</SubmitButton>
    </CallFormFrame>
  )
}

function useRegistration(onSent: (email: string) => void) {
  const t = useText<typeof accountsText>('accounts')
  const lang = useLang()
  return useCallForm(register, {
    read: (data) => ({
      email: textOf(data, 'email'),
      name: textOf(data, 'name'),
      companyName: textOf(data, 'companyName'),
      companyCountry: textOf(data, 'companyCountry'),
      agreementVersion: textOf(data, 'agreementVersion'),
      lang,
    }),
    check: (input) => ({
      ...emailProblem(input.email, t),
      ...(input.name === '' ? { name: t('nameMissing') } : {}),
      ...(input.companyName === '' ? { companyName: t('companyNameMissing') } : {}),
      ...(input.companyCountry === '' ? { companyCountry: t('countryMissing') } : {}),
      ...(input.agreementVersion === '' ? { agreementVersion: t('agreementMissing') } : {}),
    }),
    onDone: (_answer, input) => onSent(input.email),
  })
}
