import type { ReactNode } from 'react'

type IllustrationName = 'VAT' | 'EPR' | 'EORI' | 'REPRESENTATIVE' | 'OSS_IOSS' | 'COMPANY'

const ink = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.75, strokeLinejoin: 'round' } as const
const pale = { fill: 'none', stroke: 'var(--line-2)', strokeWidth: 1.75, strokeLinecap: 'round' } as const
const filled = { ...ink, fill: 'var(--brand)' } as const
/** On the green background: dark in both colour schemes. */
const onGreen = {
  fill: 'none',
  stroke: 'var(--on-brand)',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
} as const

const DRAWINGS: Record<IllustrationName, ReactNode> = {
  VAT: (
    <>
      <path {...ink} d="M9 5h34l12 12v49H9z" fill="var(--surface)" />
      <path {...ink} d="M43 5v12h12" />
      <path {...pale} d="M18 27h18M18 36h28M18 45h28" />
      <rect {...filled} x="33" y="49" width="34" height="19" rx="3.5" stroke="var(--on-brand)" />
      <path {...onGreen} d="M46 63l8-9" />
      <circle cx="46.5" cy="55" r="1.9" fill="var(--on-brand)" />
      <circle cx="53.5" cy="62" r="1.9" fill="var(--on-brand)" />
    </>
  ),
  EPR: (
    <>
      <path {...ink} d="M36 7l29 14v33L36 68 7 54V21z" fill="var(--surface)" />
      <path {...filled} d="M15.5 17L44 31v10l7-3.5V27.6L22.5 13.5z" stroke="var(--on-brand)" />
      <path {...ink} d="M7 21l29 14 29-14M36 35v33" />
    </>
  ),
  EORI: (
    <>
      <rect {...filled} x="18" y="34" width="15" height="15" stroke="var(--on-brand)" />
      <rect {...filled} x="33" y="19" width="15" height="15" stroke="var(--on-brand)" />
      <path {...ink} d="M33 34h15v15H33z" fill="var(--surface)" />
      <path {...ink} d="M56 49V24h10v25M61 24V12" />
      <path {...ink} d="M5 49h70l-8 14H14z" fill="var(--surface)" />
      <path {...pale} d="M2 69c6-4.5 10-4.5 16 0s10 4.5 16 0 10-4.5 16 0 10 4.5 16 0 8-4.5 12-1" />
    </>
  ),
  REPRESENTATIVE: (
    <>
      <circle {...ink} cx="34" cy="21" r="12" fill="var(--surface)" />
      <path {...ink} d="M9 66c0-15 8.5-23 18-23h14c9.5 0 18 8 18 23z" fill="var(--surface)" />
      <path {...ink} d="M27 43l7 11 7-11" />
      <rect {...filled} x="43" y="47" width="24" height="15" rx="3" stroke="var(--on-brand)" />
      <path {...onGreen} d="M48.5 52.5h12M48.5 57h8" />
    </>
  ),
  OSS_IOSS: (
    <>
      <circle {...pale} cx="36" cy="36" r="29" />
      <path {...pale} d="M7 36h58M36 7c-18 15-18 43 0 58M36 7c18 15 18 43 0 58" />
      <circle {...ink} cx="36" cy="36" r="29" />
      <path {...ink} d="M36 38L18 28M36 38l19-13M36 38l-5 18" />
      <circle cx="36" cy="38" r="4.5" fill="var(--ink)" />
      <circle {...filled} cx="18" cy="28" r="4.5" />
      <circle {...filled} cx="55" cy="25" r="4.5" />
      <circle {...filled} cx="31" cy="56" r="4.5" />
    </>
  ),
  COMPANY: (
    <>
      <path {...ink} d="M16 66V11h30v55" fill="var(--surface)" />
      <path {...ink} d="M46 30h17v36" />
      <path
        {...pale}
        d="M24 22h4M34 22h4M24 31h4M34 31h4M24 40h4M34 40h4M52.5 40h4M52.5 49h4"
        strokeWidth="2.25"
      />
      <path {...filled} d="M26 66V51h10v15" />
      <path {...ink} d="M4 66h68" strokeLinecap="round" />
    </>
  ),
}

/** A category's line drawing; decorative, since its name is shown beside it. */
export function Illustration({ name, size = 72 }: { name: IllustrationName; size?: number }) {
  const width = name === 'EORI' ? 80 : 72
  return (
    <svg width={size} height={(size * 76) / 72} viewBox={`0 0 ${width} 76`} aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
