import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { countryName } from '#platform/shared/countries.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { MOST_TEAM_LETTERS, saveTeam } from '../teams-contract.ts'
import { seatOptions, toggled } from './choices.ts'
import type { ShownTeam } from './team-columns.tsx'
import type { teamsText } from './teams.text.ts'
import { useNames } from './use-names.ts'

type Person = { id: string; name: string }

/** Adds a team, or changes one. */
export function TeamDialog({
  team,
  people,
  onClose,
}: {
  team: ShownTeam | undefined
  people: readonly Person[]
  onClose: () => void
}) {
  const t = useText<typeof teamsText>('teams')
  const lang = useLang()
  const { countries: known } = useNames()
  const [name, setName] = useState(team?.name ?? '')
  const [memberIds, setMemberIds] = useState(team?.members.map(({ id }) => id) ?? [])
  const [countries, setCountries] = useState(team?.countries ?? [])
  const [seat, setSeat] = useState(team?.seat ?? '')
  const [isSent, setSent] = useState(false)
  const save = useStaffAction(saveTeam, { done: t('saved'), onDone: onClose })
  const submit = () => {
    setSent(true)
    if (name.trim() === '' || memberIds.length === 0) return
    save.run({ ...(team && { teamId: team.id }), name, memberIds, countries, seat: seat || null })
  }
  const seats = seatOptions([...known, ...(seat === '' ? [] : [seat])], lang)
  const offered = [...new Set([...known, ...countries])]
  return (
    <FormDialog
      title={t(team ? 'changeTitle' : 'add')}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: submit }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <TextField
        label={t('name')}
        maxLength={MOST_TEAM_LETTERS}
        value={name}
        error={isSent && name.trim() === '' ? t('nameMissing') : save.errors['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <ChoiceChips
        name="memberIds"
        legend={t('members')}
        multiple
        value={memberIds}
        options={people.map(({ id, name: label }) => ({ value: id, label }))}
        error={isSent && memberIds.length === 0 ? t('membersMissing') : save.errors['memberIds']}
        onChange={(id, on) => setMemberIds(toggled(memberIds, id, on))}
      />
      <ChoiceChips
        name="countries"
        legend={t('countries')}
        multiple
        value={countries}
        options={offered.map((code) => ({ value: code, label: countryName(code, lang) }))}
        help={t('countriesHelp')}
        onChange={(code, on) => setCountries(toggled(countries, code, on))}
      />
      <SelectField
        label={t('seat')}
        help={t('seatHelp')}
        value={seat}
        options={[{ value: '', label: t('seatAgency') }, ...seats]}
        onChange={({ target }) => setSeat(target.value)}
      />
    </FormDialog>
  )
}
