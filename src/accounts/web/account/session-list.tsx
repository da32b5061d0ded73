import type { ReactNode } from 'react'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { DeviceText, deviceText } from './device-text.tsx'
import type { securityText } from './security.text.ts'
import type { Session, SessionCalls } from './session-calls.ts'
import { SignOutOthers } from './sign-out-others.tsx'

/** Where somebody is signed in; sellers and staff alike. To end one asks for the password: the page shows `ConfirmHost`. */
export function SessionList({ calls, history }: { calls: SessionCalls; history?: ReactNode }) {
  const t = useText<typeof securityText>('security')
  const { list, staff = false } = calls
  const { data, error, refetch, isFetching } = useCallQuery(list, {}, { staff })
  const end = useCallMutation(calls.end, { staff, invalidates: [list], make: makeConfirmedCall })
  const others = data?.sessions.filter(({ current }) => !current) ?? []
  const signOut = (session: Session) =>
    end.mutate(
      { sessionId: session.id },
      { onSuccess: () => showMessage(t('signedOut', { device: deviceText(session.device, t) }), 'good') },
    )
  return (
    <Card
      title={t('sessions')}
      flush={data !== undefined}
      foot={
        data && (
          <Row between>
            {history}
            {others.length > 0 ? <SignOutOthers calls={calls} count={others.length} /> : t('onlyHere')}
          </Row>
        )
      }
    >
      {data ? (
        <Table
          caption={t('sessions')}
          columns={columnsOf(t, {
            signOut,
            ending: end.isPending ? end.variables.sessionId : undefined,
            withMethod: !staff,
          })}
          rows={data.sessions}
          rowKey={({ id }) => id}
        />
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Card>
  )
}

function columnsOf(
  t: Translate<typeof securityText>,
  {
    signOut,
    ending,
    withMethod,
  }: {
    signOut: (session: Session) => void
    ending: string | undefined
    /** Staff sign in in one way alone. */
    withMethod: boolean
  },
): Column<Session>[] {
  return [
    {
      key: 'device',
      header: t('columnDevice'),
      primary: true,
      cell: ({ device }) => <DeviceText device={device} />,
    },
    { key: 'address', header: t('columnAddress'), cell: ({ ip }) => ip },
    withMethod
      ? { key: 'method', header: t('columnMethod'), cell: ({ method }) => t(`method_${method ?? 'none'}`) }
      : {
          key: 'since',
          header: t('columnSince'),
          cell: ({ createdAt }) => <DateText value={createdAt} format="fullTime" />,
        },
    {
      key: 'last',
      header: t('columnLast'),
      cell: ({ current, lastSeenAt }) =>
        current ? (
          <Badge variant="finished">{t('thisDevice')}</Badge>
        ) : (
          <DateText value={lastSeenAt} format="fullTime" />
        ),
    },
    {
      key: 'action',
      header: <span className="visually-hidden">{t('columnAction')}</span>,
      onPhone: 'bare',
      numeric: true,
      cell: (session) =>
        !session.current && (
          <Button
            size={32}
            aria-label={t('signOutDevice', { device: deviceText(session.device, t) })}
            loading={session.id === ending}
            onClick={() => signOut(session)}
          >
            {t('signOut')}
          </Button>
        ),
    },
  ]
}
