import { type AnchorHTMLAttributes, type ComponentType, createContext, createElement, use } from 'react'
import { cx } from './cx.ts'
import styles from './link.module.css'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Passes the router's link to every component here; without it they are plain anchors. */
export const LinkProvider = LinkContext

/** An unstyled anchor, through the router where there is one. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props)
}

export type LinkProps = AnchorProps & {
  /** `alone`: on its own, strong and not underlined. `quiet`: a row's name, in text colour until hovered. */
  look?: 'text' | 'alone' | 'quiet'
}

/** A green link in running text, or on its own. */
export function Link({ className, look = 'text', ...rest }: LinkProps) {
  return <Anchor className={cx(styles.link, styles[look], className)} {...rest} />
}
