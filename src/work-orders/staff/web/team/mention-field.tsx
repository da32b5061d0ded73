import { SelectField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { orderTeamText } from './order-team.text.ts'

/** Adds the name of a colleague, who is then told of the note. */
export function MentionField({ onMention }: { onMention: (name: string) => void }) {
  const t = useText<typeof orderTeamText>('order-team')
  const { colleagues } = useWorkOrder().data
  return (
    <SelectField
      label={t('mention')}
      help={t('mentionHelp')}
      placeholder={t('mentionChoose')}
      optional
      value=""
      options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => {
        const name = colleagues.find(({ id }) => id === event.target.value)?.name
        if (name) onMention(name)
      }}
    />
  )
}
