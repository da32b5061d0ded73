import { useEffect, useState } from 'react'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { PasskeyList } from '#accounts/web/account/passkey-list.tsx'
import { TwoFactorLines } from '#accounts/web/account/two-factor-lines.tsx'
import { ConfirmHost } from '#accounts/web/confirm/confirm-host.tsx'
import { useSession } from '#accounts/web/public.tsx'
import { knownPath } from '#accounts/web/sign-in-target.ts'
import { readSecurity } from '#accounts/security-contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import type { RootData } from '#platform/web/root-data.ts'
import { useText } from '#platform/web/text.ts'
import { ExportCards } from '#privacy/web/public.tsx'
import { StaffDoor } from '#staff/web/staff-door.tsx'
import { paths } from '#paths.ts'
import { signOut } from './page-tools.tsx'
import type { secondFactorPageText } from './second-factor-page.text.ts'

export const handle = {
  auth: true,
  access: 'seller',
  texts: ['second-factor-page', 'accounts', 'confirm', 'data', 'security', 'ui'],
}

/** Whoever must have a second factor and has none gets no further than this page. */
export default function SecondFactorPage() {
  const t = useText<typeof secondFactorPageText>('second-factor-page')
  const root = useRouteLoaderData('root') as RootData | undefined
  const { signedIn, user } = useSession()
  const next = useNext()
  useSignInFirst(signedIn, next)
  const { data: security } = useCallQuery(readSecurity, {}, { enabled: signedIn === true })
  const isDone = security && (security.authenticatorSince !== null || security.passkeys.length > 0)
  return (
    <StaffDoor
      wide
      title={t('title')}
      sub={t('sub', { agency: root?.config.agencyName ?? '' })}
      foot={user && <Foot email={user.email} />}
    >
      {security ? (
        <Stack gap={16}>
          {isDone && <Notice tone="good">{t('done')}</Notice>}
          <div>
            <PasskeyList passkeys={security.passkeys} />
            <TwoFactorLines security={security} />
          </div>
          {isDone && (
            <Row>
              <ButtonLink variant="primary" href={next ?? paths.dashboard()}>
                {t('goOn')}
              </ButtonLink>
            </Row>
          )}
        </Stack>
      ) : (
        <Skeleton lines={4} />
      )}
      <ConfirmHost />
    </StaffDoor>
  )
}

/** The ways out: signing out, and with what is one's own. */
function Foot({ email }: { email: string }) {
  const t = useText<typeof secondFactorPageText>('second-factor-page')
  const [taking, setTaking] = useState(false)
  return (
    <>
      {t('signedInAs', { email })}{' '}
      <Button variant="subtle" onClick={signOut}>
        {t('signOut')}
      </Button>
      <Button variant="subtle" onClick={() => setTaking(true)}>
        {t('takeAlong')}
      </Button>
      {taking && (
        <Dialog size="lg" title={t('takeAlong')} onClose={() => setTaking(false)}>
          <Stack gap={16}>
            <ExportCards />
          </Stack>
        </Dialog>
      )}
    </>
  )
}

function useNext(): string | undefined {
  const [query] = useSearchParams()
  return knownPath(query.get('next'))
}

function useSignInFirst(signedIn: boolean | undefined, next: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn === false) void navigate(paths.login(next), { replace: true })
  }, [signedIn, next, navigate])
}
