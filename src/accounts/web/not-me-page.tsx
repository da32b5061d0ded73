import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { dropToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { notMe } from '../security-contract.ts'
import type { accountsText } from './accounts.text.ts'
import { CallFormFrame, SubmitButton } from './call-form-fields.tsx'
import { Door } from './door.tsx'
import { forgetLinkToken, type SpoiledLink, spoiledLink, useLinkToken } from './link-token.ts'
import { useCallForm } from './use-call-form.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts'] }

/** Where the mail about a new device leads: a press ends every session, and on to a new password. */
export default function NotMePage() {
  const t = useText<typeof accountsText>('accounts')
  const token = useLinkToken()
  const navigate = useNavigate()
  const form = useCallForm(notMe, {
    read: () => ({ token: token ?? '' }),
    onDone({ resetToken }) {
      forgetLinkToken()
      dropToken(false)
      void navigate(paths.resetPassword(resetToken), { replace: true })
    },
  })
  const spoiled = spoiledLink(token, form.refusal)
  if (spoiled) return <NothingByThisLink kind={spoiled} />
  return (
    <Door unlisted title={t('notMeTitle')} sub={t('notMeSub')}>
      <CallFormFrame form={form}>
        <SubmitButton form={form}>{t('notMeAct')}</SubmitButton>
      </CallFormFrame>
      <noscript>{t('scriptNeeded')}</noscript>
    </Door>
  )
}

const TITLES = { wrong: 'linkWrongTitle', used: 'linkUsedTitle', expired: 'linkExpiredTitle' } as const
const SUBS = { wrong: 'linkWrongSub', used: 'notMeUsedSub', expired: 'resetExpiredSub' } as const

function NothingByThisLink({ kind }: { kind: SpoiledLink }) {
  const t = useText<typeof accountsText>('accounts')
  return (
    <Door unlisted title={t(TITLES[kind])} sub={t(SUBS[kind])}>
      <ButtonLink href={paths.forgotPassword()} variant="primary" size={52} full>
        {t('resetTitle')}
      </ButtonLink>
    </Door>
  )
}
