import type { ReactNode } from 'react'
import styles from './flag.module.css'

const bands = (a: string, b: string, c: string) => (
  <>
    <path fill={a} d="M0 0h24v5.34H0z" />
    <path fill={b} d="M0 5.33h24v5.34H0z" />
    <path fill={c} d="M0 10.66h24V16H0z" />
  </>
)
const pales = (a: string, b: string, c: string) => (
  <>
    <path fill={a} d="M0 0h8v16H0z" />
    <path fill={b} d="M8 0h8v16H8z" />
    <path fill={c} d="M16 0h8v16h-8z" />
  </>
)

/** Browsers and servers differ in the last digit of a sine: rounded, the page is the same on both. */
const round = (value: number) => Math.round(value * 100) / 100

/** A ring of small stars around the middle of the flag. */
const ring = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6
  return (
    <circle
      key={i}
      cx={round(12 + 4.6 * Math.sin(angle))}
      cy={round(8 - 4.6 * Math.cos(angle))}
      r="0.75"
      fill="#ffcc00"
    />
  )
})

const STAR = 'M0-1l.2245.691h.7265l-.5878.427.2245.691L0 .382l-.5878.427.2245-.691-.5878-.427h.7265z'
const star = (x: number, y: number, size: number, turn = 0) => (
  <path d={STAR} fill="#ffde00" transform={`translate(${x} ${y}) scale(${size}) rotate(${turn})`} />
)

const FLAGS: Record<string, ReactNode> = {
  DE: bands('#1a1a1a', '#dd0000', '#ffce00'),
  FR: pales('#1f3f94', '#fff', '#e1122d'),
  GB: (
    <>
      <path fill="#21387d" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#cf142b" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#cf142b" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  IT: pales('#00924a', '#fff', '#ce2b37'),
  ES: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0z" />
      <path fill="#ffc400" d="M0 4h24v8H0z" />
      <path fill="#ad1519" d="M6 6.4h2.6v2.4a1.3 1.3 0 0 1-2.6 0z" />
    </>
  ),
  PL: (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#dc143c" d="M0 8h24v8H0z" />
    </>
  ),
  CZ: (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#d7141a" d="M0 8h24v8H0z" />
      <path fill="#11457e" d="M0 0l12 8L0 16z" />
    </>
  ),
  AT: bands('#ed2939', '#fff', '#ed2939'),
  NL: bands('#ae1c28', '#fff', '#21468b'),
  BE: pales('#1a1a1a', '#fae042', '#ed2939'),
  SE: (
    <>
      <path fill="#006aa7" d="M0 0h24v16H0z" />
      <path fill="#fecc00" d="M7 0h3v16H7z" />
      <path fill="#fecc00" d="M0 6.5h24v3H0z" />
    </>
  ),
  IE: pales('#169b62', '#fff', '#ff883e'),
  EU: (
    <>
      <path fill="#23408f" d="M0 0h24v16H0z" />
      {ring}
    </>
  ),
  CN: (
    <>
      <path fill="#de2910" d="M0 0h24v16H0z" />
      {star(4.4, 4.4, 2.5)}
      {star(8.4, 1.8, 0.85, 20)}
      {star(10, 3.6, 0.85, 45)}
      {star(10, 6, 0.85, 0)}
      {star(8.4, 7.8, 0.85, 20)}
    </>
  ),
  HK: (
    <>
      <path fill="#de2910" d="M0 0h24v16H0z" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          cx="12"
          cy="4.9"
          rx="1.35"
          ry="2.5"
          fill="#fff"
          transform={`rotate(${turn} 12 8)`}
        />
      ))}
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.23"
        d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.5v8.6H0z" />
      {[1.6, 4.3, 7].flatMap((y) =>
        [1.5, 4, 6.5, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.55" fill="#fff" />),
      )}
    </>
  ),
}

/**
 * A country's flag, decorative: its name is beside it as text. Never used for languages.
 * @param code ISO 3166 alpha-2, or EU; an unknown one shows as letters in a neutral box.
 */
export function Flag({ code, size = 20 }: { code: string; size?: number }) {
  const key = code.toUpperCase()
  const drawing = FLAGS[key]
  const height = Math.round((size * 2) / 3)
  if (!drawing)
    return (
      <span className={styles.unknown} style={{ width: size, height }} aria-hidden="true">
        {key.slice(0, 2)}
      </span>
    )
  return (
    <svg className={styles.flag} width={size} height={height} viewBox="0 0 24 16" aria-hidden="true">
      {drawing}
    </svg>
  )
}
