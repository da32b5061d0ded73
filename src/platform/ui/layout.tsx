import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './layout.module.css'

/** The steps of the spacing scale. */
export type Space = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 64 | 96

type Box = HTMLAttributes<HTMLElement> & {
  gap?: Space
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header'
}

const gapOf = (gap: Space, style?: CSSProperties) => ({ ...style, '--gap': `${gap}px` }) as CSSProperties

/** Stacked vertically. */
export function Stack({ gap = 16, as: Tag = 'div', className, style, ...rest }: Box) {
  return <Tag {...rest} className={cx(styles.stack, className)} style={gapOf(gap, style)} />
}

/** Side by side, wrapping where there is no space. */
export function Row({
  gap = 12,
  as: Tag = 'div',
  between,
  nowrap,
  align = 'center',
  className,
  style,
  ...rest
}: Box & { between?: boolean; nowrap?: boolean; align?: 'center' | 'start' | 'end' | 'baseline' }) {
  return (
    <Tag
      {...rest}
      className={cx(styles.row, between && styles.between, nowrap && styles.nowrap, className)}
      style={{ ...gapOf(gap, style), alignItems: align }}
    />
  )
}

/** Equal columns at least `min` pixels wide; as many as there is room for. `fit`: few items fill the row. */
export function Grid({
  min = 240,
  gap = 20,
  fit,
  className,
  style,
  ...rest
}: Omit<Box, 'as'> & { min?: number; fit?: boolean }) {
  return (
    <div
      {...rest}
      className={cx(styles.grid, fit && styles.fit, className)}
      style={{ ...gapOf(gap, style), '--min': `${min}px` } as CSSProperties}
    />
  )
}

/** The main column with a right one of 292–316 pixels; stacked where it is narrow. */
export function WithSide({
  side,
  sideWidth = 304,
  sideFirst,
  sideBelow,
  sticky,
  children,
}: {
  /** Nothing beside it: the main column alone. */
  side: ReactNode | undefined
  sideWidth?: number
  /** On a phone the side comes first. */
  sideFirst?: boolean
  /** The main column takes the whole width, and the side stands in a row below it. */
  sideBelow?: boolean
  sticky?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={cx(styles.withSide, sideFirst && styles.sideFirst, sideBelow && styles.sideBelow)}
      style={{ '--side': `${sideWidth}px` } as CSSProperties}
    >
      <div className={styles.mainColumn}>{children}</div>
      {side !== undefined && <div className={cx(styles.sideColumn, sticky && styles.sticky)}>{side}</div>}
    </div>
  )
}

/** A section of a storefront page: full-width background, 1120 column, 88 apart. */
export function Band({
  ground = 'surface',
  tight,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { ground?: 'surface' | 'bg'; tight?: boolean }) {
  return (
    <section {...rest} className={cx(styles.band, ground === 'bg' && styles.tinted, tight && styles.tight)}>
      <div className="page-width">{children}</div>
    </section>
  )
}
