import { useState } from 'react'
import { ChangePasswordDialog } from '#accounts/web/account/password-line.tsx'
import { SecurityLine } from '#accounts/web/account/security-line.tsx'
import type { SessionCalls } from '#accounts/web/account/session-calls.ts'
import { SessionList } from '#accounts/web/account/session-list.tsx'
import { ConfirmHost } from '#accounts/web/confirm/confirm-host.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import {
  changeStaffPassword,
  confirmStaff,
  staffLogoutOthers,
  staffLogoutSession,
  staffMe,
  staffSessions,
} from '#staff/contract.ts'
import type { staffAccountPageText } from './staff-account-page.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['staff-account-page', 'accounts', 'confirm', 'security', 'ui'],
}

const SESSION_CALLS: SessionCalls = {
  staff: true,
  list: staffSessions,
  end: staffLogoutSession,
  endOthers: staffLogoutOthers,
}

/** A member of staff's own sign-in: the password, and where they are signed in. */
export default function StaffAccountPage() {
  const t = useText<typeof staffAccountPageText>('staff-account-page')
  const { data: me } = useCallQuery(staffMe, {}, { staff: true })
  return (
    <StaffPage>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={me ? `${me.name} · ${me.email}` : ' '} />
      <Stack gap={20}>
        <Card title={t('signIn')}>
          <PasswordLine />
          <SecurityLine name={t('authenticator')} note={t('authenticatorText')} />
        </Card>
        <SessionList calls={SESSION_CALLS} />
      </Stack>
      <ConfirmHost call={confirmStaff} staff />
    </StaffPage>
  )
}

function PasswordLine() {
  const t = useText<typeof staffAccountPageText>('staff-account-page')
  const [changing, setChanging] = useState(false)
  return (
    <>
      <SecurityLine
        name={t('password')}
        action={
          <Button size={32} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        }
      />
      {changing && (
        <ChangePasswordDialog
          call={changeStaffPassword}
          staff
          reads={[staffSessions]}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
