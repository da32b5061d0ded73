import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { countryOptions } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { DECLARATION_KINDS } from '../../declaration.ts'
import { HOLDERS } from '../../whose-turn.ts'
import { WORK_GROUPS } from '../../work-groups.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { ExportMenu } from './list/export-menu.tsx'
import { turnWord } from './turn-word.ts'
import type { WorkPlace } from './work-place.ts'

type Shown = Partial<Record<'country' | 'kind' | 'turn' | 'assignee' | 'group' | 'keyword', string>>

/** Filters of the work list beside its heading; each choice is a new address. */
export function WorkFilters({ place, onShow }: { place: WorkPlace; onShow: (next: Shown) => void }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const countries = countryOptions(['GB', ...EU_STATES], lang)
  return (
    <>
      <FindBox
        label={t('find')}
        placeholder={t('findPlaceholder')}
        keyword={place.keyword ?? ''}
        onFind={(keyword) => onShow({ keyword })}
      />
      <SelectField
        label={t('country')}
        hideLabel
        value={place.country ?? ''}
        placeholder={t('allCountries')}
        options={countries}
        onChange={(event) => onShow({ country: event.target.value })}
      />
      <SelectField
        label={t('kind')}
        hideLabel
        value={place.kind ?? ''}
        placeholder={t('allKinds')}
        options={DECLARATION_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(event) => onShow({ kind: event.target.value })}
      />
      <SelectField
        label={t('turn')}
        hideLabel
        value={place.turn ?? ''}
        placeholder={t('anyTurn')}
        options={HOLDERS.filter((one) => one !== 'none').map((value) => ({
          value,
          label: t(turnWord(place.kind, value)),
        }))}
        onChange={(event) => onShow({ turn: event.target.value })}
      />
      <SelectField
        label={t('inCharge')}
        hideLabel
        value={place.assignee ?? ''}
        placeholder={t('anybody')}
        options={(['me', 'nobody'] as const).map((value) => ({ value, label: t(`assignee_${value}`) }))}
        onChange={(event) => onShow({ assignee: event.target.value })}
      />
      <SelectField
        label={t('group')}
        hideLabel
        value={place.group ?? 'DUE'}
        options={WORK_GROUPS.map((value) => ({ value, label: t(`group_${value}`) }))}
        onChange={(event) => onShow({ group: event.target.value })}
      />
      <ExportMenu place={place} />
      <ButtonLink href={paths.adminLicences()}>{t('licences')}</ButtonLink>
    </>
  )
}
