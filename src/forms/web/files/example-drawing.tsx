import type { ReactNode } from 'react'

/* Drawings, not photographs: they show what must be visible, and are nobody's documents. */

/** Lines of writing, as one path. */
const Lines = ({
  x,
  y,
  widths,
  gap = 8,
}: {
  x: number
  y: number
  widths: readonly number[]
  gap?: number
}) => (
  <path
    d={widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join('')}
    stroke="#aeb8a2"
    strokeWidth="2.5"
    strokeLinecap="round"
  />
)

const Corners = () => (
  <path
    d="M8 20V8h12M124 8h12v12M136 76v12h-12M20 88H8V76"
    fill="none"
    stroke="#2f4a0a"
    strokeWidth="3"
    strokeLinecap="square"
  />
)

const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx="3" fill="#fff" stroke="#48533f" strokeWidth="1.5" />
)

const DRAWINGS = {
  passport: (
    <>
      <Sheet x={26} y={17} width={92} height={62} />
      <rect x="34" y="25" width="22" height="26" rx="2" fill="#e1ead2" />
      <circle cx="45" cy="34" r="5" fill="#9dac8c" />
      <path d="M36 51c0-8 4-11 9-11s9 3 9 11z" fill="#9dac8c" />
      <Lines x={64} y={30} widths={[30, 42, 36]} />
      <path d="M34 63h76M34 71h76" stroke="#66705d" strokeWidth="3" strokeDasharray="3.4 2" />
    </>
  ),
  businessLicence: (
    <>
      <Sheet x={22} y={14} width={100} height={68} />
      <circle cx="72" cy="25" r="5" fill="#b42318" opacity="0.75" />
      <Lines x={52} y={36} widths={[40]} />
      <Lines x={32} y={46} widths={[56, 48, 60]} gap={9} />
      <circle cx="104" cy="66" r="9" fill="none" stroke="#b42318" strokeWidth="2" opacity="0.75" />
    </>
  ),
  shopScreenshot: (
    <>
      <Sheet x={18} y={16} width={108} height={64} />
      <path d="M18 29h108" stroke="#48533f" strokeWidth="1.5" />
      <circle cx="26" cy="22.5" r="2" fill="#868f7c" />
      <circle cx="33" cy="22.5" r="2" fill="#868f7c" />
      <rect x="26" y="37" width="24" height="35" rx="2" fill="#e1ead2" />
      <rect x="57" y="38" width="60" height="11" rx="2" fill="#cbe3a5" stroke="#43690f" strokeWidth="1.5" />
      <Lines x={58} y={58} widths={[48, 36]} gap={9} />
    </>
  ),
  signature: (
    <>
      <Sheet x={38} y={8} width={68} height={80} />
      <Lines x={46} y={19} widths={[36, 52, 52, 44, 52]} />
      <path d="M48 74h46" stroke="#868f7c" strokeWidth="1.5" />
      <path
        d="M52 71c4-12 8-14 9-9s-4 9-2 9 5-10 8-10 0 8 3 8 4-6 7-6 1 5 4 5 4-3 8-3"
        fill="none"
        stroke="#24598f"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type ExampleName = keyof typeof DRAWINGS

export function isExample(name: string | null | undefined): name is ExampleName {
  return typeof name === 'string' && Object.hasOwn(DRAWINGS, name)
}

/** What the requested document should look like. */
export function ExampleDrawing({ name, label }: { name: ExampleName; label: string }) {
  return (
    <svg viewBox="0 0 144 96" aria-label={label}>
      <rect width="144" height="96" fill="#e3eed0" />
      {DRAWINGS[name]}
      <Corners />
    </svg>
  )
}
