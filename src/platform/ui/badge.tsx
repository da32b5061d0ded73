import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBriefcase,
  IconBuildingBank,
  IconCheck,
  IconClock,
  IconInfoCircle,
  IconLock,
  IconUser,
} from './icons.ts'
import styles from './badge.module.css'

const LOOKS = {
  yourTurn: { tone: 'brand', Icon: IconUser },
  agency: { tone: 'outline', Icon: IconBriefcase },
  authority: { tone: 'outline', Icon: IconBuildingBank },
  cameBack: { tone: 'warn', Icon: IconArrowBackUp },
  late: { tone: 'bad', Icon: IconClock },
  wrong: { tone: 'bad', Icon: IconAlertTriangle },
  finished: { tone: 'soft', Icon: IconCheck },
  notOpen: { tone: 'neutral', Icon: IconLock },
  onHold: { tone: 'info', Icon: IconInfoCircle },
  info: { tone: 'info', Icon: IconInfoCircle },
  dueSoon: { tone: 'warn', Icon: IconClock },
  cancelled: { tone: 'outline', Icon: undefined },
  neutral: { tone: 'neutral', Icon: undefined },
} as const

export type BadgeVariant = keyof typeof LOOKS

/** A status as icon and text. Only `yourTurn` is filled in the brand colour. */
export function Badge({
  variant = 'neutral',
  icon,
  large,
  className,
  children,
}: {
  variant?: BadgeVariant
  icon?: ReactNode
  large?: boolean
  className?: string
  children: ReactNode
}) {
  const { tone, Icon } = LOOKS[variant]
  return (
    <span className={cx(styles.badge, styles[tone], large && styles.large, className)}>
      {icon ?? (Icon && <Icon size={large ? 16 : 14} />)}
      <span>{children}</span>
    </span>
  )
}
