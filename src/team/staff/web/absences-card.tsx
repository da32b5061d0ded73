import { useState } from 'react'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { StaffMember } from '#staff/contract.ts'
import { listAbsences } from '../absences-contract.ts'
import { absenceColumns, type AbsenceActs, type ShownAbsence } from './absence-columns.tsx'
import { AbsenceDialog } from './absence-dialog.tsx'
import type { absencesText } from './absences.text.ts'
import { AddButton, ListCard } from './list-card.tsx'
import { RemoveAbsenceDialog } from './remove-absence-dialog.tsx'

/** Who is away and who stands in: administrators enter it for everybody, others for themselves. */
export function AbsencesCard({ me }: { me: StaffMember | undefined }) {
  const t = useText<typeof absencesText>('absences')
  const read = useStaffList(listAbsences, {})
  const [open, setOpen] = useState<{ absence?: ShownAbsence }>()
  const [removing, setRemoving] = useState<ShownAbsence>()
  const isAdmin = me?.role === 'admin'
  const acts: AbsenceActs = {
    onChange: (absence) => setOpen({ absence }),
    onRemove: setRemoving,
    mayChange: ({ staffId }) => isAdmin || staffId === me?.id,
  }
  const people = read.data?.people ?? []
  return (
    <ListCard
      title={t('title')}
      about={t('about')}
      read={read}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      aside={
        people.some(({ id }) => id === me?.id) && (
          <AddButton onClick={() => setOpen({})}>{t('add')}</AddButton>
        )
      }
      dialogs={
        <>
          {open && me && (
            <AbsenceDialog
              absence={open.absence}
              me={me.id}
              people={people}
              isAdmin={isAdmin}
              onClose={() => setOpen(undefined)}
            />
          )}
          {removing && <RemoveAbsenceDialog absence={removing} onClose={() => setRemoving(undefined)} />}
        </>
      }
    >
      {({ absences }) => <AbsenceTable absences={absences} acts={acts} />}
    </ListCard>
  )
}

function AbsenceTable({ absences, acts }: { absences: readonly ShownAbsence[]; acts: AbsenceActs }) {
  const t = useText<typeof absencesText>('absences')
  const columns = absenceColumns(t, useLang(), acts)
  if (absences.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return <Table caption={t('title')} columns={columns} rows={absences} rowKey={({ id }) => id} dense />
}
