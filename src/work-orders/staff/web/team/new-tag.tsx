import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { MOST_TAG_LETTERS, saveTag } from '../../tags-contract.ts'
import type { orderTeamText } from './order-team.text.ts'

/** One more tag for everybody. */
export function NewTag({ onAdded }: { onAdded: (tagId: string) => void }) {
  const t = useText<typeof orderTeamText>('order-team')
  const [name, setName] = useState('')
  const save = useStaffAction(saveTag, {
    done: t('tagSaved'),
    onDone({ id }) {
      setName('')
      onAdded(id)
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && !save.pending) save.run({ name: name.trim() })
      }}
    >
      <Stack gap={8}>
        <TextField
          label={t('tagNew')}
          help={t('tagNewHelp')}
          maxLength={MOST_TAG_LETTERS}
          error={save.errors['name']}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size={32} loading={save.pending} disabled={name.trim() === ''}>
          {t('tagAdd')}
        </Button>
      </Stack>
    </form>
  )
}
