import { createContext, use } from 'react'
import { useLang } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { StaffWorkOrder } from './review/review.ts'
import type { Langs } from './review/seller-text.ts'
import type { StaleChange } from './stale.ts'

/** The work order of the page's parts, and the document beside it. */
export type WorkOrderScope = {
  data: StaffWorkOrder
  /** The file in the viewer. */
  shown: FileRecord | undefined
  show: (file: FileRecord) => void
  /** The viewer is beside the form, so a file can open without covering it. */
  viewerBeside: boolean
  /** The next one of the queue, if it opens after a decision. */
  nextHref: string | undefined
  /** Set when a move was refused because somebody was quicker, until the new state is shown. */
  stale: StaleChange | undefined
  refused: (change: StaleChange) => void
  showNew: () => void
}

export const WorkOrderContext = createContext<WorkOrderScope | undefined>(undefined)

export function useWorkOrder(): WorkOrderScope {
  const scope = use(WorkOrderContext)
  if (!scope) throw new Error('useWorkOrder needs a WorkOrderContext')
  return scope
}

/** The language of the member of staff, and that of the seller. */
export function useLangs(): Langs {
  return { own: useLang(), seller: useWorkOrder().data.company.lang }
}
