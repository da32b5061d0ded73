import { visibleFields } from '#forms/engine/evaluate/answers.ts'
import type { StaffForm } from '../review/review.ts'

type Form = Pick<StaffForm, 'template' | 'answers' | 'maskedPaths' | 'submissions'>

/** A number to call, and whose it is where the form asks for that. */
export type Telephone = { number: string; name: string | null }

/**
 * The telephones of the company in its submitted forms, each once. They come from what the reader may read anyway: who
 * does not get the form does not get its number. Those of single people, in rows, are private and not for a call.
 */
export function telephonesIn(forms: readonly Form[]): Telephone[] {
  const found = forms
    .filter(({ submissions }) => submissions.length > 0)
    .flatMap(({ template, answers, maskedPaths }) => {
      const fields = visibleFields(template, answers)
      const name = fields.find(({ path }) => path === 'contactName')?.value
      return fields.flatMap(({ path, field, value }): Telephone[] => {
        const isPhone = 'validators' in field && field.validators?.some((one) => one.name === 'phone')
        if (!isPhone || path.includes('/') || maskedPaths.includes(path)) return []
        if (typeof value !== 'string' || value === '') return []
        return [{ number: value, name: typeof name === 'string' && name !== '' ? name : null }]
      })
    })
  return [...new Map(found.toReversed().map((one) => [one.number, one])).values()].toReversed()
}
