import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import { unlockInvite } from '../contract.ts'
import type { shareFormText } from './share-form.text.ts'
import styles from './share-form.module.css'

/** The PIN before anything of the form is shown. */
export function PinPage(props: { company: string; again: boolean; onUnlocked: (code: string) => void }) {
  const { company, again, onUnlocked } = props
  const t = useText<typeof shareFormText>('share-form')
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState(false)
  const input = useRef<HTMLDivElement>(null)
  const complain = (message: string) => {
    setError(message)
    input.current?.querySelector('input')?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pin.trim() === '') return complain(t('pinMissing'))
    setAsking(true)
    try {
      const { code } = await makeCall(unlockInvite, { pin: pin.replace(/\s/g, '') }, { quiet: true })
      onUnlocked(code)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setPin('')
      complain(failure.message)
    } finally {
      setAsking(false)
    }
  }
  useEffect(() => input.current?.querySelector('input')?.focus(), [])
  return (
    <div className={styles.narrow}>
      <div>
        <h1 className={styles.title}>{t('pinTitle')}</h1>
        <p className={styles.lead}>{again ? t('pinAgain') : t('pinText', { company })}</p>
      </div>
      <Card as="div">
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <div ref={input} className={styles.pin}>
            <TextField
              label={t('pin')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              value={pin}
              error={error && <span role="alert">{error}</span>}
              onChange={(event) => setPin(event.target.value)}
            />
          </div>
          <Button type="submit" variant="primary" size={52} full loading={asking}>
            {t('unlock')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
