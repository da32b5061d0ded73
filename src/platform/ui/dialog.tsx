import { Dialog as Kit } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#platform/web/text.ts'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { IconX } from './icons.ts'
import type { uiText } from './ui.text.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  title: ReactNode
  onClose: () => void
  /** A link inside was followed. */
  onFollow?: () => void
  children: ReactNode
}

/**
 * A modal dialog, open as long as it is rendered. It traps the focus and gives it back; Escape, a press
 * beside it and its cross call `onClose`. An element with `data-autofocus` is focused first, else the
 * first field; without any, the cross.
 */
export function Dialog({ size = 'md', ...props }: DialogProps & { size?: 'md' | 'lg' | 'wide' }) {
  return <Overlay {...props} place={styles.centre} panel={cx(styles.dialog, SIZES[size])} />
}

const SIZES = { md: undefined, lg: styles.large, wide: styles.wide }

/** The part that the dialog and the drawer share; they differ in the panel's position. */
export function Overlay(props: DialogProps & { place: string | undefined; panel: string | undefined }) {
  const t = useText<typeof uiText>('ui')
  const popup = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // Where nothing inside takes the focus, the keyboard scrolls the body itself.
  useEffect(() => {
    const element = body.current
    if (element && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
  })
  return (
    <Kit.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Kit.Portal className="no-print">
        <Kit.Backdrop className={styles.backdrop} />
        <Kit.Viewport className={cx(styles.viewport, props.place)}>
          <Kit.Popup
            ref={popup}
            // Tells single-key commands that a dialog is open.
            aria-modal="true"
            className={cx(styles.panel, props.panel)}
            onClick={({ target }) => (target as Element).closest('a[href]') && props.onFollow?.()}
            initialFocus={() =>
              firstOf(popup.current, '[data-autofocus]') ?? firstOf(body.current, FIELDS) ?? true
            }
          >
            <div className={styles.head}>
              <Kit.Title className={styles.title}>{props.title}</Kit.Title>
              <Kit.Close
                render={
                  <IconButton size={32} variant="bare" label={t('close')}>
                    <IconX size={18} />
                  </IconButton>
                }
              />
            </div>
            <div ref={body} className={styles.body}>
              {props.children}
            </div>
          </Kit.Popup>
        </Kit.Viewport>
      </Kit.Portal>
    </Kit.Root>
  )
}

const FOCUSABLE = 'a[href], button, input, textarea, select, summary, iframe, [tabindex]'
const FIELDS = 'input:not([type=hidden]):not(:disabled), textarea, select'
const firstOf = (within: HTMLElement | null, selector: string) => within?.querySelector<HTMLElement>(selector)
