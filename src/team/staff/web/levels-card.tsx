import { useState } from 'react'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import { listLevels } from '../contract.ts'
import { levelColumns, type Level, type LevelActs } from './level-columns.tsx'
import { LevelDialog } from './level-dialog.tsx'
import { AddButton, ListCard } from './list-card.tsx'
import { RemoveLevelDialog } from './remove-level-dialog.tsx'
import type { teamText } from './team.text.ts'
import { useNames } from './use-names.ts'

/** Service levels by service and step; the general one is always there. */
export function LevelsCard({ isAdmin }: { isAdmin: boolean }) {
  const t = useText<typeof teamText>('team')
  const read = useStaffList(listLevels, {})
  const [open, setOpen] = useState<{ level?: Level }>()
  const [removing, setRemoving] = useState<Level>()
  return (
    <ListCard
      title={t('levels')}
      about={t('levelsText')}
      read={read}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      aside={isAdmin && <AddButton onClick={() => setOpen({})}>{t('addLevel')}</AddButton>}
      dialogs={
        <>
          {open && <LevelDialog level={open.level} onClose={() => setOpen(undefined)} />}
          {removing && <RemoveLevelDialog level={removing} onClose={() => setRemoving(undefined)} />}
        </>
      }
    >
      {(data) => (
        <LevelTable
          levels={withGeneral(data)}
          {...(isAdmin && { onChange: (level: Level) => setOpen({ level }), onRemove: setRemoving })}
        />
      )}
    </ListCard>
  )
}

const isGeneral = ({ productCode, step }: Pick<Level, 'productCode' | 'step'>) =>
  productCode === null && step === null

function withGeneral({ levels, usual }: OutputOf<typeof listLevels>): Level[] {
  if (levels.some(isGeneral)) return levels
  return [{ id: null, productCode: null, step: null, ...usual, savedByName: '' }, ...levels]
}

function LevelTable({ levels, ...acts }: { levels: readonly Level[] } & Partial<LevelActs>) {
  const t = useText<typeof teamText>('team')
  const names = useNames()
  const columns = levelColumns(t, names, acts)
  return <Table caption={t('levels')} columns={columns} rows={levels} rowKey={names.nameOf} dense />
}
