import { Badge } from '#platform/ui/badge.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { logoutOthers, logoutSession, userSessions } from '../../contract.ts'
import { readSecurity } from '../../security-contract.ts'
import { NewDevices } from './new-devices.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordLine } from './password-line.tsx'
import type { securityText } from './security.text.ts'
import { SessionList } from './session-list.tsx'
import { SignInHistory } from './sign-in-history.tsx'
import { TwoFactorLines } from './two-factor-lines.tsx'

const SESSION_CALLS = { list: userSessions, end: logoutSession, endOthers: logoutOthers }

/** How the person proves who they are, and where they are signed in. */
export function SecuritySection() {
  const t = useText<typeof securityText>('security')
  const { data: security } = useCallQuery(readSecurity, {})
  const isWeak = security?.authenticatorSince === null && security.passkeys.length === 0
  return (
    <>
      <Card
        title={t('title')}
        aside={
          security && (
            <Badge variant={isWeak ? 'dueSoon' : 'finished'} icon={isWeak && <IconAlertTriangle size={14} />}>
              {t(isWeak ? 'passwordOnly' : 'twoWays')}
            </Badge>
          )
        }
      >
        <Stack gap={16}>
          {isWeak && <Notice>{t('passwordOnlyText')}</Notice>}
          <NewDevices devices={security?.newDevices ?? []} />
          <div>
            <PasswordLine />
            {security && <TwoFactorLines security={security} />}
            {security && <PasskeyList passkeys={security.passkeys} />}
          </div>
        </Stack>
      </Card>
      <SessionList calls={SESSION_CALLS} history={<SignInHistory />} />
    </>
  )
}
