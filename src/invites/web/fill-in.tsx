import { nameFor } from '#platform/shared/original-name.ts'
import { useMemo, useState } from 'react'
import { FormView, type FormNote } from '#forms/web/public.tsx'
import { pickText } from '#platform/shared/local-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { shareFormText } from './share-form.text.ts'
import { useInviteTransport } from './use-invite-transport.ts'
import type { InvitedForm } from './use-shared-form.ts'
import styles from './share-form.module.css'

/** The invited sections, filled in with the same form that sellers have. */
export function FillIn(props: {
  form: InvitedForm
  person: string
  onDone: (company: string) => void
  /** The server accepts nothing more: refetch the reason. */
  onClosed: () => void
}) {
  const { form, person, onDone, onClosed } = props
  const t = useText<typeof shareFormText>('share-form')
  const lang = useLang()
  const company = nameFor(form.company, lang)
  const [current, setCurrent] = useState<string>()
  const transport = useInviteTransport(form.sections, onClosed)
  const notes = useMemo(() => form.reviewNotes.map(noteOf), [form.reviewNotes])
  const revisions = useMemo(
    () => Object.fromEntries(form.sections.map((key) => [key, form.revision])),
    [form.sections, form.revision],
  )
  return (
    <FormView
      nodeId="shared"
      personId={form.inviteId}
      draftKey={form.draftKey}
      template={form.template}
      answers={form.answers}
      revisions={revisions}
      files={form.files}
      notes={notes}
      editablePaths={form.editablePaths}
      transport={transport}
      current={current}
      onCurrent={setCurrent}
      onSubmitted={() => onDone(company)}
      heading={
        <div className={styles.side}>
          <p className={styles.quiet}>{t('for', { company })}</p>
          <p>
            <b>{pickText(form.template.title, lang)}</b>
          </p>
          <p className={styles.quiet}>{t('filledInBy', { name: person })}</p>
        </div>
      }
    />
  )
}

function noteOf(note: InvitedForm['reviewNotes'][number]): FormNote {
  const { id, path, text, reasonLabel, by, at, answered, files } = note
  return { id, path, text, reason: reasonLabel, by, at, answered, files }
}
