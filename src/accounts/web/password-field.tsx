import { type ReactNode, useState } from 'react'
import { TextField } from '#platform/ui/field.tsx'
import { IconEye, IconEyeOff } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { accountsText } from './accounts.text.ts'
import styles from './password-field.module.css'

/** A password that can be shown while typing. */
export function PasswordField(props: {
  id: string
  name: string
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  help?: ReactNode
  aside?: ReactNode
}) {
  const t = useText<typeof accountsText>('accounts')
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={200}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
