import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import { listLevels } from '../contract.ts'
import { levelColumns, type Level, type LevelActs } from './level-columns.tsx'
import { LevelDialog } from './level-dialog.tsx'
import { RemoveLevelDialog } from './remove-level-dialog.tsx'
import styles from './team.module.css'
import type { teamText } from './team.text.ts'
import { useNames } from './use-names.ts'

const SKELETON_ROWS = 3

/** Service levels by service and step; the general one is always there. */
export function LevelsCard({ isAdmin }: { isAdmin: boolean }) {
  const t = useText<typeof teamText>('team')
  const read = useStaffList(listLevels, {})
  const [open, setOpen] = useState<{ level?: Level }>()
  const [removing, setRemoving] = useState<Level>()
  return (
    <Card
      title={t('levels')}
      flush
      ruled
      aside={
        isAdmin && (
          <Button variant="primary" size={32} onClick={() => setOpen({})}>
            {t('addLevel')}
          </Button>
        )
      }
    >
      <p className={styles.about}>{t('levelsText')}</p>
      {read.data ? (
        <LevelTable
          levels={withGeneral(read.data)}
          {...(isAdmin && { onChange: (level: Level) => setOpen({ level }), onRemove: setRemoving })}
        />
      ) : read.error ? (
        <StaffLoadFailure
          read={read}
          title={t('levels')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      ) : (
        <SkeletonRows rows={SKELETON_ROWS} label={t('levels')} />
      )}
      {open && <LevelDialog level={open.level} onClose={() => setOpen(undefined)} />}
      {removing && <RemoveLevelDialog level={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
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
