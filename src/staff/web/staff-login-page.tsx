import { useLocation, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import {
  CallFormFrame,
  Door,
  fieldOf,
  looksLikeEmail,
  PasswordField,
  secretOf,
  SubmitButton,
  textOf,
  useCallForm,
} from '#accounts/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { LanguageMenu } from '#platform/ui/frames/frame-parts.tsx'
import { Anchor, Link } from '#platform/ui/link.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { useLanguageChoices } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import { isLocalPath } from '#platform/shared/local-path.ts'
import { readCache } from '#platform/web/query.ts'
import { storeToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { staffLogin } from '../contract.ts'
import styles from './staff-login-page.module.css'
import type { staffText } from './staff.text.ts'

export const handle = { auth: true, access: 'public', texts: ['staff', 'accounts'] }

export default function StaffLoginPage() {
  const t = useText<typeof staffText>('staff')
  const root = useRouteLoaderData('root') as { config: { agencyName: string; brandName: string } } | undefined
  const { pathname, search } = useLocation()
  const languages = useLanguageChoices(`${pathname}${search}`)
  const form = useStaffLogin()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Anchor href={paths.home()} className={styles.home}>
          <Logo name={root?.config.brandName ?? ''} />
        </Anchor>
        <LanguageMenu languages={languages} />
      </header>
      <main id="content">
        <Door
          unlisted
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
            <PasswordField
              {...fieldOf(form, 'password')}
              label={t('password')}
              autoComplete="current-password"
            />
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
        </Door>
      </main>
    </div>
  )
}

function useStaffLogin() {
  const t = useText<typeof staffText>('staff')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = readCache()
  return useCallForm(staffLogin, {
    staff: true,
    read: (data) => ({
      email: textOf(data, 'email'),
      password: secretOf(data, 'password'),
      otp: textOf(data, 'otp'),
    }),
    check: ({ email, password, otp }) => ({
      ...(looksLikeEmail(email) ? {} : { email: t('emailMissing') }),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
      ...(/^\d{3} ?\d{3}$/.test(otp) ? {} : { otp: t('otpMissing') }),
    }),
    onDone({ token }) {
      queryClient.clear()
      storeToken(token, true)
      void navigate(adminTarget(query.get('next')), { replace: true })
    },
  })
}

/** A page of the back office, or its queue; never another address. */
function adminTarget(next: string | null): string {
  if (!isLocalPath(next) || !URL.canParse(next, 'http://portal')) return paths.adminQueue()
  const { pathname, search } = new URL(next, 'http://portal')
  const queue = paths.adminQueue()
  const isAdminPage =
    pathname === queue || (pathname.startsWith(`${queue}/`) && pathname !== paths.adminLogin())
  return isAdminPage ? `${pathname}${search}` : paths.adminQueue()
}
