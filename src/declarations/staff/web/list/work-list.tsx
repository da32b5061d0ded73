import { useRef, useState } from 'react'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { moveFocus } from '#back-office/web/frame/move-focus.ts'
import { useHotkeys } from '#back-office/web/frame/use-hotkeys.ts'
import type { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import type { DeclarationWork, staffDeclarations } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import type { WorkPlace } from '../work-place.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Nothing } from './nothing.tsx'
import { type Refused, RefusedNotice } from './refused-notice.tsx'
import { NOTHING, reached, type Selection, toggled } from './selection.ts'
import { TogetherBar } from './together-bar.tsx'
import { WorkTable } from './work-table.tsx'
import styles from './work-list.module.css'

type Listed = ReturnType<typeof useStaffList<typeof staffDeclarations.input, typeof staffDeclarations.output>>
const LINKS = '[data-work-link]'

/** The rows with what is selected of them, what is done with it, and the keys. */
export function WorkList({ list, place }: { list: Listed; place: WorkPlace }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const rows = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState(NOTHING)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [showsKeys, setShowsKeys] = useState(false)
  const records = list.data?.records ?? []
  const chosen = records.filter(({ id }) => selection.chosen.has(id))
  useWorkKeys({
    rows: () => rows.current,
    records,
    selection,
    onSelect: setSelection,
    onHelp: () => setShowsKeys(true),
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
        foot={<Keys onHelp={() => setShowsKeys(true)} />}
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
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  )
}

type Keyed = {
  rows: () => HTMLElement | null
  records: readonly DeclarationWork[]
  selection: Selection
  onSelect: (next: Selection) => void
  onHelp: () => void
}

const focused = () => (document.activeElement as HTMLElement | null)?.dataset['workLink']

function useWorkKeys({ rows, records, selection, onSelect, onHelp }: Keyed): void {
  const keys = records.map(({ id }) => id)
  const move = (by: 1 | -1, extends_: boolean) => {
    const from = focused()
    const to = moveFocus(rows(), LINKS, by)?.dataset['workLink']
    if (!extends_ || to === undefined) return
    const begun = from !== undefined && selection.anchor === null ? { ...selection, anchor: from } : selection
    onSelect(reached(begun, keys, to))
  }
  useHotkeys({
    ArrowDown: ({ shiftKey }) => move(1, shiftKey),
    ArrowUp: ({ shiftKey }) => move(-1, shiftKey),
    ' ': () => {
      const key = focused()
      // Elsewhere the space bar is the browser's.
      if (key === undefined) return false
      return onSelect(toggled(selection, key))
    },
    Escape: () => selection.chosen.size > 0 && onSelect(NOTHING),
    '?': onHelp,
  })
}

function Keys({ onHelp }: { onHelp: () => void }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  return (
    <p className={styles.keys}>
      <kbd>↑</kbd> <kbd>↓</kbd> {t('keysMove')} <kbd>{t('keySpace')}</kbd> {t('keysSelect')}{' '}
      <Button size={32} variant="subtle" aria-keyshortcuts="?" onClick={onHelp}>
        {t('keysAll')}
      </Button>
    </p>
  )
}
