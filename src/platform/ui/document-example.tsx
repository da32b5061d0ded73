import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './document-example.module.css'

/** A passport's photo page, drawn in 88 × 60. */
function PassportPage() {
  return (
    <>
      <rect width="88" height="60" rx="3" fill="#fdfdfb" stroke="#48533f" strokeWidth="1.25" />
      <rect x="8" y="8" width="20" height="24" rx="1.5" fill="#dfe9d2" />
      <circle cx="18" cy="16.5" r="4.5" fill="#9aa68d" />
      <path d="M10 32c0-6 3.5-9.5 8-9.5s8 3.5 8 9.5z" fill="#9aa68d" />
      <path d="M35 11h28M35 18h40M35 25h22" stroke="#b9c8a4" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M8 42h72M8 50h72" stroke="#9aa68d" strokeWidth="3" strokeDasharray="4 1.5" />
    </>
  )
}

/**
 * The picture beside a remark: `yours` with its lower left corner cut off, `right` with all four corners and the
 * finder's marks. Give `src` to show the person's real file instead of the drawing.
 */
export function DocumentExample({
  kind,
  title,
  text,
  src,
}: {
  kind: 'yours' | 'right'
  title: ReactNode
  text?: ReactNode
  src?: string
}) {
  return (
    <figure className={styles.example}>
      <div className={cx(styles.picture, styles[kind])}>
        {src === undefined ? <Drawing kind={kind} /> : <img src={src} alt="" />}
      </div>
      <figcaption>
        <b className={styles.title}>{title}</b>
        {text && <span className={styles.text}>{text}</span>}
      </figcaption>
    </figure>
  )
}

function Drawing({ kind }: { kind: 'yours' | 'right' }) {
  if (kind === 'yours')
    return (
      <svg viewBox="0 0 120 82" aria-hidden="true">
        <rect width="120" height="82" fill="#d8d2c4" />
        <g transform="translate(-7 36) rotate(-8)">
          <PassportPage />
        </g>
      </svg>
    )
  return (
    <svg viewBox="0 0 120 82" aria-hidden="true">
      <rect width="120" height="82" fill="#e2e8da" />
      <g transform="translate(16 11)">
        <PassportPage />
      </g>
      <path d="M6 15V6h9M105 6h9v9M114 67v9h-9M15 76H6v-9" fill="none" stroke="#2f4a0a" strokeWidth="2.5" />
    </svg>
  )
}
