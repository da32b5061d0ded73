import { createContext, use } from 'react'
import { useLang } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { StaffWorkOrder } from './review/review.ts'
import type { Langs } from './review/seller-text.ts'

/** The work order that the parts of the page are about, and the document beside it. */
export type WorkOrderScope = {
  data: StaffWorkOrder
  /** The file in the viewer. */
  shown: FileRecord | undefined
  show: (file: FileRecord) => void
  /** The viewer stands beside the form, so that a file may open without covering it. */
  viewerBeside: boolean
}

export const WorkOrderContext = createContext<WorkOrderScope | undefined>(undefined)

export function useWorkOrder(): WorkOrderScope {
  const scope = use(WorkOrderContext)
  if (!scope) throw new Error('a part of the work order outside of one')
  return scope
}

/** The language of whoever works here, and that of the seller who will read it. */
export function useLangs(): Langs {
  return { own: useLang(), seller: useWorkOrder().data.company.lang }
}
