import { type RefObject, useEffect } from 'react'
import type { FileRecord } from '#work-orders/records.ts'
import type { StaffWorkOrder } from '../review/review.ts'

type Viewer = {
  data: StaffWorkOrder
  shown: FileRecord | undefined
  show: (file: FileRecord) => void
  viewerBeside: boolean
}

/** Beside the form the viewer follows the focus: the file of the answer that is decided on is the one that is seen. */
export function useFollowsFocus(
  view: RefObject<HTMLElement | null>,
  { data, shown, show, viewerBeside }: Viewer,
): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const files = viewerBeside && target instanceof HTMLElement ? filesOf(target) : []
      const [first] = files
      if (first === undefined || files.some((id) => id === shown?.fileId)) return
      const file = data.forms.flatMap((form) => form.files).find(({ fileId }) => fileId === first)
      if (file) show(file)
    }
    const element = view.current
    element?.addEventListener('focusin', follow)
    return () => element?.removeEventListener('focusin', follow)
  }, [view, data, shown, show, viewerBeside])
}

/** The files of the answer around; none where a file itself has the focus, which is about to be opened. */
function filesOf(target: HTMLElement): (string | undefined)[] {
  if (target.matches('[data-file]')) return []
  const answer = target.closest<HTMLElement>('[data-answer]')
  return [...(answer?.querySelectorAll<HTMLElement>('[data-file]') ?? [])].map((file) => file.dataset['file'])
}
