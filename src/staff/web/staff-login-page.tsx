import { useEffect } from 'react'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import {
  CallFormFrame,
  fieldOf,
  looksLikeEmail,
  PasswordField,
  secretOf,
  SubmitButton,
  textOf,
  useCallForm,
} from '#accounts/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { LanguageOffer } from '#platform/ui/language-offer.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { readCache } from '#platform/web/query.ts'
import type { RootData } from '#platform/web/root-data.ts'
import { hasChosenLang, readToken, storeToken } from '#platform/web/session.ts'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { joinStaffTabs } from '#platform/web/staff-tabs.ts'
import { useText } from '#platform/web/text.ts'
import { staffLogin } from '../contract.ts'
import { adminTarget } from './admin-target.ts'
import { StaffDoor } from './staff-door.tsx'
import type { staffText } from './staff.text.ts'

export const handle = { auth: true, access: 'public', texts: ['staff', 'accounts'] }

export default function StaffLoginPage() {
  const t = useText<typeof staffText>('staff')
  const root = useRouteLoaderData('root') as RootData | undefined
  const form = useStaffLogin()
  useSessionOfOtherTab()
  return (
    <StaffDoor
      title={t('signInTitle')}
      sub={t('signInSub', { agency: root?.config.agencyName ?? '' })}
      foot={
        <>
          {t('sellersHere')} <Link href={paths.login()}>{t('sellerSignIn')}</Link>
        </>
      }
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
        <PasswordField {...fieldOf(form, 'password')} label={t('password')} autoComplete="current-password" />
        <TextField
          {...fieldOf(form, 'otp')}
          label={t('otp')}
          help={t('otpHelp')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
        />
        <SubmitButton form={form}>{t('signIn')}</SubmitButton>
      </CallFormFrame>
      <LanguageOffer />
    </StaffDoor>
  )
}

function useStaffLogin() {
  const t = useText<typeof staffText>('staff')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = readCache()
  const switchLang = useLangSwitch()
  return useCallForm(staffLogin, {
    staff: true,
    read: (data) => ({
      email: textOf(data, 'email'),
      password: secretOf(data, 'password'),
      otp: textOf(data, 'otp'),
    }),
    check: ({ email, password, otp }) => ({
      ...(looksLikeEmail(email) ? {} : { email: email === '' ? t('emailMissing') : t('emailMalformed') }),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
      ...(/^\d{3} ?\d{3}$/.test(otp) ? {} : { otp: t('otpMissing') }),
    }),
    onDone({ token, staff }) {
      queryClient.clear()
      if (!hasChosenLang()) switchLang(staff.lang)
      storeToken(token, true)
      const target = adminTarget(query.get('next'))
      void navigate(staff.mustChangePassword ? paths.adminPassword(target) : target, { replace: true })
    },
  })
}

/** Whoever is signed in in another tab, or signs in there now, does not have to do it again here. */
function useSessionOfOtherTab() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = adminTarget(query.get('next'))
  useEffect(
    () =>
      joinStaffTabs({
        onSettled: () => {
          if (readToken(true) !== null) void navigate(target, { replace: true })
        },
        onEnded: () => {},
      }),
    [navigate, target],
  )
}
