import { useState } from 'react'
import {
  answerEnquiry,
  closeEnquiry,
  type Enquiry,
  listEnquiries,
  reopenEnquiry,
} from '#enquiries/staff/contract.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import type { enquiriesStaffText } from './enquiries-staff.text.ts'
import styles from './enquiries.module.css'

/** One enquiry: sender, topic, message, what was done, and what can be done. */
export function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  return (
    <article className={styles.item} aria-labelledby={enquiry.id}>
      <header className={styles.head}>
        <h2 id={enquiry.id} className={styles.name} dir="auto">
          {enquiry.name}
        </h2>
        <Badge>{t(`topic_${enquiry.topic}`)}</Badge>
        <Badge variant={enquiry.status === 'OPEN' ? 'dueSoon' : 'neutral'}>
          {t(`status_${enquiry.status}`)}
        </Badge>
        <span className={styles.when}>
          {enquiry.number} · <DateText value={enquiry.createdAt} />
        </span>
      </header>
      <p className={styles.who}>
        <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>
        {enquiry.phone && <span>{enquiry.phone}</span>}
        {enquiry.company && <span dir="auto">{enquiry.company}</span>}
        {enquiry.customer && <span>{t('customer', { name: enquiry.customer.name })}</span>}
        <span>{t('writtenIn', { lang: t(`lang_${enquiry.lang}`) })}</span>
      </p>
      <p className={styles.message} dir="auto">
        {enquiry.message}
      </p>
      <Notes notes={enquiry.notes} />
      <Actions enquiry={enquiry} />
    </article>
  )
}

function Notes({ notes }: { notes: Enquiry['notes'] }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  if (notes.length === 0) return null
  return (
    <ol className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <span className={styles.when}>
            {t(`note_${note.kind}`, { name: note.by })} · <DateText value={note.at} />
          </span>
          {note.text && <p className={styles.message}>{note.text}</p>}
        </li>
      ))}
    </ol>
  )
}

function Actions({ enquiry }: { enquiry: Enquiry }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const [asks, setAsks] = useState<'answer' | 'close'>()
  const { actions, id: enquiryId, number, email, revision } = enquiry
  const reopen = useCallMutation(reopenEnquiry, {
    staff: true,
    invalidates: [listEnquiries],
    onSuccess: () => showNotification({ text: t('reopened'), tone: 'good' }),
  })
  const end = () => setAsks(undefined)
  return (
    <Row gap={12}>
      {actions.answer && (
        <Button variant={enquiry.status === 'OPEN' ? 'primary' : 'default'} onClick={() => setAsks('answer')}>
          {t('answer')}
        </Button>
      )}
      {actions.close && <Button onClick={() => setAsks('close')}>{t('close')}</Button>}
      {actions.reopen && (
        <Button loading={reopen.isPending} onClick={() => reopen.mutate({ enquiryId, revision })}>
          {t('reopen')}
        </Button>
      )}
      {asks === 'answer' && (
        <EnquiryDialog
          call={answerEnquiry}
          enquiry={enquiry}
          inputOf={(text, seen) => ({ enquiryId, revision: seen, text })}
          isPossible={(now) => now.actions.answer}
          title={t('answerTitle', { number })}
          help={t('answerHelp', { email })}
          confirm={t('sendAnswer')}
          done={t('answered')}
          hasBlocks
          onClose={end}
        />
      )}
      {asks === 'close' && (
        <EnquiryDialog
          call={closeEnquiry}
          enquiry={enquiry}
          inputOf={(note, seen) => ({ enquiryId, revision: seen, note })}
          isPossible={(now) => now.actions.close}
          title={t('closeTitle', { number })}
          help={t('closeHelp')}
          confirm={t('closeNow')}
          done={t('closed')}
          onClose={end}
        />
      )}
    </Row>
  )
}
