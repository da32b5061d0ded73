import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { useText } from '#platform/web/text.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'

const KEYS = ['MOVE', 'OPEN', 'SELECT', 'RANGE', 'CLEAR', 'FIND', 'HELP'] as const

const SIGNS: Partial<Record<(typeof KEYS)[number], string>> = {
  MOVE: '↑ ↓',
  OPEN: 'Enter',
  CLEAR: 'Esc',
  FIND: '/',
  HELP: '?',
}

/** What the keyboard does in the list. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const signs = { SELECT: t('keySpace'), RANGE: t('keyRange'), ...SIGNS }
  return (
    <Dialog title={t('keysTitle')} onClose={onClose}>
      <Facts items={KEYS.map((key) => ({ label: <kbd>{signs[key]}</kbd>, value: t(`key_${key}`) }))} />
    </Dialog>
  )
}
