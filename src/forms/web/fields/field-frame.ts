import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { useLang } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import { fieldId } from '../form-model.ts'

/** An evaluated field of one type. */
export type FieldOf<Type extends RowField['type']> = {
  entry: EvaluatedField & { field: Extract<RowField, { type: Type }> }
}

/** What all fields share: label, help, error. Spread it into a field of the design system. */
export function useFieldFrame(entry: EvaluatedField) {
  const lang = useLang()
  const form = useFormFields()
  const { field, path } = entry
  return {
    id: fieldId(path),
    label: pickText(field.label, lang),
    help: 'help' in field && field.help ? pickText(field.help, lang) : undefined,
    error: form.errorAt(path),
    optional: !entry.required,
  }
}
