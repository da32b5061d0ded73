import { useState } from 'react'
import type { z } from 'zod'
import { type Enquiry, listEnquiries } from '#enquiries/staff/contract.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { readCache, useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { BlockField } from '#text-blocks/staff/web/block-field.tsx'
import { KeepBlock } from '#text-blocks/staff/web/keep-block.tsx'
import type { enquiriesStaffText } from './enquiries-staff.text.ts'
import styles from './enquiries.module.css'
import { withBlock } from './with-block.ts'

const STALE = 'enquiry.stale'

/** Asks for the text, and is the confirmation at the same time. */
export function EnquiryDialog<I extends z.ZodType>({
  call,
  enquiry,
  inputOf,
  isPossible,
  title,
  help,
  confirm,
  done,
  hasBlocks,
  onClose,
}: {
  call: CallDefinition<I>
  enquiry: Enquiry
  /** @param revision of the enquiry as it was seen */
  inputOf: (text: string, revision: number) => z.input<I>
  isPossible: (enquiry: Enquiry) => boolean
  title: string
  help: string
  confirm: string
  done: string
  /** The text goes to the person who asked: text blocks may be put into it. */
  hasBlocks?: boolean
  onClose: () => void
}) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const [text, setText] = useState('')
  const [moved, setMoved] = useState<Enquiry>()
  const now = moved ?? enquiry
  const send = useCallMutation(call, {
    staff: true,
    invalidates: [listEnquiries],
    onSuccess() {
      showNotification({ text: done, tone: 'good' })
      onClose()
    },
    inPlace: ({ error }) => error === STALE,
    onError(failure) {
      if (failure.error === STALE && failure.data) setMoved(failure.data as Enquiry)
    },
  })
  // The list is read again only now: a new state might take the enquiry, and what was typed, out of it.
  const close = () => {
    if (moved) void readCache().invalidateQueries({ queryKey: [listEnquiries.path] })
    onClose()
  }
  return (
    <FormDialog
      onClose={close}
      title={title}
      size="lg"
      form={{
        busy: send.isPending,
        onSubmit: () => {
          send.mutate(inputOf(text.trim(), now.revision))
        },
      }}
      submit={moved ? t('sendAnyway', { act: confirm }) : confirm}
      cancel={t('back')}
      disabled={text.trim() === '' || !isPossible(now)}
    >
      {moved && <Moved enquiry={moved} />}
      {hasBlocks && (
        <BlockField
          onChoose={(block, me) => setText(withBlock(text, block[enquiry.lang], { enquiry, me }))}
        />
      )}
      <TextAreaField
        label={t('text')}
        help={help}
        rows={7}
        maxLength={4000}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {hasBlocks && (
        <Row>
          <KeepBlock text={text.trim() || undefined} />
        </Row>
      )}
    </FormDialog>
  )
}

/** What a colleague did meanwhile, and what they wrote. */
function Moved({ enquiry }: { enquiry: Enquiry }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const last = enquiry.notes.at(-1)
  return (
    <Notice tone="warn" role="alert" title={t('movedTitle')}>
      {last && (
        <p>
          {t(`note_${last.kind}`, { name: last.by })} · <DateText value={last.at} format="dayTime" />
        </p>
      )}
      {last?.text && (
        <p className={styles.message} dir="auto">
          {last.text}
        </p>
      )}
      <p>{t('movedText')}</p>
    </Notice>
  )
}
