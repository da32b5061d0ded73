import { useState } from 'react'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import { CheckField, SelectField, TextField } from '#platform/ui/field.tsx'
import { readCache } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { companyMembers, inviteMember } from '../../members-contract.ts'
import type { accountsText } from '../accounts.text.ts'
import { CallFormFrame, fieldOf } from '../call-form-fields.tsx'
import { makeConfirmedCall } from '../confirm/make-confirmed-call.ts'
import { emailProblem, textOf, useCallForm } from '../use-call-form.ts'
import { LANGUAGES } from './languages.ts'
import type { membersText } from './members.text.ts'

const ROLES = ['editor', 'viewer', 'owner'] as const

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof membersText>('members')
  const lang = useLang()
  const [role, setRole] = useState('editor')
  const form = useInvitation(onClose)
  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      <CallFormFrame form={form}>
        <TextField
          {...fieldOf(form, 'email')}
          label={t('inviteEmail')}
          help={t('inviteEmailHelp')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
        <ChoiceChips
          name="role"
          legend={t('inviteRole')}
          look="list"
          value={role}
          onChange={setRole}
          options={ROLES.map((value) => ({
            value,
            label: t(`role_${value}`),
            detail: t(`roleHelp_${value}`),
          }))}
        />
        {role === 'editor' && <CheckField name="mayConfirm" value="yes" label={t('inviteConfirm')} />}
        <SelectField
          {...fieldOf(form, 'lang')}
          label={t('inviteLang')}
          defaultValue={lang}
          options={LANGUAGES}
        />
        <DialogButtons busy={form.busy} submit={t('send')} cancel={t('cancel')} onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}

function useInvitation(onClose: () => void) {
  const t = useText<typeof membersText>('members')
  const a = useText<typeof accountsText>('accounts')
  return useCallForm(inviteMember, {
    idPrefix: 'invite-',
    make: makeConfirmedCall,
    read: (data) => ({
      email: textOf(data, 'email'),
      role: ROLES.find((role) => role === textOf(data, 'role')) ?? 'viewer',
      mayConfirm: textOf(data, 'mayConfirm') === 'yes',
      lang: textOf(data, 'lang') === 'zh' ? ('zh' as const) : ('en' as const),
    }),
    check: ({ email }): Record<string, string> => emailProblem(email, a),
    onDone(members, { email }) {
      readCache().setQueryData([companyMembers.path, {}], members)
      showMessage(t('sent', { email }), 'good')
      onClose()
    },
  })
}
