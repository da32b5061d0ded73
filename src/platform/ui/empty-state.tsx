import { StateFrame, type StateProps } from './state-frame.tsx'

/** Nothing here yet: a lane with its first node, and the one action. */
export function EmptyState(props: StateProps) {
  return (
    <StateFrame
      {...props}
      drawing={
        <svg width="116" height="40" viewBox="0 0 116 40" aria-hidden="true">
          <path d="M2 6h112M2 20h112M2 34h112" stroke="var(--line-2)" strokeWidth="1" />
          <path
            d="M18 20h14c14 0 8-14 24-14h10"
            fill="none"
            stroke="var(--field)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="0.1 6"
          />
          <circle cx="10" cy="20" r="5.5" fill="var(--brand)" />
        </svg>
      }
    />
  )
}
