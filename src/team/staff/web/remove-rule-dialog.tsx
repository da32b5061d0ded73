import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { removeRule } from '../rules-contract.ts'
import type { ShownRule } from './rule-columns.tsx'
import type { rulesText } from './rules.text.ts'

export function RemoveRuleDialog({ rule, onClose }: { rule: ShownRule; onClose: () => void }) {
  const t = useText<typeof rulesText>('rules')
  const remove = useStaffAction(removeRule, { done: t('removed'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('removeTitle', { number: rule.number })}
      onClose={onClose}
      form={{ busy: remove.pending, onSubmit: () => remove.run({ ruleId: rule.id }) }}
      submit={t('removeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
