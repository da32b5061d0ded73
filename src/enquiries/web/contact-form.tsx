import {
  CallFormFrame,
  fieldOf,
  looksLikeEmail,
  SubmitButton,
  textOf,
  useCallForm,
} from '#accounts/web/public.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { saveComment } from '../contract.ts'
import { ENQUIRY_TOPICS, type EnquiryTopic, MESSAGE_MAX, MESSAGE_MIN } from '../enquiry.ts'
import type { enquiriesText } from './enquiries.text.ts'
import styles from './contact-page.module.css'

export type SentEnquiry = { number: string; email: string }

export function ContactForm({
  topic,
  onSent,
}: {
  topic?: EnquiryTopic
  onSent: (sent: SentEnquiry) => void
}) {
  const t = useText<typeof enquiriesText>('enquiries')
  const form = useEnquiryForm(onSent)
  return (
    <CallFormFrame form={form}>
      <div className={styles.pair}>
        <TextField {...fieldOf(form, 'name')} label={t('name')} autoComplete="name" maxLength={100} />
        <TextField
          {...fieldOf(form, 'email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...fieldOf(form, 'company')}
          label={t('company')}
          optional
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          {...fieldOf(form, 'phone')}
          label={t('phone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <SelectField
        {...fieldOf(form, 'topic')}
        label={t('topic')}
        defaultValue={topic ?? ''}
        placeholder={t('choose')}
        options={ENQUIRY_TOPICS.map((value) => ({ value, label: t(`topic_${value}`) }))}
      />
      <TextAreaField
        {...fieldOf(form, 'message')}
        label={t('message')}
        help={t('messageHelp')}
        rows={7}
        maxLength={MESSAGE_MAX}
      />
      <Honeypot label={t('website')} />
      <div>
        <CheckField {...fieldOf(form, 'consent')} label={t('consent')} />
        <Link href={paths.privacyPolicy()} target="_blank" className={styles.policy}>
          {t('readPolicy')}
        </Link>
      </div>
      <SubmitButton form={form}>{t('send')}</SubmitButton>
    </CallFormFrame>
  )
}

/** A field hidden from sight, keyboard and screen readers; whoever fills it in is a robot. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function useEnquiryForm(onSent: (sent: SentEnquiry) => void) {
  const t = useText<typeof enquiriesText>('enquiries')
  return useCallForm(saveComment, {
    read: (data) => ({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      company: textOf(data, 'company'),
      phone: textOf(data, 'phone'),
      topic: textOf(data, 'topic') as EnquiryTopic,
      message: textOf(data, 'message'),
      // the check below stops an enquiry without it before sending
      consent: (data.get('consent') !== null) as true,
      website: textOf(data, 'website'),
    }),
    check: (input) => ({
      ...(input.name === '' ? { name: t('nameMissing') } : {}),
      ...(looksLikeEmail(input.email) ? {} : { email: t('emailMissing') }),
      ...(ENQUIRY_TOPICS.includes(input.topic) ? {} : { topic: t('topicMissing') }),
      ...(input.message.length < MESSAGE_MIN ? { message: t('messageMissing') } : {}),
      ...(input.consent ? {} : { consent: t('consentMissing') }),
    }),
    onDone: ({ number }, { email }) => onSent({ number, email }),
  })
}
