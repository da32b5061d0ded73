import { useEffect, useRef } from 'react'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { accountsText } from './accounts.text.ts'
import { fieldOf } from './call-form-fields.tsx'
import type { CallForm } from './use-call-form.ts'

/** The refusal after which it is shown. */
export const CODE_NEEDED = 'accounts.code_needed'

/** The second step of signing in; it stands there as soon as the password was right. */
export function CodeField({ form }: { form: CallForm }) {
  const t = useText<typeof accountsText>('accounts')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <TextField
        {...fieldOf(form, 'otp')}
        label={t('otp')}
        help={t('otpHelp')}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}
