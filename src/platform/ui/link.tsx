import { type AnchorHTMLAttributes, type ComponentType, createContext, createElement, use } from 'react'
import { cx } from './cx.ts'
import styles from './link.module.css'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Hands the router's link to every component here; without it they are plain anchors. */
export const LinkProvider = LinkContext

/** An anchor without a look of its own, through the router where there is one. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}

/** A link in running text or on its own: green, weight 500 when it stands alone. */
export function Link({ className, alone, ...rest }: AnchorProps & { alone?: boolean }) {
  return <Anchor className={cx(styles.link, alone && styles.alone, className)} {...rest} />
}
