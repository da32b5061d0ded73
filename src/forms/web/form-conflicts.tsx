import { fieldAt } from '#forms/engine/model/field-at.ts'
import { findRow, rowLabel, rowTitle } from '#forms/engine/model/row-name.ts'
import type { Answer, Template } from '#forms/engine/model/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { answerText } from '#forms/engine/print/answer-text.ts'
import type { Conflict } from './flat-answers.ts'
import type { DraftState } from './form-draft.ts'
import type { FormFile } from './form-model.ts'
import type { formsText } from './forms.text.ts'
import styles from './form-conflicts.module.css'

/** The sticky notice links here. */
export const CONFLICTS_ID = 'form-conflicts'

type Props = {
  template: Template
  state: DraftState
  files: (fileId: string) => FormFile | undefined
  onResolve: (path: string, side: 'mine' | 'theirs') => void
}

/** The form was changed in two places: both versions, answer by answer, and the person chooses. */
export function FormConflicts({ template, state, files, onResolve }: Props) {
  const t = useText<typeof formsText>('forms')
  const { conflicts } = state
  if (conflicts.length === 0) return null
  const all = (side: 'mine' | 'theirs') => {
    for (const conflict of conflicts) onResolve(conflict.path, side)
  }
  return (
    <div role="alert" id={CONFLICTS_ID}>
      <Card
        tone="warn"
        icon={<IconAlertTriangle size={20} />}
        title={t('conflictTitle', { count: conflicts.length })}
        foot={
          conflicts.length > 1 && (
            <span className={styles.all}>
              <Button size={32} onClick={() => all('mine')}>
                {t('keepAllMine')}
              </Button>
              <Button size={32} onClick={() => all('theirs')}>
                {t('takeAllTheirs')}
              </Button>
            </span>
          )
        }
      >
        <p>{t('conflictText')}</p>
        <ul className={styles.list}>
          {conflicts.map((conflict) => (
            <ConflictRow key={conflict.path} conflict={conflict} {...{ template, state, files, onResolve }} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function ConflictRow({ conflict, template, state, files, onResolve }: Props & { conflict: Conflict }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const place = fieldAt(template, conflict.path)
  const show = (answer: Answer | undefined): string => {
    if (!place || place.field.type === 'group' || answer === undefined) return t('noAnswer')
    if (place.field.type === 'file' && Array.isArray(answer))
      return answer.map((id) => files(String(id))?.name ?? t('newerFile')).join(', ')
    return answerText(place.field, answer, lang, { yes: t('yes'), no: t('no') }, true)
  }
  const found = place?.group && findRow(state.answers, place.group.key, place.rowId)
  const rowName =
    place?.group && (rowTitle(place.group, found?.row) ?? rowLabel(place.group, found?.index ?? -1, lang))
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {rowName && `${rowName} · `}
        {place ? pickText(place.field.label, lang) : conflict.path}
      </h3>
      <Side
        title={t('conflictMine')}
        text={show(conflict.mine)}
        button={t('keepMine')}
        onTake={() => onResolve(conflict.path, 'mine')}
      />
      <Side
        title={t('conflictTheirs')}
        text={show(conflict.theirs)}
        button={t('takeTheirs')}
        onTake={() => onResolve(conflict.path, 'theirs')}
      />
    </li>
  )
}

function Side(props: { title: string; text: string; button: string; onTake: () => void }) {
  return (
    <div className={styles.side}>
      <p className={styles.sideTitle}>{props.title}</p>
      <p className={styles.answer}>{props.text}</p>
      <Button size={32} onClick={props.onTake}>
        {props.button}
      </Button>
    </div>
  )
}
