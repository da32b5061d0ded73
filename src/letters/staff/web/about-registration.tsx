import { SelectField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { letterRegistrations, type LetterRegistration } from '../contract.ts'
import type { lettersPostText } from './letters-post.text.ts'

/** Which number or service of its company a letter is about; asked once it is known whose it is. */
export function AboutRegistration(props: {
  companyId: string | undefined
  workOrderId: string | undefined
  value: string | null
  error: string | undefined
  onChange: (chosen: LetterRegistration | undefined) => void
}) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { companyId, workOrderId, value, error, onChange } = props
  const about = { ...(companyId && { companyId }), ...(workOrderId && { workOrderId }) }
  const enabled = companyId !== undefined || workOrderId !== undefined
  const { data, error: failure } = useCallQuery(letterRegistrations, about, { staff: true, enabled })
  if (!enabled) return null
  const records = data?.records ?? []
  const nameOf = ({ product, number, endedOn }: LetterRegistration) =>
    [product, number, endedOn && t('registrationEnded')].filter(Boolean).join(' · ')
  // Until they are loaded, what was chosen stands for itself.
  const isUnknown = value !== null && !records.some(({ id }) => id === value)
  return (
    <SelectField
      label={t('registration')}
      optional
      error={error ?? (failure && !data ? t('registrationsFailed') : undefined)}
      disabled={!data}
      placeholder={t(data && records.length === 0 ? 'registrationsNone' : 'registrationNone')}
      options={[
        ...(isUnknown ? [{ value, label: t('registrationChosen') }] : []),
        ...records.map((one) => ({ value: one.id, label: nameOf(one) })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChange(records.find(({ id }) => id === target.value))}
    />
  )
}
