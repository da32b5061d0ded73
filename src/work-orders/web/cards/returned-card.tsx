import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fromWire } from '#documents/wire-names.ts'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { YoursAndExample, type FormFile } from '#forms/web/public.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconArrowBackUp, IconCheck } from '#platform/ui/icons.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { nodeData } from '../../contract.ts'
import type { NodeRecord, ReviewNoteRecord } from '../../records.ts'
import { DueAside } from '../due-aside.tsx'
import { NoteText } from '../note-text.tsx'
import type { FormOfNode } from '../form/files-again.ts'
import { useSendReturned } from '../form/send-returned.ts'
import type { Details } from '../step-status.ts'
import { useOneUpload } from './use-one-upload.tsx'
import { useReader } from '../use-reader.ts'
import styles from './cards.module.css'

type Props = {
  node: NodeRecord
  details: Details
  returned: NonNullable<Details['returned']>
  mayWrite: boolean
}

/**
 * What was returned, each beside a good example. Files are sent again from here; answers are corrected in the form,
 * where only what was returned is editable.
 */
export function ReturnedCard({ node, returned, mayWrite }: Props) {
  const { t } = useReader()
  const form = useCallQuery(nodeData, { nodeId: node.id }, { select: fromWire })
  const { notes } = returned
  const isFiles = notes.every((note) => isFileNote(note, form.data))
  return (
    <Card
      tone="warn"
      icon={<IconArrowBackUp />}
      title={titleOf(notes, isFiles, t)}
      aside={<DueAside dueAt={returned.dueAt} />}
      foot={footOf(returned, t)}
    >
      {isFiles && form.data && form.data.nodeId === node.id ? (
        <FilesAgain notes={notes} form={form.data} mayWrite={mayWrite} />
      ) : (
        <div className={styles.stack}>
          {notes.map((note) => (
            <NoteBlock key={note.id} note={note} />
          ))}
          <CorrectInForm node={node} notes={notes} mayWrite={mayWrite} />
        </div>
      )}
    </Card>
  )
}

/** What stays as it is, and is said to be accepted only where somebody did accept it. */
function footOf(
  { lockedAnswers: count, acceptedAnswers: accepted }: Props['returned'],
  t: ReturnType<typeof useReader>['t'],
): string {
  if (count === 0) return t('delayMoves')
  return accepted > 0 ? t('lockedSomeAccepted', { count, accepted }) : t('lockedRest', { count })
}

function titleOf(
  notes: readonly ReviewNoteRecord[],
  isFiles: boolean,
  t: ReturnType<typeof useReader>['t'],
): string {
  if (notes.length > 1) return t('returnedMany', { count: notes.length })
  return t(isFiles ? 'returnedOne' : 'returnedAnswer')
}

function isFileNote(note: ReviewNoteRecord, form: FormOfNode | undefined): boolean {
  return (
    note.files.length > 0 || (form !== undefined && fieldAt(form.template, note.path)?.field.type === 'file')
  )
}

function NoteBlock({ note }: { note: ReviewNoteRecord }) {
  const { t } = useReader()
  return (
    <div className={styles.noteSplit}>
      <NoteText note={note} />
      {note.files[0] && (
        <YoursAndExample file={note.files[0]} wrong={note.reasonLabel} example={note.example} />
      )}
      {note.answered && (
        <p className={styles.quiet}>
          <IconCheck size={16} /> {t('answeredAlready')}
        </p>
      )}
    </div>
  )
}

function CorrectInForm({
  node,
  notes,
  mayWrite,
}: {
  node: NodeRecord
  notes: readonly ReviewNoteRecord[]
  mayWrite: boolean
}) {
  const { t } = useReader()
  const first = notes.find((note) => !note.answered) ?? notes[0]
  if (!mayWrite)
    return (
      <Button variant="primary" size={52} reason={t('viewerMay')}>
        {t('correctInForm')}
      </Button>
    )
  return (
    <div className={styles.actions}>
      <ButtonLink variant="primary" size={52} href={paths.dynamicForm(node.id, { field: first?.path })}>
        {t('correctInForm')}
      </ButtonLink>
    </div>
  )
}

/** Only files were returned: choose, check and send new ones here. */
function FilesAgain(props: { notes: readonly ReviewNoteRecord[]; form: FormOfNode; mayWrite: boolean }) {
  const { notes, form, mayWrite } = props
  const { t } = useReader()
  const navigate = useNavigate()
  const [fresh, setFresh] = useState<ReadonlyMap<string, FormFile>>(new Map())
  const sending = useSendReturned(form, (outcome) => {
    if (outcome.kind === 'sent') return
    showMessage(t(outcome.kind === 'stale' ? 'changedElsewhere' : 'moreWrong'), 'bad')
    void navigate(
      paths.dynamicForm(form.nodeId, { field: outcome.kind === 'errors' ? outcome.path : undefined }),
    )
  })
  const isReady = notes.every((note) => fresh.has(note.path) || note.answered)
  return (
    <div className={styles.stack}>
      {notes.map((note) => (
        <FileAgain
          key={note.id}
          note={note}
          form={form}
          mayWrite={mayWrite}
          only={notes.length === 1}
          onFile={(file) => setFresh((all) => new Map([...all, [note.path, file]]))}
        />
      ))}
      {isReady && mayWrite && (
        <div className={styles.actions}>
          <Button variant="primary" size={52} loading={sending.isPending} onClick={() => sending.send(fresh)}>
            {t('sendAgain')}
          </Button>
          <span className={styles.quiet}>{t('notSentYet')}</span>
        </div>
      )}
    </div>
  )
}

function FileAgain(props: {
  note: ReviewNoteRecord
  form: FormOfNode
  mayWrite: boolean
  only: boolean
  onFile: (file: FormFile) => void
}) {
  const { note, form, mayWrite, only, onFile } = props
  const { t } = useReader()
  const field = fieldAt(form.template, note.path)?.field
  const upload = useOneUpload(field?.type === 'file' ? field : undefined, onFile)
  const { file } = upload
  return (
    <div className={styles.noteSplit}>
      <NoteText note={note} />
      <div className={styles.pictures}>
        <YoursAndExample
          file={file ?? note.files[0]}
          isNew={file !== undefined}
          wrong={note.reasonLabel}
          example={note.example}
        />
      </div>
      <div className={styles.noteActions}>
        {mayWrite ? (
          upload.picker(
            { choose: t(file ? 'chooseOther' : only ? 'uploadNew' : 'chooseFile'), take: t('takePicture') },
            { primary: only && file === undefined },
          )
        ) : (
          <Button variant="primary" reason={t('viewerMay')}>
            {t('uploadNew')}
          </Button>
        )}
      </div>
    </div>
  )
}
