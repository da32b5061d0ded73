import { CallFormFrame, fieldOf, makeConfirmedCall, textOf, useCallForm } from '#accounts/web/public.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { createApiKey, listApiKeys } from '../contract.ts'
import type { Subject } from '../scope-words.ts'
import { SCOPES, VALIDITIES } from '../scopes.ts'
import type { apiKeysText } from './api-keys.text.ts'

const CHOSEN_AT_FIRST = '90'

export function CreateKeyDialog(props: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useText<typeof apiKeysText>('api-keys')
  const form = useCallForm(createApiKey, {
    idPrefix: 'api-key-',
    make: makeConfirmedCall,
    read: (data) => ({
      name: textOf(data, 'name'),
      scopes: SCOPES.filter((scope) => data.getAll('scopes').includes(scope)),
      days: VALIDITIES.find((days) => String(days) === textOf(data, 'days')) ?? 90,
    }),
    check: ({ name, scopes }): Record<string, string> => ({
      ...(name === '' && { name: t('nameMissing') }),
      ...(scopes.length === 0 && { scopes: t('opensMissing') }),
    }),
    onDone({ key }) {
      void readCache().invalidateQueries({ queryKey: [listApiKeys.path] })
      props.onMade(key)
    },
  })
  const { error } = fieldOf(form, 'scopes')
  return (
    <Dialog title={t('createTitle')} onClose={props.onClose}>
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'name')}
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="off"
          maxLength={60}
        />
        <ChoiceChips
          name="scopes"
          legend={t('opens')}
          look="list"
          multiple
          help={t('opensHelp')}
          error={error}
          options={SCOPES.map((scope) => {
            const [subject, how] = scope.split(':') as [Subject, 'read' | 'write']
            return { value: scope, label: t(`how_${how}`, { what: t(`scope_${subject}`) }) }
          })}
        />
        <SelectField
          {...fieldOf(form, 'days')}
          label={t('days')}
          defaultValue={CHOSEN_AT_FIRST}
          options={VALIDITIES.map((days) => ({ value: String(days), label: t(`days_${days}`) }))}
        />
        <DialogButtons busy={form.busy} submit={t('create')} cancel={t('cancel')} onClose={props.onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
