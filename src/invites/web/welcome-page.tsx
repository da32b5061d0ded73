import { nameFor } from '#platform/shared/original-name.ts'
import { type FormEvent, useRef, useState } from 'react'
import { paths } from '#paths.ts'
import { visibleFields, isQuestion } from '#forms/engine/evaluate/answers.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { CallFailure, makeCall } from '#platform/web/api.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { beginInvite } from '../contract.ts'
import type { shareFormText } from './share-form.text.ts'
import type { InvitedForm } from './use-shared-form.ts'
import styles from './share-form.module.css'

/** Who invites, to what, until when, who will see it; and a field for one's name. */
export function WelcomePage({ form, onBegun }: { form: InvitedForm; onBegun: (person: string) => void }) {
  const t = useText<typeof shareFormText>('share-form')
  const lang = useLang()
  const company = nameFor(form.company, lang)
  return (
    <div className={styles.narrow}>
      <div>
        <h1 className={styles.title}>{t('asksYou', { company })}</h1>
        <p className={styles.lead}>{t('forService', { service: form.service })}</p>
      </div>
      <Card as="div">
        <Facts
          look="stacked"
          items={[
            { label: t('youFillIn'), value: <InvitedSections form={form} /> },
            { label: t('until'), value: <DateText value={form.expiresAt} format="deadline" /> },
            { label: t('byAgency'), value: form.agency },
          ]}
        />
      </Card>
      <Card as="div">
        <NameForm form={form} company={company} onBegun={onBegun} />
      </Card>
      <p className={styles.quiet}>
        {t('privacy', { company, agency: form.agency })}{' '}
        <Anchor href={paths.privacyPolicy()} target="_blank">
          {t('privacyPolicy')}
        </Anchor>
      </p>
    </div>
  )
}

function InvitedSections({ form }: { form: InvitedForm }) {
  const t = useText<typeof shareFormText>('share-form')
  const lang = useLang()
  const visible = visibleFields(form.template, form.answers)
  const countIn = (key: string) => {
    const own = visible.filter(({ sectionKey, field }) => sectionKey === key && isQuestion(field)).length
    const section = form.template.sections.find((candidate) => candidate.key === key)
    // A group without rows counts as one row.
    const inRows = (section?.fields ?? []).flatMap((field) => (field.type === 'group' ? field.fields : []))
    return own > 0 ? own : inRows.filter(isQuestion).length
  }
  return (
    <ul className={styles.sections}>
      {form.template.sections.map(({ key, title }) => (
        <li key={key}>
          {pickText(title, lang)}{' '}
          <span className={styles.count}>{t('questions', { count: countIn(key) })}</span>
        </li>
      ))}
    </ul>
  )
}

function NameForm(props: { form: InvitedForm; company: string; onBegun: (person: string) => void }) {
  const { form, company, onBegun } = props
  const t = useText<typeof shareFormText>('share-form')
  const [name, setName] = useState(form.person ?? '')
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState(false)
  const field = useRef<HTMLFormElement>(null)
  const complain = (message: string) => {
    setError(message)
    field.current?.querySelector('input')?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return complain(t('nameMissing'))
    setAsking(true)
    try {
      const { person } = await makeCall(beginInvite, { name }, { quiet: true })
      onBegun(person)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      complain(failure.fields['name'] ?? failure.message)
    } finally {
      setAsking(false)
    }
  }
  return (
    <form ref={field} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('yourName')}
        help={t('yourNameHelp', { company })}
        autoComplete="name"
        maxLength={300}
        value={name}
        error={error && <span role="alert">{error}</span>}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" size={52} full loading={asking}>
        {t(form.revision > 0 ? 'goOn' : 'begin')}
      </Button>
      <p className={styles.quiet}>{t('comeBack')}</p>
    </form>
  )
}
