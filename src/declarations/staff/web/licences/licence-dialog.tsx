import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { countryOptions } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { LICENSED_ACTS } from '../../../licence.ts'
import { saveLicence } from '../../licences-contract.ts'
import type { licencesStaffText } from '../licences-staff.text.ts'
import type { Licence } from './licence-columns.tsx'

type Person = { id: string; name: string }
type Props = { licence: Licence | undefined; people: readonly Person[]; onClose: () => void }

function typedFrom(licence: Licence | undefined) {
  return {
    country: licence?.country ?? '',
    act: licence?.act ?? LICENSED_ACTS[0],
    holder: licence?.holder ?? '',
    number: licence?.number ?? '',
    validFrom: licence?.validFrom ?? '',
    validUntil: licence?.validUntil ?? '',
    signers: licence?.signers.map(({ id }) => id) ?? [],
  }
}

/** Adds a licence, or changes one but for its country and act. */
export function LicenceDialog({ licence, people, onClose }: Props) {
  const t = useText<typeof licencesStaffText>('licences-staff')
  const [typed, setTyped] = useState(() => typedFrom(licence))
  const [isSent, setSent] = useState(false)
  const save = useStaffAction(saveLicence, { done: t('saved'), onDone: onClose })
  const missing = {
    country: isSent && typed.country === '' ? t('countryMissing') : undefined,
    signers: isSent && typed.signers.length === 0 ? t('signersMissing') : undefined,
  }
  const field = (name: 'holder' | 'number' | 'validFrom' | 'validUntil') => ({
    value: typed[name],
    error: save.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = () => {
    setSent(true)
    if (typed.country === '' || typed.signers.length === 0) return
    const { validUntil, ...rest } = typed
    save.run({ ...rest, ...(validUntil && { validUntil }), ...(licence && { id: licence.id }) })
  }
  return (
    <FormDialog
      title={licence ? t('changeNamed', { number: licence.number }) : t('add')}
      onClose={onClose}
      form={{
        busy: save.pending,
        onSubmit: () => {
          submit()
        },
      }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      {!licence && (
        <CountryAndAct
          typed={typed}
          error={missing.country ?? save.errors['country']}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
      )}
      <TextField label={t('holder')} maxLength={120} {...field('holder')} />
      <TextField label={t('number')} maxLength={60} spellCheck={false} {...field('number')} />
      <TextField label={t('validFrom')} type="date" {...field('validFrom')} />
      <TextField label={t('validUntil')} help={t('validUntilHelp')} type="date" {...field('validUntil')} />
      <ChoiceChips
        name="signers"
        multiple
        legend={t('signers')}
        help={t('signersHelp')}
        error={missing.signers ?? save.errors['signers']}
        value={typed.signers}
        options={unique(people).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id, isOn) =>
          setTyped({
            ...typed,
            signers: isOn ? [...typed.signers, id] : typed.signers.filter((one) => one !== id),
          })
        }
      />
    </FormDialog>
  )
}

type Typed = ReturnType<typeof typedFrom>

function CountryAndAct(props: {
  typed: Typed
  error: string | undefined
  onChange: (change: Partial<Typed>) => void
}) {
  const t = useText<typeof licencesStaffText>('licences-staff')
  const lang = useLang()
  return (
    <>
      <SelectField
        label={t('country')}
        value={props.typed.country}
        placeholder={t('chooseCountry')}
        error={props.error}
        options={countryOptions(['GB', ...EU_STATES], lang)}
        onChange={(event) => props.onChange({ country: event.target.value })}
      />
      <ChoiceChips
        name="act"
        legend={t('act')}
        value={props.typed.act}
        options={LICENSED_ACTS.map((value) => ({ value, label: t(`act_${value}`) }))}
        onChange={(value) => {
          const act = LICENSED_ACTS.find((one) => one === value)
          if (act) props.onChange({ act })
        }}
      />
    </>
  )
}

const unique = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((one) => [one.id, one])).values(),
]
