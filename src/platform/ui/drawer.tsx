import { cx } from './cx.ts'
import { type DialogProps, Overlay } from './dialog.tsx'
import styles from './drawer.module.css'

/** A dialog that slides in from a side, as high as the window. */
export function Drawer({
  side = 'end',
  width = 'narrow',
  ...props
}: DialogProps & { side?: 'start' | 'end'; width?: 'narrow' | 'wide' }) {
  return <Overlay {...props} place={styles[side]} panel={cx(styles.drawer, styles[width])} />
}
