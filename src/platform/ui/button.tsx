import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { IconRefresh } from './icons.ts'
import { Anchor, type AnchorProps } from './link.tsx'
import styles from './button.module.css'

type Look = {
  /** One primary per view. `danger` asks, `dangerFilled` is the confirmation itself. */
  variant?: 'primary' | 'default' | 'subtle' | 'danger' | 'dangerFilled'
  /** 32 in tables, 40, 52 for the main action of a page. */
  size?: 32 | 40 | 52
  icon?: ReactNode
  iconAfter?: ReactNode
  full?: boolean
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** While work is running: the button keeps its place and focus, and does not fire again. */
    loading?: boolean
    /** Why it cannot be pressed, as text beside it. Setting it disables the button. */
    reason?: ReactNode
  }

function classOf({ variant = 'default', size = 40, full }: Look, className?: string): string {
  return cx(styles.button, styles[variant], styles[`size${size}`], full && styles.full, className)
}

function Inner({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter'> & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </>
  )
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconAfter,
    full,
    loading,
    reason,
    disabled,
    className,
    children,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const off = Boolean(disabled || reason)
  const button = (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, full }, className)}
      disabled={off && !reason}
      aria-disabled={off || loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={off || loading ? (event) => event.preventDefault() : onClick}
    >
      <Inner icon={loading ? <IconRefresh size={18} /> : icon} iconAfter={iconAfter}>
        {children}
      </Inner>
    </button>
  )
  if (!reason) return button
  return (
    <span className={cx(styles.withReason, full && styles.full)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}

export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  full,
  className,
  children,
  ...rest
}: AnchorProps & Look) {
  return (
    <Anchor {...rest} className={classOf({ variant, size, full }, className)}>
      <Inner icon={icon} iconAfter={iconAfter}>
        {children}
      </Inner>
    </Anchor>
  )
}

/** A square button with an icon alone; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  children,
  size = 40,
  variant = 'default',
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string
  size?: 32 | 40
  variant?: 'default' | 'bare'
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(styles.button, styles.square, styles[variant], styles[`size${size}`], className)}
    >
      {children}
    </button>
  )
}
