import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './card.module.css'

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  title?: ReactNode
  /** Level of the title's heading; 2 by default. */
  level?: 2 | 3 | 4
  /** Right of the title: a link, a badge, a button. */
  aside?: ReactNode
  /** A strip below the body, behind a hairline. */
  foot?: ReactNode
  /** `warn` and `bad` tint the head: something was returned, something is wrong. */
  tone?: 'plain' | 'warn' | 'bad' | 'info' | 'selected'
  icon?: ReactNode
  /** Body without padding, for tables and lists with their own. */
  flush?: boolean
  /** A hairline below the title. */
  ruled?: boolean
  raised?: boolean
  as?: 'section' | 'article' | 'div' | 'aside'
}

export function Card(props: CardProps) {
  const {
    title,
    level = 2,
    aside,
    foot,
    tone = 'plain',
    icon,
    flush,
    ruled,
    raised,
    className,
    children,
    ...rest
  } = props
  const { as: Tag = 'section', ...attributes } = rest
  const Heading = `h${level}` as const
  const tinted = tone === 'warn' || tone === 'bad' || tone === 'info'
  // Several asides on a page are told apart by their names.
  const name = Tag === 'aside' && typeof title === 'string' ? { 'aria-label': title } : {}
  return (
    <Tag
      {...name}
      {...attributes}
      className={cx(styles.card, styles[tone], raised && styles.raised, className)}
    >
      {(title || aside) && (
        <header className={cx(styles.head, (ruled || tinted) && styles.ruled)}>
          {icon}
          {title && <Heading className={styles.title}>{title}</Heading>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      <div className={cx(styles.body, flush && styles.flush, !title && !aside && styles.bare)}>
        {children}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </Tag>
  )
}
