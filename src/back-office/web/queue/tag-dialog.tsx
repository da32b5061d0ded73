import { useState } from 'react'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listTags } from '#work-orders/staff/tags-contract.ts'
import { StaffLoadFailure } from '../frame/staff-load-failure.tsx'
import type { queueFilterText } from './queue-filter.text.ts'

type Tagging = { id: string; on: boolean }
type Props = { busy: boolean; onTag: (tag: Tagging) => void; onClose: () => void }

/** Puts a tag on all that is selected, or takes it off. */
export function TagDialog({ busy, onTag, onClose }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const read = useCallQuery(listTags, {}, { staff: true })
  const [id, setId] = useState('')
  const [on, setOn] = useState(true)
  const tags = read.data?.tags
  return (
    <FormDialog
      title={t('tag')}
      onClose={onClose}
      form={{ busy, onSubmit: () => onTag({ id, on }) }}
      submit={t(on ? 'tagOn' : 'tagOff')}
      cancel={t('cancel')}
      disabled={id === ''}
    >
      {tags?.length === 0 && <p>{t('tagsNone')}</p>}
      {tags ? (
        <>
          <SelectField
            label={t('tag')}
            value={id}
            placeholder={t('tagChoose')}
            options={tags.map((tag) => ({ value: tag.id, label: tag.name }))}
            onChange={(event) => setId(event.target.value)}
          />
          <SelectField
            label={t('tagWhat')}
            value={on ? 'on' : 'off'}
            options={[
              { value: 'on', label: t('tagOn') },
              { value: 'off', label: t('tagOff') },
            ]}
            onChange={(event) => setOn(event.target.value === 'on')}
          />
        </>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('choicesFailed')} />
      ) : (
        <Skeleton lines={2} label={t('choicesLoading')} />
      )}
    </FormDialog>
  )
}
