import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { verifyEmail } from '../contract.ts'
import type { accountsText } from './accounts.text.ts'
import { Door } from './door.tsx'
import { useLinkToken } from './link-token.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts'] }

type Outcome =
  | { state: 'waiting' }
  | { state: 'done'; email: string }
  | { state: 'used' | 'expired' | 'wrong' }
  | { state: 'failed'; message: string }

export default function VerifyEmailPage() {
  const t = useText<typeof accountsText>('accounts')
  const navigate = useNavigate()
  const { outcome, again } = useVerification()
  const email = outcome.state === 'done' ? outcome.email : undefined
  const toSignIn = () => void navigate(paths.login(), { state: { email } })
  const texts = textsOf(outcome, t)
  return (
    <Door
      {...texts}
      unlisted
      foot={
        outcome.state === 'expired' || outcome.state === 'wrong' ? (
          <>
            {t('noAccount')} <Link href={paths.register()}>{t('register')}</Link>
          </>
        ) : undefined
      }
    >
      <output className="visually-hidden">{texts.title}</output>
      {outcome.state === 'failed' && (
        <Button variant="primary" size={52} full onClick={again}>
          {t('tryAgain')}
        </Button>
      )}
      {outcome.state !== 'failed' && outcome.state !== 'waiting' && (
        <Button variant="primary" size={52} full onClick={toSignIn}>
          {t('signIn')}
        </Button>
      )}
    </Door>
  )
}

/** Sends the link's secret once, also where React mounts a page twice in development. */
function useVerification() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'waiting' })
  const sent = useRef('')
  const send = useCallback(async () => {
    if (!token) return
    setOutcome({ state: 'waiting' })
    try {
      const { email } = await makeCall(verifyEmail, { token }, { quiet: true })
      setOutcome({ state: 'done', email })
    } catch (error) {
      setOutcome(outcomeOf(error))
    }
  }, [token])
  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    void send()
  }, [token, send])
  return { outcome: token === '' ? ({ state: 'wrong' } as const) : outcome, again: () => void send() }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof CallFailure)) throw error
  if (error.error === 'accounts.link_used') return { state: 'used' }
  if (error.error === 'accounts.link_expired') return { state: 'expired' }
  if (error.error === 'accounts.link_wrong') return { state: 'wrong' }
  return { state: 'failed', message: error.message }
}

function textsOf(
  outcome: Outcome,
  t: ReturnType<typeof useText<typeof accountsText>>,
): { title: string; sub: string } {
  switch (outcome.state) {
    case 'waiting':
      return { title: t('verifyTitle'), sub: t('verifyWait') }
    case 'done':
      return { title: t('verified'), sub: t('verifiedSub', { email: outcome.email }) }
    case 'used':
      return { title: t('linkUsedTitle'), sub: t('verifyUsedSub') }
    case 'expired':
      return { title: t('linkExpiredTitle'), sub: t('verifyExpiredSub') }
    case 'wrong':
      return { title: t('linkWrongTitle'), sub: t('linkWrongSub') }
    case 'failed':
      return { title: t('linkFailedTitle'), sub: outcome.message }
  }
}
