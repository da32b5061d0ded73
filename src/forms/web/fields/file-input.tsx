import { type DragEvent, useState } from 'react'
import { cx } from '#platform/ui/cx.ts'
import { FieldNote } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { EarlierFiles } from '../files/earlier-files.tsx'
import { FileButtons } from '../files/file-buttons.tsx'
import { megabytesOf, sizeText } from '../files/file-check.ts'
import { FileList } from '../files/file-list.tsx'
import { ChangedNote, NoteHead } from '../files/note-head.tsx'
import { joinTypes, UploadList } from '../files/upload-list.tsx'
import { useUploads } from '../files/use-uploads.ts'
import { YoursAndExample } from '../files/yours-and-example.tsx'
import { useFormFields } from '../form-context.ts'
import { kindOfFile } from '../../kind-of-file.ts'
import type { FormFile, FormNote } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'
import styles from '../files/files.module.css'
import fieldStyles from './fields.module.css'

/** Chooses, photographs, drops, replaces and removes files; a returned file is shown beside a good example. */
export function FileInput({ entry }: FieldOf<'file'>) {
  const t = useText<typeof formsText>('forms')
  const frame = useFieldFrame(entry)
  const files = useFiles(entry)
  const note = useFormFields().noteAt(entry.path)
  const isReturned = note !== undefined && !note.changed
  return (
    <fieldset aria-labelledby={`${frame.id}-label`} className={fieldStyles.question}>
      <p id={`${frame.id}-label`} className={fieldStyles.label}>
        {frame.label}
        {frame.optional && <span className={fieldStyles.optional}>{t('optional')}</span>}
      </p>
      {isReturned ? (
        <ReturnedFile entry={entry} note={note} {...files} />
      ) : (
        <>
          {frame.help && <p className={fieldStyles.help}>{frame.help}</p>}
          <FileList files={files.files} onRemove={files.remove} />
          <Chooser entry={entry} {...files} />
          {note && <ChangedNote note={note} />}
        </>
      )}
      <FieldNote id={`${frame.id}-note`} error={isReturned ? undefined : frame.error} />
    </fieldset>
  )
}

/** The field's files as one set: stored ones, running uploads, and how they change the answer. */
function useFiles(entry: FieldOf<'file'>['entry']) {
  const form = useFormFields()
  const raw = form.rawAt(entry.path)
  const ids = Array.isArray(raw) ? (raw as readonly string[]) : []
  const note = form.noteAt(entry.path)
  const most = entry.field.maxFiles ?? 1
  const limits = { accept: entry.field.accept, maxBytes: entry.field.maxBytes }
  const take = (file: FormFile) => {
    form.learnFile(file)
    const now = form.rawAt(entry.path)
    const before = Array.isArray(now) ? (now as readonly string[]) : []
    // A returned file is removed when its successor arrives; a single file is replaced.
    const returned = new Set(note?.files.map((old) => old.fileId))
    const remaining = most === 1 ? [] : before.filter((id) => !returned.has(id))
    form.set(entry.path, [...remaining, file.fileId].slice(-most))
    form.leave(entry.path)
  }
  const sending = useUploads({ limits, onCount: form.uploadsChanged, onDone: take })
  return {
    ids,
    most,
    limits,
    sending,
    take,
    files: ids.map((id) => form.file(id)).filter((file) => file !== undefined),
    remove(id: string) {
      const rest = ids.filter((other) => other !== id)
      form.set(entry.path, rest.length > 0 ? rest : undefined)
    },
  }
}

type FieldFiles = ReturnType<typeof useFiles>

function Chooser({ entry, ids, most, limits, sending, take }: FieldOf<'file'> & FieldFiles) {
  const t = useText<typeof formsText>('forms')
  const frame = useFieldFrame(entry)
  const [over, setOver] = useState(false)
  const free = most === 1 ? 1 : most - ids.length
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    sending.start([...event.dataTransfer.files].slice(0, free))
  }
  if (free <= 0) return <p className={styles.limits}>{t('tooManyFiles', { count: most })}</p>
  return (
    <div
      className={cx(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <UploadList uploads={sending.uploads} limits={limits} onRetry={sending.retry} onDrop={sending.drop} />
      <FileButtons
        id={frame.id}
        accept={limits.accept}
        multiple={free > 1}
        invalid={frame.error !== undefined}
        describedBy={`${frame.id}-limits ${frame.id}-note`}
        labels={{ choose: chooseLabel(ids.length, most, t), take: t('takePicture') }}
        onFiles={(files) => sending.start(files.slice(0, free))}
      />
      <EarlierFiles limits={limits} kind={kindOfFile(entry.field)} taken={ids} onPick={take} />
      <Limits id={`${frame.id}-limits`} limits={limits} most={most} />
    </div>
  )
}

function chooseLabel(
  count: number,
  most: number,
  t: (key: 'replace' | 'addFile' | 'chooseFile') => string,
): string {
  if (count === 0) return t('chooseFile')
  return t(most === 1 ? 'replace' : 'addFile')
}

function Limits({ id, limits, most }: { id?: string; limits: FieldFiles['limits']; most: number }) {
  const t = useText<typeof formsText>('forms')
  const params = { types: joinTypes(limits.accept, t), size: megabytesOf(limits), max: most }
  return (
    <p id={id} className={styles.limits}>
      {t(most > 1 ? 'fileLimitsMany' : 'fileLimits', params)}
    </p>
  )
}

function ReturnedFile({
  entry,
  note,
  limits,
  sending,
  take,
  most,
}: FieldOf<'file'> & FieldFiles & { note: FormNote }) {
  const t = useText<typeof formsText>('forms')
  const frame = useFieldFrame(entry)
  const [first] = note.files
  return (
    <div className={styles.returned}>
      <NoteHead note={note} title={t('returnedFile')} id={`${frame.id}-returned`} />
      <div className={styles.returnedBody}>
        <YoursAndExample file={first} wrong={note.reason} example={entry.field.example} />
        <div className={styles.again}>
          {note.files.map((file) => (
            <span key={file.fileId} className={styles.struck}>
              {file.name} · {sizeText(file.size)}
            </span>
          ))}
          <UploadList
            uploads={sending.uploads}
            limits={limits}
            onRetry={sending.retry}
            onDrop={sending.drop}
          />
          <FileButtons
            id={frame.id}
            accept={limits.accept}
            multiple={most > 1}
            describedBy={`${frame.id}-returned`}
            labels={{ choose: t('chooseFile'), take: t('takePicture') }}
            onFiles={(files) => sending.start(files.slice(0, most))}
          />
          <EarlierFiles
            limits={limits}
            kind={kindOfFile(entry.field)}
            taken={note.files.map((file) => file.fileId)}
            onPick={take}
          />
          <Limits limits={limits} most={most} />
        </div>
      </div>
    </div>
  )
}
