import { createContext, use } from 'react'
import { isRows } from '#forms/engine/model/answer-kinds.ts'
import type { Template } from '#forms/engine/model/template.ts'
import type { FormDraft } from './form-draft.ts'
import { withFirstRows } from './form-model.ts'

/** What the page around a form may do with its answers. */
export type FormTools = {
  /** The section that is shown. */
  section: string
  isFirstStep: boolean
  isLastStep: boolean
  /** Sends what has not been sent yet. @returns whether everything is stored */
  flush(): Promise<boolean>
  /** Removes answers, field by field; groups lose their rows. */
  clear(keys: readonly string[]): void
}

export const FormToolsContext = createContext<FormTools | undefined>(undefined)

/** For what a page puts above the questions of a form. */
export function useFormTools(): FormTools {
  const tools = use(FormToolsContext)
  if (!tools) throw new Error('form tools must be used inside a form')
  return tools
}

export function toolsOf(
  draft: FormDraft,
  template: Template,
  step: Pick<FormTools, 'section' | 'isFirstStep' | 'isLastStep'>,
): FormTools {
  return {
    ...step,
    flush: () => draft.flush(),
    clear(keys) {
      for (const key of keys) {
        const answer = draft.state().answers[key]
        if (isRows(answer)) for (const row of answer) draft.removeRow(key, row._id)
        else draft.set(key, undefined)
      }
      // A group that needs a row shows an empty one again.
      const full = withFirstRows(template, draft.state().answers)
      for (const key of keys) {
        const before = draft.state().answers[key]
        const rows = full[key]
        if (isRows(rows) && !isRows(before)) for (const row of rows) draft.addRow(key, row._id)
      }
    },
  }
}
