import type { SettledField } from '#forms/settle.ts'
import type { RowField } from '#forms/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useForm } from '../form-context.ts'
import { fieldId } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'

/** A settled field of one type. */
export type FieldOf<Type extends RowField['type']> = {
  entry: SettledField & { field: Extract<RowField, { type: Type }> }
}

/** What all fields share: label, help, error, whether it may be changed. Spread it into a field of the design system. */
export function useFieldFrame(entry: SettledField) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useForm()
  const { field, path } = entry
  const lock = form.lockAt(path)
  const help = 'help' in field && field.help ? pickText(field.help, lang) : undefined
  return {
    id: fieldId(path),
    label: pickText(field.label, lang),
    help: lock ? t(lock === 'accepted' ? 'locked' : 'withAgency') : help,
    error: lock ? undefined : form.errorAt(path),
    optional: !entry.required && !lock,
    readOnly: lock !== undefined,
  }
}
