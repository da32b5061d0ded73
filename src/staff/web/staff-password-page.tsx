import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  CallFormFrame,
  fieldOf,
  isLongEnough,
  PASSWORD_MIN_LENGTH,
  PasswordField,
  secretOf,
  SubmitButton,
  useCallForm,
} from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { readCache } from '#platform/web/query.ts'
import { renewToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useStaffSignedIn } from '#platform/web/use-staff-signed-in.ts'
import { changeStaffPassword } from '../contract.ts'
import { adminTarget } from './admin-target.ts'
import { StaffDoor } from './staff-door.tsx'
import type { staffText } from './staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['staff', 'accounts'] }

/** Whoever signs in with a password that somebody else chose gets no further than this page. */
export default function StaffPasswordPage() {
  const t = useText<typeof staffText>('staff')
  const form = useFirstPassword()
  return (
    <StaffDoor title={t('ownPasswordTitle')} sub={t('ownPasswordSub')}>
      <CallFormFrame form={form}>
        <PasswordField
          {...fieldOf(form, 'currentPassword')}
          label={t('givenPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldOf(form, 'newPassword')}
          label={t('ownPassword')}
          help={t('ownPasswordHelp', { count: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
        />
        <SubmitButton form={form}>{t('savePassword')}</SubmitButton>
      </CallFormFrame>
    </StaffDoor>
  )
}

function useFirstPassword() {
  const t = useText<typeof staffText>('staff')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = readCache()
  const signedIn = useStaffSignedIn()
  const target = adminTarget(query.get('next'))
  useEffect(() => {
    if (signedIn === false) void navigate(paths.adminLogin(target), { replace: true })
  }, [signedIn, target, navigate])
  return useCallForm(changeStaffPassword, {
    staff: true,
    read: (data) => ({
      currentPassword: secretOf(data, 'currentPassword'),
      newPassword: secretOf(data, 'newPassword'),
    }),
    check: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' ? { currentPassword: t('givenPasswordMissing') } : {}),
      ...(isLongEnough(newPassword)
        ? {}
        : { newPassword: t('ownPasswordShort', { count: PASSWORD_MIN_LENGTH }) }),
    }),
    onDone({ token }) {
      renewToken(token, true)
      queryClient.clear()
      void navigate(target, { replace: true })
    },
  })
}
