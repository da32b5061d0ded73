import { type ReactNode, useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { useOnDemand } from '#platform/web/use-on-demand.ts'
import { IconButton } from '../button.tsx'
import { IconMenu2 } from '../icons.ts'
import type { uiText } from '../ui.text.ts'

const loadDrawer = () => import('../drawer.tsx').then((module) => module.Drawer)

/** The navigation on a phone, behind a button. It closes when one of its links was followed. */
export function PhoneDrawer({ title, children }: { title: ReactNode; children: ReactNode }) {
  const t = useText<typeof uiText>('ui')
  const [wanted, setWanted] = useState(false)
  const { component: Drawer, ask, prefetch } = useOnDemand(loadDrawer)
  const open = wanted && Drawer !== undefined
  const close = () => setWanted(false)
  return (
    <>
      <IconButton
        variant="bare"
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true)
          ask()
        }}
      >
        <IconMenu2 size={22} />
      </IconButton>
      {open && (
        <Drawer side="start" title={title} onClose={close} onFollow={close}>
          {children}
        </Drawer>
      )}
    </>
  )
}
