import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import styles from './claim-form.module.css'
import type { couponsText } from './coupons.text.ts'
import type { useClaim } from './use-claim.ts'

/** Claims a coupon by a code. */
export function ClaimForm({
  claim,
  reason,
}: {
  claim: ReturnType<typeof useClaim>
  reason: string | undefined
}) {
  const t = useText<typeof couponsText>('coupons')
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (code.trim()) claim.byCode(code.trim(), () => setCode(''))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        className={styles.code}
        label={t('codeLabel')}
        value={code}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={claim.failure ?? (submitted && !code.trim() && !claim.done ? t('codeMissing') : undefined)}
        onChange={(event) => {
          setCode(event.target.value)
          claim.forgetFailure()
        }}
      />
      <Button type="submit" loading={claim.busyWith === 'code'} {...(reason ? { reason } : {})}>
        {t('claimByCode')}
      </Button>
    </form>
  )
}
