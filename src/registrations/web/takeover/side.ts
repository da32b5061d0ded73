import { createContext, use } from 'react'

/** Who looks at a takeover, and what they can do with its points. */
export type Side = {
  isStaff: boolean
  /** Null for those who may only look. */
  answer: ((points: readonly string[]) => void) | null
  /** For staff alone. */
  check?: (points: readonly string[]) => void
  giveBack?: (points: readonly string[]) => void
  isBusy: boolean
  open: (file: { uploadId: string; name: string }) => void
}

export const SideContext = createContext<Side>({
  isStaff: false,
  answer: null,
  isBusy: false,
  open: () => undefined,
})
export const useSide = () => use(SideContext)
