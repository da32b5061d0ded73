import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SelectOption } from '#platform/ui/field.tsx'
import { GERMAN_STATE_NAMES } from '#tax-numbers/german-states.ts'
import { statesToAsk } from '../files/tax-number.ts'

/** The federal states to choose from for a number as it is typed; none as long as the number does not ask for one. */
export function germanStateOptions(number: string, lang: Lang): SelectOption[] {
  return statesToAsk('DE', number).map((state) => ({
    value: state,
    label: pickText(GERMAN_STATE_NAMES[state], lang),
  }))
}
