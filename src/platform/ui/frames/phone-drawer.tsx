import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import { IconButton } from '../button.tsx'
import { IconMenu2 } from '../icons.ts'
import type { uiText } from '../ui.text.ts'

const Drawer = lazy(async () => {
  const { Drawer: kit } = await loadWithRetry(() => import('../drawer.tsx'))
  return { default: kit }
})

/** The navigation on a phone, behind a button. It goes away when one of its links was followed. */
export function PhoneDrawer({ title, children }: { title: ReactNode; children: ReactNode }) {
  const t = useText<typeof uiText>('ui')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        variant="bare"
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} />
      </IconButton>
      {open && (
        <Suspense>
          <Drawer side="start" title={title} onClose={close} onFollow={close}>
            {children}
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
