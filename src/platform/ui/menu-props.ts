import type { ReactNode } from 'react'

export type MenuItem = {
  label: ReactNode
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  current?: boolean
  lang?: string
  /** A link that must leave the router, such as a change of language or a download. */
  reload?: boolean
  danger?: boolean
}

/** The props of both menus: the kit's (`menu.tsx`) and the one that opens without script (`details-menu.tsx`). */
export type MenuProps = {
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  head?: ReactNode
  triggerClassName?: string
}
