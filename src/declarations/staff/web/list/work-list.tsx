import { useRef, useState } from 'react'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useSelectionKeys } from '#back-office/web/frame/use-selection-keys.ts'
import { showKeyList } from '#back-office/web/frame/key-list.ts'
import type { backOfficeListsText } from '#back-office/web/frame/back-office-lists.text.ts'
import type { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import type { staffDeclarations } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import type { WorkPlace } from '../work-place.ts'
import { Nothing } from './nothing.tsx'
import type { Refused } from './refused.ts'
import { RefusedNotice } from './refused-notice.tsx'
import { NOTHING } from '#back-office/web/frame/selection.ts'
import { TogetherBar } from './together-bar.tsx'
import { WorkTable } from './work-table.tsx'
import styles from './work-list.module.css'

type Listed = ReturnType<typeof useStaffList<typeof staffDeclarations.input, typeof staffDeclarations.output>>

/** The rows with what is selected of them, what is done with it, and the keys. */
export function WorkList({ list, place }: { list: Listed; place: WorkPlace }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const rows = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState(NOTHING)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const records = list.data?.records ?? []
  const chosen = records.filter(({ id }) => selection.chosen.has(id))
  useSelectionKeys({
    rows: () => rows.current,
    link: 'workLink',
    keys: records.map(({ id }) => id),
    selection,
    onSelect: setSelection,
  })
  return (
    <>
      <ListRows
        ref={rows}
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        notice={<RefusedNotice refused={refused} onClose={() => setRefused([])} />}
        empty={<Nothing place={place} />}
        hrefOf={(to) => paths.adminDeclarations({ ...place, page: to })}
        foot={<Keys />}
      >
        {(found) => (
          <WorkTable
            rows={found}
            shown={list.data ?? { page: 1, pageSize: 1, total: 1 }}
            group={place.group ?? 'DUE'}
            selection={selection}
            onSelect={setSelection}
          />
        )}
      </ListRows>
      {chosen.length > 0 && (
        <TogetherBar
          chosen={chosen}
          onClear={() => setSelection(NOTHING)}
          onDone={(left) => {
            setRefused(left)
            setSelection({ chosen: new Set(left.map(({ id }) => id)), anchor: null })
          }}
        />
      )}
    </>
  )
}

function Keys() {
  const lists = useText<typeof backOfficeListsText>('back-office-lists')
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  return (
    <p className={styles.keys}>
      <kbd>↑</kbd> <kbd>↓</kbd> {t('keysMove')} <kbd>{lists('keySpace')}</kbd> {t('keysSelect')}{' '}
      <Button size={32} variant="subtle" aria-keyshortcuts="?" onClick={showKeyList}>
        {lists('keysAll')}
      </Button>
    </p>
  )
}
