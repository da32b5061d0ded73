import { type ComponentProps, lazy, Suspense } from 'react'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import { cx } from '../cx.ts'
import styles from '../menu.module.css'

const Menu = lazy(async () => {
  const { Menu: kit } = await loadWithRetry(() => import('../menu.tsx'))
  return { default: kit }
})

/** A menu of the workspace's frame: the frame is drawn before the kit's code is there. */
export function FrameMenu(props: ComponentProps<typeof Menu>) {
  const { label, trigger, triggerClassName } = props
  return (
    <Suspense
      fallback={
        <button
          type="button"
          className={cx(styles.trigger, triggerClassName)}
          aria-label={label}
          aria-disabled="true"
        >
          {trigger}
        </button>
      }
    >
      <Menu {...props} />
    </Suspense>
  )
}

/** In the rail of the back office: out of it, to the right. */
export const RailMenu = (props: ComponentProps<typeof Menu>) => <FrameMenu {...props} side="right" />
