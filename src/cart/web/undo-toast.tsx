import { useEffect } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { CartLineView } from '../contract.ts'
import type { cartText } from './cart.text.ts'
import styles from './undo-toast.module.css'

/** Longer than other toasts: there is something to read and to press. */
const SHOWN_MS = 10_000

type Props = {
  removed: CartLineView | undefined
  busy: boolean
  onUndo: () => void
  onEnd: () => void
}

/** Says in view, wherever the page is scrolled to, what was removed, and puts it back. */
export function UndoToast({ removed, busy, onUndo, onEnd }: Props) {
  const t = useText<typeof cartText>('cart')
  const id = removed?.id
  useEffect(() => {
    if (id === undefined || busy) return undefined
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time runs for each removed line, not each rendering
  }, [id, busy])
  return (
    <div className={styles.place} role="status" data-undo>
      {removed && (
        <Notice
          tone="good"
          className={styles.toast}
          action={
            <Button size={32} onClick={onUndo} loading={busy}>
              {t('undo')}
            </Button>
          }
        >
          {t('removed', { name: removed.name })}
        </Notice>
      )}
    </div>
  )
}
