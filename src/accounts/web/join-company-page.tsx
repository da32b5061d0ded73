import { useQuery } from '@tanstack/react-query'
import { paths } from '#paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { type CallFailure, makeCall } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { readInvitation } from '../members-contract.ts'
import type { accountsText } from './accounts.text.ts'
import { Door } from './door.tsx'
import { type Invitation, JoinForm } from './join-form.tsx'
import type { joinText } from './join.text.ts'
import { useLinkToken } from './link-token.ts'

export const handle = { auth: true, access: 'public', texts: ['accounts', 'agreement', 'join', 'ui'] }

/** Where the link in an invitation leads. Nothing is accepted until the person presses. */
export default function JoinCompanyPage() {
  const t = useText<typeof joinText>('join')
  const token = useLinkToken()
  const { data, error, refetch, isFetching } = useInvitation(token)
  if (token === '') return <NoEntry kind="wrong" />
  if (error?.error?.startsWith('accounts.')) return <NoEntry kind={kindOf(error.error)} />
  if (!token || !data)
    return (
      <Door unlisted title={t('loadingTitle')}>
        {error ? (
          <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Door>
    )
  return (
    <Door
      unlisted
      title={t('title', { company: data.companyName })}
      sub={t(`invites_${data.role}`, { name: data.invitedBy })}
    >
      <JoinForm token={token} invitation={data} />
    </Door>
  )
}

/** By POST, because the secret of the link stands in no address; it changes nothing, so it is read like any other. */
function useInvitation(token: string | undefined) {
  return useQuery<Invitation, CallFailure>(
    {
      queryKey: [readInvitation.path, token],
      queryFn: ({ signal }) => makeCall(readInvitation, { token: token ?? '' }, { signal, quiet: true }),
      enabled: Boolean(token),
      retry: false,
    },
    readCache(),
  )
}

type Closed = 'wrong' | 'used' | 'ended'

const kindOf = (error: string): Closed =>
  error === 'accounts.link_wrong' ? 'wrong' : error === 'accounts.link_used' ? 'used' : 'ended'

function NoEntry({ kind }: { kind: Closed }) {
  const t = useText<typeof joinText>('join')
  const a = useText<typeof accountsText>('accounts')
  return (
    <Door unlisted title={t(`${kind}Title`)} sub={t(`${kind}Sub`)}>
      <ButtonLink href={paths.login()} variant="primary" size={52} full>
        {a('signIn')}
      </ButtonLink>
    </Door>
  )
}
