import { useState } from 'react'
import { RefusedRows } from '#back-office/web/frame/refused-notice.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import { openOfColleague } from '#work-orders/staff/load-contract.ts'
import { HandOverFields } from './hand-over-fields.tsx'
import type { Refused } from './hand-over-round.ts'
import type { handOverText } from './hand-over.text.ts'
import { useHandOver } from './use-hand-over.ts'

type Person = { id: string; name: string }
const SKELETON_ROWS = 4

/** All or some open work orders of a person, to a colleague or by the rules. */
export function HandOverDialog({
  person,
  colleagues,
  onClose,
}: {
  person: Person
  colleagues: readonly Person[]
  onClose: () => void
}) {
  const t = useText<typeof handOverText>('hand-over')
  const read = useStaffList(openOfColleague, { staffId: person.id })
  const [to, setTo] = useState('')
  /** Those that stay; all others go. */
  const [kept, setKept] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const orders = read.data?.orders ?? []
  const chosen = orders.filter(({ id }) => !kept.includes(id))
  const { progress, start } = useHandOver((left) => {
    setRefused(left)
    if (left.length === 0) onClose()
  })
  return (
    <FormDialog
      title={t('title', { name: person.name })}
      size="lg"
      onClose={onClose}
      form={{ busy: progress !== undefined, onSubmit: () => start(person.id, to || null, chosen) }}
      submit={progress ? t('progress', progress) : t('submit', { count: chosen.length })}
      cancel={t('cancel')}
      disabled={chosen.length === 0}
    >
      <RefusedRows
        title={t('refused', { count: refused.length })}
        answer={refused}
        rows={refused.map(({ id, company, number, why }) => ({
          id,
          href: paths.adminWorkOrder(id),
          name: t('refusedRow', { company, number }),
          why,
        }))}
        close={{ label: t('refusedClose'), onClose: () => setRefused([]) }}
      />
      {read.data && orders.length > 0 ? (
        <HandOverFields
          colleagues={colleagues}
          to={to}
          onTo={setTo}
          {...{ orders, kept, more: read.data.more }}
          onKept={setKept}
        />
      ) : read.data ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('failed')} />
      ) : (
        <SkeletonRows rows={SKELETON_ROWS} label={t('loading')} />
      )}
    </FormDialog>
  )
}
