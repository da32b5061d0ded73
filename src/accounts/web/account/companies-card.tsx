import { useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconPlus } from '#platform/ui/icons.ts'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { companiesOverview } from '#pending-matters/contract.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { userInfo } from '../../contract.ts'
import { useCompanySwitch } from '../use-company-switch.ts'
import { useSession } from '../use-session.ts'
import { AllMatters } from './all-matters.tsx'
import { AddCompanyDialog } from './add-company-dialog.tsx'
import type { companiesText } from './companies.text.ts'

type Membership = OutputOf<typeof userInfo>['companies'][number]

/** The companies of the person, and the way from one to another. */
export function CompaniesCard() {
  const t = useText<typeof companiesText>('companies')
  const { user } = useSession()
  const [adding, setAdding] = useState(false)
  const { switchTo, switching } = useCompanySwitch()
  const isSeveral = (user?.companies.length ?? 0) > 1
  const { data: overview } = useCallQuery(companiesOverview, {}, { enabled: isSeveral })
  const waiting =
    overview &&
    ((id: string) =>
      waitingText(
        overview.companies.find((one) => one.id === id),
        t,
      ))
  return (
    <Card
      title={t('title')}
      flush={user !== undefined}
      aside={
        <Button size={32} icon={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
      foot={t('apart')}
    >
      {user ? (
        <Table
          caption={t('title')}
          columns={columnsOf(t, { here: user.company.id, switchTo, switching, waiting })}
          rows={user.companies}
          rowKey={({ id }) => id}
        />
      ) : (
        <SkeletonRows rows={1} />
      )}
      {overview && overview.matters.length > 0 && (
        <AllMatters matters={overview.matters} switchTo={switchTo} />
      )}
      {adding && <AddCompanyDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

type Waiting = OutputOf<typeof companiesOverview>['companies'][number]

function waitingText(waiting: Waiting | undefined, t: Translate<typeof companiesText>): string {
  if (!waiting?.toDos) return t('nothing')
  const toDos = t('toDos', { count: waiting.toDos })
  return waiting.payments ? `${toDos} · ${t('toPay', { count: waiting.payments })}` : toDos
}

function columnsOf(
  t: Translate<typeof companiesText>,
  place: {
    waiting?: ((companyId: string) => string) | undefined
    here: string
    switching: string | undefined
    switchTo: (companyId: string) => void
  },
): Column<Membership>[] {
  return [
    { key: 'name', header: t('column'), named: true, primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
    ...(place.waiting
      ? [{ key: 'waiting', header: t('waiting'), cell: (row: Membership) => place.waiting?.(row.id) }]
      : []),
    { key: 'role', header: t('role'), cell: ({ role }) => t(`role_${role}`) },
    {
      key: 'action',
      header: <span className="visually-hidden">{t('action')}</span>,
      onPhone: 'bare',
      numeric: true,
      cell: ({ id, name }) =>
        id === place.here ? (
          <Badge variant="finished">{t('here')}</Badge>
        ) : (
          <Button
            size={32}
            aria-label={t('switchTo', { company: name })}
            loading={place.switching === id}
            onClick={() => place.switchTo(id)}
          >
            {t('switch')}
          </Button>
        ),
    },
  ]
}
