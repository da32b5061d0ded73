import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import styles from './undo-toast.module.css'

/** Longer than other toasts: there is something to read and to press. */
const SHOWN_MS = 10_000

type Props = {
  /** What was removed, and what says so; undefined when there is nothing to undo. */
  removed: { id: string; text: string } | undefined
  /** The text of the button. */
  undo: string
  busy: boolean
  onUndo: () => void
  onEnd: () => void
}

/** Says in view, wherever the page is scrolled to, what was removed, and puts it back. */
export function UndoToast({ removed, undo, busy, onUndo, onEnd }: Props) {
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
              {undo}
            </Button>
          }
        >
          {removed.text}
        </Notice>
      )}
    </div>
  )
}
