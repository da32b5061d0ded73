import { cx } from './cx.ts'
import { type DialogProps, Overlay } from './dialog.tsx'
import styles from './drawer.module.css'

/** A dialog that comes in from a side and is as high as the window. */
export function Drawer({
  side = 'end',
  width = 'narrow',
  ...props
}: DialogProps & { side?: 'start' | 'end'; width?: 'narrow' | 'wide' }) {
  return <Overlay {...props} place={styles[side]} panel={cx(styles.drawer, styles[width])} />
}
