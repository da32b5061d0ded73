import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { isLang, LANGS, type Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { CheckField, FieldNote, SelectField, TextField } from '#platform/ui/field.tsx'
import { allAtFields, errorAt } from '#platform/web/at-fields.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { workOrderDetails } from '#work-orders/contract.ts'
import { createInvite, listInvites } from '../contract.ts'
import { PIN_PATTERN, USUAL_INVITE_DAYS } from '../invite-rules.ts'
import type { invitesText } from './invites.text.ts'
import styles from './invites.module.css'

type Invites = OutputOf<typeof listInvites>
export type CreatedInvite = OutputOf<typeof createInvite> & { pin: string | undefined; email: string }

const DAYS = [3, 7, USUAL_INVITE_DAYS, 30]
const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', zh: '简体中文' }

/** Six random digits. */
function suggestedPin(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 1_000_000).padStart(6, '0')
}

/** Which sections, for whom, for how long, and whether with a PIN. */
export function InviteForm(props: {
  data: Invites
  onCreated: (invite: CreatedInvite) => void
  onCancel: () => void
}) {
  const { data, onCreated, onCancel } = props
  const t = useText<typeof invitesText>('invites')
  const here = useLang()
  const [sections, setSections] = useState<readonly string[]>(() =>
    data.shareable.length === 1 ? data.shareable.map(({ key }) => key) : [],
  )
  const [email, setEmail] = useState('')
  const [lang, setLang] = useState<Lang>(here)
  const [days, setDays] = useState(USUAL_INVITE_DAYS)
  const [guarded, setGuarded] = useState(true)
  const [pin, setPin] = useState(suggestedPin)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const create = useCallMutation(createInvite, {
    invalidates: [listInvites, workOrderDetails],
    onSuccess: (invite) => onCreated({ ...invite, pin: guarded ? pin : undefined, email: email.trim() }),
    inPlace: allAtFields(['sections', 'email', 'pin']),
    onError: (failure) => setErrors(failure.fields),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      ...(sections.length === 0 && { sections: t('sectionMissing') }),
      ...(guarded && !PIN_PATTERN.test(pin) && { pin: t('pinWrong') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const address = email.trim()
    create.mutate({
      nodeId: data.nodeId,
      sections: [...sections],
      expiresInDays: days,
      lang,
      ...(address !== '' && { email: address }),
      ...(guarded && { pin }),
    })
  }
  return (
    <form ref={form} className={styles.form} noValidate aria-label={t('title')} onSubmit={submit}>
      <SectionChoice
        data={data}
        chosen={sections}
        onChange={setSections}
        error={errorAt(errors, 'sections')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('email')}
          optional
          type="email"
          autoComplete="off"
          maxLength={254}
          help={t('emailHelp')}
          error={errors['email']}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label={t('language')}
          value={lang}
          options={LANGS.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
          onChange={({ target }) => isLang(target.value) && setLang(target.value)}
        />
        <SelectField
          label={t('expires')}
          value={String(days)}
          options={DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </div>
      <CheckField
        label={t('withPin')}
        checked={guarded}
        onChange={(event) => setGuarded(event.target.checked)}
      />
      {guarded && (
        <div className={styles.pinRow}>
          <TextField
            label={t('pin')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            help={t('pinHelp')}
            error={errors['pin']}
            value={pin}
            onChange={(event) => setPin(event.target.value.replace(/\D/g, ''))}
          />
          <Button onClick={() => setPin(suggestedPin())}>{t('newPin')}</Button>
        </div>
      )}
      <Replaced data={data} chosen={sections} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={create.isPending}>
          {t(email.trim() === '' ? 'create' : 'createAndMail')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function SectionChoice(props: {
  data: Invites
  chosen: readonly string[]
  onChange: (sections: readonly string[]) => void
  error: string | undefined
}) {
  const { data, chosen, onChange, error } = props
  const t = useText<typeof invitesText>('invites')
  return (
    <fieldset className={styles.choice} aria-describedby={error ? 'invite-sections-error' : undefined}>
      <legend>{t('sections')}</legend>
      {data.shareable.map(({ key, title, questions }) => (
        <CheckField
          key={key}
          label={title}
          help={questions.join(' · ')}
          checked={chosen.includes(key)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
          }
        />
      ))}
      <FieldNote id="invite-sections-error" error={error} />
    </fieldset>
  )
}

function Replaced({ data, chosen }: { data: Invites; chosen: readonly string[] }) {
  const t = useText<typeof invitesText>('invites')
  const lang = useLang()
  const taken = data.invites
    .filter(({ state }) => state === 'open' || state === 'locked')
    .flatMap(({ sections }) => sections.filter(({ key }) => chosen.includes(key)))
  if (taken.length === 0) return null
  const sections = joinNames(
    taken.map(({ title }) => title),
    lang,
  )
  return (
    <p role="status" className={styles.quiet}>
      {t('replaces', { sections })}
    </p>
  )
}
