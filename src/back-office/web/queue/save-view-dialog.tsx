import { useState } from 'react'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { MOST_VIEW_LETTERS, saveView } from '#work-orders/staff/saved-views-contract.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { useStaffAction } from '../frame/use-staff-action.ts'
import { filterOfPlace } from './saved-filter.ts'
import type { savedViewsText } from './saved-views.text.ts'

type Props = {
  place: QueuePlace
  /** The one that is renamed; undefined for a new one of this place. */
  known: { id: string; name: string; shared: boolean } | undefined
  onClose: () => void
}

export function SaveViewDialog({ place, known, onClose }: Props) {
  const t = useText<typeof savedViewsText>('saved-views')
  const [name, setName] = useState(known?.name ?? '')
  const [shared, setShared] = useState(known?.shared ?? false)
  const save = useStaffAction(saveView, { done: t('done'), onDone: onClose })
  const what = known ? { viewId: known.id } : { filter: filterOfPlace(place) }
  return (
    <FormDialog
      title={known ? t('change') : t('saveThis')}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: () => save.run({ ...what, name: name.trim(), shared }) }}
      submit={t('save')}
      cancel={t('cancel')}
      disabled={name.trim() === ''}
    >
      {!known && <p>{t('saveHelp')}</p>}
      <TextField
        label={t('name')}
        maxLength={MOST_VIEW_LETTERS}
        error={save.errors['name']}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckField
        label={t('shared')}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </FormDialog>
  )
}
