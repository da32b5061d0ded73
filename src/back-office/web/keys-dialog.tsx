import { useState } from 'react'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { useText } from '#platform/web/text.ts'
import { useShortcut } from '#search/web/public.tsx'
import type { backOfficeShellText } from './back-office-shell.text.ts'
import { type KeyLine, keysOnScreen, useKeyListOpener } from './frame/key-list.ts'
import { useHotkeys } from './frame/use-hotkeys.ts'

/** `?` on any page: what its keys do, and those that work everywhere. */
export function KeysDialog() {
  const t = useText<typeof backOfficeShellText>('back-office-shell')
  const shortcut = useShortcut()
  const [keys, setKeys] = useState<readonly KeyLine[]>()
  const open = () => setKeys(keysOnScreen())
  useHotkeys({ '?': open })
  useKeyListOpener(open)
  if (!keys) return null
  const everywhere = [
    { sign: shortcut, text: t('search') },
    { sign: '?', text: t('keysHelp') },
  ]
  return (
    <Dialog title={t('keysTitle')} onClose={() => setKeys(undefined)}>
      <Facts
        items={[...keys, ...everywhere].map(({ sign, text }) => ({ label: <kbd>{sign}</kbd>, value: text }))}
      />
    </Dialog>
  )
}
